//! Ways to play without a person: what to do next, given one's own rack, the table, and how many
//! tiles the others have.

use rand::{Rng, RngExt};

use crate::decide::Decide;
use crate::names::named;
use crate::rummikub::answer::{Move, Wishes};
use crate::rummikub::best::{Best, Wait};
use crate::rummikub::check::IllegalPlan;
use crate::rummikub::decide::{Rummikub, View};
use crate::rummikub::judgement::broken;
use crate::rummikub::layout::Layer;
use crate::rummikub::position::Position;
use crate::rummikub::rules::Objective;
use crate::rummikub::set::{Set, tiles_of};
use crate::rummikub::simple::Simple;
use crate::rummikub::solver::Solver;

named! {
    /// The ways to play there are.
    ///
    /// ```
    /// use rollwise_engine::rummikub::{Position, Strategy, View};
    ///
    /// let position: Position = "r4-8 | r9 k1-3 j".parse()?;
    /// let laid = |strategy: Strategy, rivals: &[usize]| {
    ///     let view = View { position: &position, rivals };
    ///     strategy.decide(view, 0).map(|found| found.map_or(0, |found| found.numbers.tiles))
    /// };
    /// assert_eq!(laid(Strategy::Tiles, &[14]), Ok(5));
    /// assert_eq!("hold".parse(), Ok(Strategy::Hold));
    /// # Ok::<(), rollwise_engine::rummikub::PositionError>(())
    /// ```
    pub enum Strategy {
        /// Lay as many tiles as possible; of equally many those with most points.
        Tiles = "tiles",
        /// Lay as many points as possible, a joker counting what it counts on the rack.
        Points = "points",
        /// Lay as many tiles as possible, but jokers only to open where nothing else does, or to
        /// win at once.
        Jokers = "jokers",
        /// Lay as many tiles as possible; but as long as every rival has more than five tiles, hold
        /// back the sets that one's own rack makes, if something else can be laid. (The long-term
        /// strategy that H. Lübben asked about, "Rummikub", 1997.)
        Hold = "hold",
        /// Lay sets of one's own rack, then pairs and single tiles where they fit: at the ends of
        /// runs, as the fourth colour of groups, or into a run that is cut open there. Nothing is
        /// rearranged.
        Simple = "simple",
        /// As `jokers`, but draw rather than open with a joker, as long as more than ten tiles are
        /// left to draw; and with twelve tiles or fewer, of which the move would leave at most
        /// five, draw if that wins the next turn with a chance of 12 percent.
        Best = "best",
        /// Keep any tiles back, each with the same chance, and lay as many of the others as
        /// possible.
        Random = "random",
    }
}

impl Strategy {
    /// One who decides by this strategy.
    #[must_use]
    pub fn decider(self) -> Box<dyn Decide<Rummikub>> {
        let most = |objective, keep_jokers| -> Box<dyn Decide<Rummikub>> {
            Box::new(Most::new(objective, keep_jokers))
        };
        match self {
            Strategy::Tiles => most(Objective::Tiles, false),
            Strategy::Points => most(Objective::Points, false),
            Strategy::Jokers => most(Objective::Tiles, true),
            Strategy::Hold => Box::<Hold>::default(),
            Strategy::Simple => Box::<Simple>::default(),
            Strategy::Best => Box::<Best>::default(),
            Strategy::Random => Box::<Random>::default(),
        }
    }

    /// The move of a player with this strategy, with the plan that has the fewest cuts for its
    /// tiles; none if the player draws. `seed` decides what the strategy leaves to chance.
    ///
    /// # Errors
    /// For a move that breaks the rules: a fault of the solver or of the strategy.
    pub fn decide(self, view: View<'_>, seed: u64) -> Result<Option<Move>, IllegalPlan> {
        match self.decider().decide_by(seed, view) {
            Some(after) => planned(view.position, &after),
            None => Ok(None),
        }
    }
}

/// The move to these sets, with the plan that has the fewest cuts for its tiles.
fn planned(position: &Position, after: &[Set]) -> Result<Option<Move>, IllegalPlan> {
    IllegalPlan::unless_none(broken(position, after), position, after.to_vec())?;
    let play = tiles_of(after).without(&position.on_table());
    let wishes = Wishes {
        play,
        keep: position.rack().without(&play),
        ..Wishes::default()
    };
    Ok(Solver::new().solved(position, &wishes)?.best)
}

/// What the strongest of the strategies, [`Strategy::Best`], would do; of moves with as many tiles
/// the one with fewest cuts, which is the easiest to lay.
///
/// ```
/// use rollwise_engine::rummikub::{Advice, Position, View, Wait};
///
/// let position: Position = "r4-6 | r7 k1-2".parse()?;
/// let view = View { position: &position, rivals: &[14] };
/// let advice = Advice::of(view)?;
/// assert_eq!(advice.best.map(|best| best.numbers.tiles), Some(1));
/// assert_eq!(advice.wait, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The move; none to draw.
    pub best: Option<Move>,
    /// Why to draw, although something can be laid.
    pub wait: Option<Wait>,
}

impl Advice {
    /// The advice for who sees this. Without rivals all unseen tiles count as the pool.
    ///
    /// # Errors
    /// For a move that breaks the rules: a fault of the solver or of the strategy.
    pub fn of(view: View<'_>) -> Result<Advice, IllegalPlan> {
        let best = match Best::default().weighed(&view) {
            Err(wait) => {
                return Ok(Advice {
                    best: None,
                    wait: Some(wait),
                });
            }
            Ok(None) => None,
            Ok(Some(_)) => {
                let wishes = Wishes {
                    objective: Objective::Simple,
                    keep_jokers: true,
                    ..Wishes::default()
                };
                Solver::new().solved(view.position, &wishes)?.best
            }
        };
        Ok(Advice { best, wait: None })
    }
}

/// Lays the most.
struct Most {
    layer: Layer,
    wishes: Wishes,
}

impl Most {
    fn new(objective: Objective, keep_jokers: bool) -> Most {
        Most {
            layer: Layer::default(),
            wishes: Wishes {
                objective,
                keep_jokers,
                ..Wishes::default()
            },
        }
    }
}

impl Decide<Rummikub> for Most {
    fn decide(&mut self, view: View<'_>, _: &mut dyn Rng) -> Option<Vec<Set>> {
        self.layer.best(view.position, &self.wishes)
    }
}

/// As long as every rival has more tiles than this, sets are held back.
const FEW: usize = 5;

/// Holds sets of the rack back.
#[derive(Default)]
struct Hold(Layer);

impl Decide<Rummikub> for Hold {
    fn decide(&mut self, view: View<'_>, _: &mut dyn Rng) -> Option<Vec<Set>> {
        let wishes = Wishes::default();
        let all = self.0.best(view.position, &wishes)?;
        if !view.position.has_opened() || view.fewest() <= FEW {
            return Some(all);
        }
        let wins = tiles_of(&all).without(&view.position.on_table()) == *view.position.rack();
        if wins {
            return Some(all);
        }
        let held = tiles_of(&self.0.own_sets(view.position));
        let wishes = Wishes {
            keep: held,
            ..wishes
        };
        self.0.best(view.position, &wishes).or(Some(all))
    }
}

/// Does anything that is allowed.
#[derive(Default)]
struct Random(Layer);

impl Decide<Rummikub> for Random {
    fn decide(&mut self, view: View<'_>, chance: &mut dyn Rng) -> Option<Vec<Set>> {
        let rack = view.position.rack().iter();
        let kept = rack.filter(|_| chance.random_range(0..2_u8) == 0);
        let wishes = Wishes {
            keep: kept.collect(),
            ..Wishes::default()
        };
        self.0.best(view.position, &wishes)
    }
}
