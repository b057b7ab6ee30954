//! The rules of Heckmeck to say aloud, as the card says them.

use crate::dice::Face;
use crate::heckmeck::decide::{Heckmeck, PlayTurns, View};
use crate::heckmeck::rules::{WORM, points};
use crate::heckmeck::table::{Outcome, Table};
use crate::heckmeck::turn::Position;
use crate::heckmeck::values::Action;
use crate::maxims::{Maxims, Spoken};
use crate::names::named;

named! {
    /// A rule of the cards.
    pub enum Maxim {
        /// "Take the face worth most: each die its points less two, a steal 6 more, worms before
        /// equals. With three dice or more stop only to steal, with fewer at the first tile."
        WorthOfDice = "worth-of-dice",
        /// "Four faces out: stop as soon as you get a tile."
        FourFaces = "four-faces",
        /// "Somebody's top tile is above your total and you have two dice or more: don't stop. Take
        /// what steals at once, else what gets the best tile at once."
        HigherTopTile = "higher-top-tile",
        /// "No worm yet and ten points or fewer to the lowest tile: take worms, else as few dice as
        /// you can."
        FewDice = "few-dice",
        /// "Three dice or more: the face worth most, each die its points less two, worms before
        /// equals. Stop only to steal."
        WorthOfManyDice = "worth-of-many-dice",
        /// "Last two dice, or equal worth: worms, else the most points. Stop at the first tile."
        LastDice = "last-dice",
    }
}

impl Spoken for Heckmeck {
    type Maxim = Maxim;

    fn card(count: usize) -> Option<&'static [Maxim]> {
        Some(match count {
            1 => &[Maxim::WorthOfDice],
            3 => &[Maxim::FourFaces, Maxim::FewDice, Maxim::WorthOfDice],
            5 => &[
                Maxim::FourFaces,
                Maxim::HigherTopTile,
                Maxim::FewDice,
                Maxim::WorthOfManyDice,
                Maxim::LastDice,
            ],
            _ => return None,
        })
    }

    fn likes(maxim: Maxim, view: &View<'_>, &action: &Action) -> i16 {
        match maxim {
            Maxim::WorthOfDice => worth_of_dice(view, action),
            Maxim::FourFaces => four_faces(view, action),
            Maxim::HigherTopTile => higher_top_tile(view, action),
            Maxim::FewDice => few_dice(view, action),
            Maxim::WorthOfManyDice => worth_of_many_dice(view, action),
            Maxim::LastDice => last_dice(view, action),
        }
    }
}

/// What a steal counts beside the dice.
const STEAL: i16 = 6 * POINT;

fn worth_of_dice(view: &View<'_>, action: Action) -> i16 {
    match action {
        Action::Take(face) => worth(view, face) + if steals(view, face) { STEAL } else { 0 },
        Action::Stop => stops(!rolls_on(view)),
        Action::Roll | Action::Bust => 0,
    }
}

fn four_faces(view: &View<'_>, action: Action) -> i16 {
    let four_out = view.turn.position().taken.len() >= 4;
    i16::from(four_out && action == Action::Stop)
}

fn few_dice(view: &View<'_>, action: Action) -> i16 {
    let Action::Take(face) = action else {
        return 0;
    };
    if !needs_worm_soon(view) {
        return 0;
    }
    if face == WORM { 0 } else { -count(view, face) }
}

fn higher_top_tile(view: &View<'_>, action: Action) -> i16 {
    let position = view.turn.position();
    let mut tops = view.table.open_steals();
    if position.remaining < 2 || !tops.any(|(_, tile)| tile.number() > position.total) {
        return 0;
    }
    match action {
        Action::Take(face) if steals(view, face) => i16::MAX,
        Action::Take(face) => brings(view, face),
        Action::Stop => -1,
        Action::Roll | Action::Bust => 0,
    }
}

fn worth_of_many_dice(view: &View<'_>, action: Action) -> i16 {
    if view.turn.position().remaining < 3 {
        return 0;
    }
    match action {
        Action::Take(face) => worth(view, face),
        Action::Stop => stops(!rolls_on(view)),
        Action::Roll | Action::Bust => 0,
    }
}

fn last_dice(view: &View<'_>, action: Action) -> i16 {
    match action {
        Action::Take(WORM) => i16::MAX,
        Action::Take(face) => count(view, face) * i16::from(points(face)),
        Action::Stop => 1,
        Action::Roll | Action::Bust => 0,
    }
}

/// Likes stopping better than rolling on, or worse.
fn stops(is_better: bool) -> i16 {
    if is_better { 1 } else { -1 }
}

/// Three dice or more are left, and stopping now steals nothing.
fn rolls_on(view: &View<'_>) -> bool {
    let position = view.turn.position();
    position.remaining >= 3 && !is_steal(view.table.outcome_of_stopping(position))
}

/// No worm is taken, and ten points or fewer are missing until the lowest tile of the grill.
fn needs_worm_soon(view: &View<'_>) -> bool {
    let position = view.turn.position();
    let lowest = view.table.grill().iter().next();
    let is_near = lowest.is_some_and(|tile| tile.number() <= position.total + 10);
    !position.taken.contains(WORM) && is_near
}

/// Dice of a face in the roll.
fn count(view: &View<'_>, face: Face) -> i16 {
    view.turn.roll().map_or(0, |roll| roll.count(face).into())
}

/// Whole points of what dice are worth: half of one is left for worms to be first among equals.
const POINT: i16 = 2;

/// What the dice of a face are worth: each its points less two, worms first among equals.
fn worth(view: &View<'_>, face: Face) -> i16 {
    POINT * count(view, face) * (i16::from(points(face)) - 2) + i16::from(face == WORM)
}

/// What stopping brings once a face is taken.
fn outcome(view: &View<'_>, face: Face) -> Outcome {
    let count = view.turn.roll().map_or(0, |roll| roll.count(face));
    let after: Position = view.turn.position().take(face, count);
    view.table.outcome_of_stopping(after)
}

fn is_steal(outcome: Outcome) -> bool {
    matches!(outcome, Outcome::Steal { .. })
}

/// Whether taking a face lets the player steal at once.
fn steals(view: &View<'_>, face: Face) -> bool {
    is_steal(outcome(view, face))
}

/// Worms of the tile that taking a face gets at once.
fn brings(view: &View<'_>, face: Face) -> i16 {
    match outcome(view, face) {
        Outcome::Fail => 0,
        Outcome::Grill(tile) | Outcome::Steal { tile, .. } => tile.worms().into(),
    }
}

impl PlayTurns for Maxims<Heckmeck> {
    /// None, as for lists of sentences: the face taken may depend on the table.
    fn outcome_chances(&mut self, _: &Table) -> Vec<(Outcome, f64)> {
        Vec::new()
    }
}
