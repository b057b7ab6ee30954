//! The best move of a small position by looking at every arrangement.

use std::collections::HashMap;

use rollwise_engine::rummikub::{Objective, Position, Rules, Tile, Tiles, Wishes};

use super::arrangements::{Visitor, arrange};
use super::cuts::cuts;
use super::joker_rules::{all_lie, allows};
use super::lying::Lying;

/// Wishes for an objective alone.
pub fn wishes(objective: Objective) -> Wishes {
    Wishes {
        objective,
        ..Wishes::default()
    }
}

/// What a move brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Worth {
    pub tiles: u32,
    pub points: u32,
    pub cuts: u32,
}

impl Worth {
    /// Greater is better.
    pub fn rank(self, objective: Objective) -> [i64; 3] {
        let [tiles, points] = [self.tiles, self.points].map(i64::from);
        let cuts = -i64::from(self.cuts);
        match objective {
            Objective::Tiles => [tiles, points, cuts],
            Objective::Points => [points, tiles, cuts],
            Objective::Simple => [tiles, cuts, points],
        }
    }
}

/// What a search over all arrangements has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The best move and a table after it.
    pub best: Option<(Worth, Vec<Lying>)>,
    /// Whether the table's tiles can lie as sets, with tiles of the rack or without.
    pub can_lie: bool,
}

impl Found {
    pub fn worth(&self) -> Option<Worth> {
        self.best.as_ref().map(|(worth, _)| *worth)
    }
}

/// The best move of a position.
pub fn best_move(position: &Position, wishes: &Wishes) -> Found {
    found(position, wishes, false)
}

/// The best move of a position among those in which the sets of the table only grow.
pub fn best_growing(position: &Position, wishes: &Wishes) -> Option<Worth> {
    found(position, wishes, true).worth()
}

fn found(position: &Position, wishes: &Wishes, grows: bool) -> Found {
    let rules = *position.rules();
    // Otherwise the table's sets stay as they are.
    let uses_table = position.has_opened() || rules.play_on;
    let sets = position.table().iter().filter(|_| uses_table);
    let table: Vec<Lying> = sets.map(Lying::of).collect();
    let on_table: Tiles = position.on_table().iter().filter(|_| uses_table).collect();
    let available = position.rack().without(&wishes.keep);
    let mut must = on_table;
    must.add_all(&wishes.play);
    let mut moves = Moves {
        position,
        table: &table,
        available,
        rules,
        wishes,
        grows,
        jokers: jokers_that_may_go(position, wishes),
        openings: HashMap::new(),
        found: Found::default(),
    };
    arrange(&must, &available.without(&wishes.play), &mut moves);
    moves.found
}

/// Jokers of the rack that may go in a move that doesn't empty it. Where they are to be kept that
/// is none after the opening, and as few as one can open with before it.
fn jokers_that_may_go(position: &Position, wishes: &Wishes) -> u8 {
    let all = position.rack().count(Tile::JOKER);
    if !wishes.keep_jokers {
        return all;
    }
    if position.has_opened() {
        return 0;
    }
    let opens = |jokers: &u8| {
        let wishes = keeping_all_jokers_but(*jokers, position, wishes);
        best_move(position, &wishes).best.is_some()
    };
    (0..all).find(opens).unwrap_or(all)
}

/// The wishes to keep all jokers of the rack but this many.
pub fn keeping_all_jokers_but(jokers: u8, position: &Position, wishes: &Wishes) -> Wishes {
    let mut keeping = Wishes {
        keep_jokers: false,
        ..*wishes
    };
    while keeping.keep.count(Tile::JOKER) + jokers < position.rack().count(Tile::JOKER) {
        keeping.keep.add(Tile::JOKER);
    }
    keeping
}

struct Moves<'a> {
    position: &'a Position,
    table: &'a [Lying],
    /// Tiles of the rack that may be played.
    available: Tiles,
    rules: Rules,
    wishes: &'a Wishes,
    /// Whether the sets of the table may only grow.
    grows: bool,
    /// Jokers that may go in a move that doesn't empty the rack.
    jokers: u8,
    /// What is known about the most that tiles can open with.
    openings: HashMap<Tiles, Option<u32>>,
    found: Found,
}

impl Moves<'_> {
    /// What a move brings that leaves these tiles out, at best.
    fn worth_without(&self, left_out: &Tiles) -> Worth {
        let played = self.available.without(left_out);
        Worth {
            tiles: u32::try_from(played.len()).unwrap(),
            points: played.points(self.rules.joker_points),
            cuts: 0,
        }
    }

    fn is_better(&self, worth: Worth) -> bool {
        let rank = |worth: Worth| worth.rank(self.wishes.objective);
        self.found
            .worth()
            .is_none_or(|best| rank(worth) > rank(best))
    }

    /// Whether a move may be made, by the rules and by what is wishes.
    fn is_allowed(&mut self, sets: &[Lying], played: &Tiles) -> bool {
        let empties = played == self.position.rack();
        if played.is_empty() || played.count(Tile::JOKER) > self.jokers && !empties {
            return false;
        }
        if self.grows && !all_lie(self.table, &mut Vec::new(), sets) {
            return false;
        }
        self.opens(sets, played) && allows(self.rules.jokers, self.table, sets, played)
    }

    fn opens(&mut self, sets: &[Lying], played: &Tiles) -> bool {
        if self.position.has_opened() {
            return true;
        }
        let worth = if self.rules.play_on {
            *self
                .openings
                .entry(*played)
                .or_insert_with(|| best_opening(played, &self.rules))
        } else {
            Some(sets.iter().map(Lying::worth).sum())
        };
        worth >= Some(self.rules.opening)
    }
}

impl Visitor for Moves<'_> {
    fn is_useless(&self, left_out: &Tiles) -> bool {
        self.found.can_lie && !self.is_better(self.worth_without(left_out))
    }

    fn may_lie(&self, set: &Lying) -> bool {
        set.keeps(&self.rules)
    }

    fn visit(&mut self, sets: &[Lying], left_out: &Tiles) {
        self.found.can_lie = true;
        let worth = Worth {
            cuts: cuts(self.table, sets),
            ..self.worth_without(left_out)
        };
        let played = self.available.without(left_out);
        if self.is_better(worth) && self.is_allowed(sets, &played) {
            self.found.best = Some((worth, sets.to_vec()));
        }
    }
}

/// The most that sets of given tiles are worth in an opening; none if there is no set.
pub fn best_opening(tiles: &Tiles, rules: &Rules) -> Option<u32> {
    let mut openings = Openings {
        tiles: *tiles,
        rules: *rules,
        most: None,
    };
    arrange(&Tiles::default(), tiles, &mut openings);
    openings.most
}

struct Openings {
    tiles: Tiles,
    rules: Rules,
    most: Option<u32>,
}

impl Visitor for Openings {
    fn is_useless(&self, left_out: &Tiles) -> bool {
        // A joker stands for 13 at most.
        let most = self.tiles.without(left_out).points(13);
        self.most.is_some_and(|found| found >= most)
    }

    fn may_lie(&self, set: &Lying) -> bool {
        set.keeps(&self.rules)
    }

    fn visit(&mut self, sets: &[Lying], _: &Tiles) {
        if !sets.is_empty() {
            let worth = sets.iter().map(Lying::worth).sum();
            self.most = self.most.max(Some(worth));
        }
    }
}
