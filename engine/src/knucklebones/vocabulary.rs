//! What a person sees on the two boards, in words.

use crate::dice::Face;
use crate::knucklebones::decide::{Knucklebones, View};
use crate::knucklebones::{COLUMNS, Column, SQUARES};
use crate::sentences::{Vocabulary, words};

words! {
    /// A number of the position.
    pub enum Fact {
        /// What has been rolled.
        Die = "die",
        /// Empty squares of one's own board.
        Empty = "empty",
        /// Empty squares of the other board.
        TheirEmpty = "their-empty",
        /// Empty squares of the fuller board.
        FewestEmpty = "fewest-empty",
        /// One's own score less that of the other player.
        Lead = "lead",
        /// Empty squares of one's own board less those of the other one.
        Behind = "behind",
        /// Dice of the rolled value on the other board.
        TheirMatching = "their-matching",
        /// Dice of the rolled value on one's own board.
        Matching = "matching",
    }
}

words! {
    /// A number of a column in which the die may be placed.
    pub enum Feature {
        /// Points that one's own column gains.
        Gain = "gain",
        /// Points that the facing column loses.
        Takes = "takes",
        /// Both together.
        Swing = "swing",
        /// Dice that are removed.
        Removed = "removed",
        /// Dice of the rolled value that stand there already.
        Same = "same",
        /// Dice that stand there already.
        Dice = "dice",
        /// 1 if the die fills the column.
        Fills = "fills",
        /// Different values in the column once the die is placed.
        Kinds = "kinds",
        /// Dice that are left in the facing column.
        Facing = "facing",
        /// 1 if the facing column is full afterwards, so that nothing here can be removed for now.
        Safe = "safe",
        /// Points of the column that one die of the other player could remove; 0 if the facing
        /// column is full.
        AtRisk = "at-risk",
        /// Points of the rolled value in the column that one die of the other player could remove;
        /// 0 if the facing column is full.
        Exposed = "exposed",
        /// Score of the column once the die is placed.
        Score = "score",
        /// Score of the column before the die is placed.
        Before = "before",
        /// Score that is left in the facing column.
        TheirScore = "their-score",
        /// Score of the column less that of the facing one before the die is placed.
        Ahead = "ahead",
        /// Points that one's next die could remove there at most; 0 if the column is full then.
        Target = "target",
        /// By how much the points at risk in the column rise.
        AddsRisk = "adds-risk",
        /// By how much the points fall that one's next die could remove there.
        GivesUp = "gives-up",
        /// 1 if it is the first of one's dice there.
        Opens = "opens",
    }
}

impl Vocabulary for Knucklebones {
    type Fact = Fact;
    type Feature = Feature;

    fn choices(&View { position, roll }: &View) -> Vec<usize> {
        let columns = (0..COLUMNS).filter(|&column| position.removes(column, roll).is_some());
        let columns: Vec<usize> = columns.collect();
        // In a game that is over no column has room.
        if columns.is_empty() { vec![0] } else { columns }
    }

    fn fact(&View { position, roll }: &View, fact: Fact) -> i16 {
        let [mine, theirs] = [position.mine(), position.theirs()];
        let empty = mine.empty_squares().into();
        let their_empty = theirs.empty_squares().into();
        let dice = |columns: [Column; COLUMNS]| {
            columns.map(|column| column.count(roll)).iter().sum::<u8>()
        };
        match fact {
            Fact::Die => roll.number().into(),
            Fact::Empty => empty,
            Fact::TheirEmpty => their_empty,
            Fact::FewestEmpty => empty.min(their_empty),
            Fact::Lead => position.difference(),
            Fact::Behind => empty - their_empty,
            Fact::TheirMatching => dice(theirs.0).into(),
            Fact::Matching => dice(mine.0).into(),
        }
    }

    fn feature(&View { position, roll }: &View, &column: &usize, feature: Feature) -> i16 {
        let (Some(effect), Some(after)) =
            (position.effect(column, roll), position.place(column, roll))
        else {
            return 0;
        };
        let before = position.mine().0[column];
        // `after` is seen by the other player.
        let [own, facing] = [after.theirs().0[column], after.mine().0[column]];
        match feature {
            Feature::Gain => effect.gain,
            Feature::Takes => effect.takes,
            Feature::Swing => effect.gain + effect.takes,
            Feature::Removed => effect.removes.into(),
            Feature::Same => before.count(roll).into(),
            Feature::Dice => before.len().into(),
            Feature::Fills => own.is_full().into(),
            Feature::Kinds => kinds(own),
            Feature::Facing => facing.len().into(),
            Feature::Safe => facing.is_full().into(),
            Feature::AtRisk => at_risk(own, facing),
            Feature::Exposed if facing.is_full() => 0,
            Feature::Exposed => points(own, roll),
            Feature::Score => own.score().into(),
            Feature::Before => before.score().into(),
            Feature::TheirScore => facing.score().into(),
            Feature::Ahead => {
                i16::from(before.score()) - i16::from(position.theirs().0[column].score())
            }
            Feature::Target => at_risk(facing, own),
            Feature::AddsRisk => {
                at_risk(own, facing) - at_risk(before, position.theirs().0[column])
            }
            Feature::GivesUp => at_risk(position.theirs().0[column], before) - at_risk(facing, own),
            Feature::Opens => before.is_empty().into(),
        }
    }
}

/// Different values in a column.
fn kinds(column: Column) -> i16 {
    Face::ALL
        .map(|face| i16::from(column.count(face) > 0))
        .iter()
        .sum()
}

/// What the dice of a value score in a column.
fn points(column: Column, face: Face) -> i16 {
    let count = column.count(face);
    (face.number() * count * count).into()
}

/// Most points of a column that one die in the facing one can remove.
fn at_risk(column: Column, facing: Column) -> i16 {
    if facing.len() == SQUARES {
        return 0;
    }
    Face::ALL
        .map(|face| points(column, face))
        .into_iter()
        .max()
        .unwrap_or(0)
}
