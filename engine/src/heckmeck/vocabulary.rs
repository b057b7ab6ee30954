//! What a person sees at the table and in the dice, in words.

use crate::heckmeck::decide::{Heckmeck, PlayTurns, View};
use crate::heckmeck::rules::{WORM, points};
use crate::heckmeck::table::{Outcome, Table};
use crate::heckmeck::tile::Tile;
use crate::heckmeck::turn::Position;
use crate::heckmeck::values::Action;
use crate::sentences::{Sentences, Vocabulary, words};

words! {
    /// A number of the table and the turn.
    pub enum Fact {
        /// Dice that have been rolled, or are left to roll.
        Dice = "dice",
        /// Faces that are taken.
        Faces = "faces",
        /// Points of the dice that are taken.
        Total = "total",
        /// 1 if a worm is taken.
        Worm = "worm",
        /// Worms among the dice that have been rolled; 0 once worms are taken.
        WormsRolled = "worms-rolled",
        /// Worms of the tile that stopping now brings.
        Tile = "tile",
        /// 1 if stopping now steals a tile.
        Steals = "steals",
        /// Worms of one's own top tile.
        Own = "own",
        /// Worms of that and of the tile that stopping now brings.
        AtStake = "at-stake",
        /// Worms of the highest tile that can be stolen.
        Rival = "rival",
        /// Points that are missing until that tile: 0 or less if it is reached or passed, or if there
        /// is none.
        ToRival = "to-rival",
        /// Points that are missing until the lowest tile of the grill: 0 or less if it is reached.
        ToLowest = "to-lowest",
        /// Tiles of the grill.
        Grill = "grill",
        /// One's own worms less those of the leading other player.
        Lead = "lead",
    }
}

words! {
    /// A number of an action: of a face that may be taken, of stopping, or of rolling on.
    pub enum Feature {
        /// 1 for stopping.
        Stop = "stop",
        /// Dice of the face.
        Count = "count",
        /// Points of all dice of the face.
        Points = "points",
        /// Points of one die of the face.
        Value = "value",
        /// 1 for worms.
        Worms = "worms",
        /// 1 if stopping afterwards brings a tile.
        Reaches = "reaches",
        /// Worms of the tile that stopping afterwards brings.
        Brings = "brings",
        /// 1 if stopping afterwards steals a tile.
        Steals = "steals",
        /// Points that are missing afterwards until the lowest tile of the grill, 0 at least.
        Missing = "missing",
        /// 1 if no die is left afterwards.
        Last = "last",
    }
}

impl Vocabulary for Heckmeck {
    type Fact = Fact;
    type Feature = Feature;

    /// Nobody stops where that brings no tile, unless the turn is over.
    fn choices(&View { table, turn }: &View<'_>) -> Vec<Action> {
        let position = turn.position();
        if turn.roll().is_some() {
            let faces: Vec<Action> = turn
                .options()
                .map(|(face, ..)| Action::Take(face))
                .collect();
            return if faces.is_empty() {
                vec![Action::Bust]
            } else {
                faces
            };
        }
        if position.is_over() {
            vec![Action::Stop]
        } else if worms(table.outcome_of_stopping(position)) > 0 {
            vec![Action::Stop, Action::Roll]
        } else {
            vec![Action::Roll]
        }
    }

    fn fact(&View { table, turn }: &View<'_>, fact: Fact) -> i16 {
        let position = turn.position();
        let stopping = table.outcome_of_stopping(position);
        let rival = || table.open_steals().map(|(_, tile)| tile).max();
        let to = |tile: Option<Tile>| {
            tile.map_or(0, |tile| {
                i16::from(tile.number()) - i16::from(position.total)
            })
        };
        let own = table.own_top().map_or(0, |tile| tile.worms().into());
        match fact {
            Fact::Dice => position.remaining.into(),
            Fact::Faces => position.taken.len().into(),
            Fact::Total => position.total.into(),
            Fact::Worm => position.taken.contains(WORM).into(),
            Fact::WormsRolled => {
                let rolled = turn.roll().map_or(0, |roll| roll.count(WORM));
                if position.taken.contains(WORM) {
                    0
                } else {
                    rolled.into()
                }
            }
            Fact::Tile => worms(stopping),
            Fact::Steals => steals(stopping),
            Fact::Own => own,
            Fact::AtStake => own + worms(stopping),
            Fact::Rival => rival().map_or(0, |tile| tile.worms().into()),
            Fact::ToRival => to(rival()),
            Fact::ToLowest => to(table.grill().iter().next()),
            Fact::Grill => table.grill().iter().map(|_| 1).sum(),
            Fact::Lead => {
                let others = (0..table.players()).filter(|&player| player != table.to_move());
                let most = others.map(|player| table.worms(player)).max().unwrap_or(0);
                i16::from(table.worms(table.to_move())) - i16::from(most)
            }
        }
    }

    fn feature(&View { table, turn }: &View<'_>, choice: &Action, feature: Feature) -> i16 {
        let face = match *choice {
            Action::Take(face) => face,
            Action::Stop => return (feature == Feature::Stop).into(),
            Action::Roll | Action::Bust => return 0,
        };
        let count = turn.roll().map_or(0, |roll| roll.count(face));
        let after = || -> Position { turn.position().take(face, count) };
        let stopping = || table.outcome_of_stopping(after());
        match feature {
            Feature::Stop => 0,
            Feature::Count => count.into(),
            Feature::Points => (count * points(face)).into(),
            Feature::Value => points(face).into(),
            Feature::Worms => (face == WORM).into(),
            Feature::Reaches => worms(stopping()).min(1),
            Feature::Brings => worms(stopping()),
            Feature::Steals => steals(stopping()),
            Feature::Missing => {
                let lowest = table.grill().iter().next();
                let missing = lowest.map_or(0, |tile| tile.number().saturating_sub(after().total));
                missing.into()
            }
            Feature::Last => (after().remaining == 0).into(),
        }
    }
}

impl PlayTurns for Sentences<Heckmeck> {
    /// None: the face taken may depend on the table, so that each turn would have to be gone through
    /// anew. Where luck is told, that of these turns is left in the results.
    fn outcome_chances(&mut self, _: &Table) -> Vec<(Outcome, f64)> {
        Vec::new()
    }
}

/// Worms of the tile that an outcome brings.
fn worms(outcome: Outcome) -> i16 {
    match outcome {
        Outcome::Fail => 0,
        Outcome::Grill(tile) | Outcome::Steal { tile, .. } => tile.worms().into(),
    }
}

/// 1 if an outcome steals a tile.
fn steals(outcome: Outcome) -> i16 {
    matches!(outcome, Outcome::Steal { .. }).into()
}
