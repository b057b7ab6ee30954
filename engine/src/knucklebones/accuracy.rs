//! How far a share of wins may be off: measured by how far a search looked and how many squares
//! were left, against an exact solution of the game.

use crate::dice::Face;
use crate::knucklebones::analysis::{ByColumn, Found};
use crate::knucklebones::board::SQUARES;
use crate::knucklebones::objective::Objective;
use crate::knucklebones::outlook::Outlook;
use crate::knucklebones::values::Values;
use crate::knucklebones::{Board, COLUMNS, Column, Position};

/// Squares of a board.
const SQUARES_OF_BOARD: usize = COLUMNS * SQUARES as usize;

/// Half the width that holds 95 % of the errors of the learned values, in hundredths of a
/// percentage point: a row for each depth, 1 first, and in it a number for each count of empty
/// squares of the fuller board, 1 first. What looks further than the last row counts as that row.
///
/// `cargo xtask calibrate knucklebones --solution FILE --depth 6 --games 800 --thousands 20000`
/// measures all rows but the last, for which `--depth 7 --games 400 --thousands 100000` does. Where
/// looking further has a larger number, the lesser depth has it too: what is measured differs by
/// chance there, and a number on screen gets no worse. Nine squares are left before the first
/// placement alone: they count as eight.
#[rustfmt::skip]
const ERRORS: [[u16; SQUARES_OF_BOARD]; 7] = [
    [189, 279, 222, 144,  99,  60,  51,  48,  48],
    [ 58, 117, 146,  95,  63,  47,  36,  29,  29],
    [ 46,  64,  82,  73,  50,  33,  28,  29,  29],
    [ 22,  34,  54,  61,  42,  30,  21,  17,  17],
    [ 16,  26,  33,  39,  34,  22,  17,  17,  17],
    [  9,  16,  27,  27,  27,  22,  15,  15,  15],
    [  5,  11,  19,  23,  21,  16,  13,  15,  15],
];

/// The same in positions that values were learned from [seldom](is_seldom), by depth alone: no error
/// there counts as less.
///
/// No less than `cargo xtask calibrate knucklebones --further 8` measures with the last one added,
/// which the numbers 8 placements ahead may be off by themselves; and no less, from 6 ahead on, than
/// what some worst cases are off the solution.
const SELDOM: [u16; 8] = [220, 190, 150, 120, 100, 95, 50, 30];

/// Dice on both boards, up to which a column of three equal ones is seldom.
const EARLY: u8 = 8;

/// Dice on both boards, up to which a nearly certain result is seldom.
const HALFWAY: u8 = 12;

/// A share that is as close as this to 0 or 1 is nearly certain.
const NEARLY: f64 = 0.02;

/// Whether games seldom come by such a position, so that the values learned there are worse than
/// elsewhere: three equal dice lie in a column of nearly empty boards, or a result is nearly certain
/// long before the end, which learned values tell as less certain than it is.
#[must_use]
pub fn is_seldom(position: Position, outlook: Outlook) -> bool {
    let boards = [position.mine(), position.theirs()];
    let dice: u8 = boards
        .iter()
        .flat_map(|board| board.0)
        .map(Column::len)
        .sum();
    let mut columns = boards.iter().flat_map(|board| board.0);
    let is_triple = |column: Column| {
        Face::ALL
            .into_iter()
            .any(|face| column.count(face) == SQUARES)
    };
    let share = outlook.share();
    (dice <= EARLY && columns.any(is_triple))
        || (dice <= HALFWAY && share.min(1.0 - share) < NEARLY)
}

/// What was measured, as a share: `depth` placements ahead in a position whose fuller board has
/// `squares` empty squares. Beyond what was measured the nearest number counts.
fn measured(depth: u8, squares: u8) -> f64 {
    let row = usize::from(depth.max(1) - 1).min(ERRORS.len() - 1);
    let column = usize::from(squares.max(1) - 1).min(ERRORS[row].len() - 1);
    f64::from(ERRORS[row][column]) / 10_000.0
}

/// The same in positions that are seldom.
fn measured_seldom(depth: u8) -> f64 {
    let row = usize::from(depth.max(1) - 1).min(SELDOM.len() - 1);
    f64::from(SELDOM[row]) / 10_000.0
}

impl Values {
    /// How far a share of wins may be off that a search by these values has found `depth`
    /// placements ahead of a position: a share of wins that holds 95 % of the errors, and never
    /// more than its bounds leave. 0 where it is exact. `None` where no error is known: of a rule
    /// of thumb, and where wins are not what the player wants most.
    ///
    /// ```
    /// use rollwise_engine::knucklebones::{Objective, Outlook, Position, Values};
    ///
    /// let values = Values::new(None, Objective::Win);
    /// let position = Position::default();
    /// assert_eq!(values.error_of(position, 1, Outlook::over(5)), Some(0.0));
    /// ```
    #[must_use]
    pub fn error_of(&self, position: Position, depth: u8, outlook: Outlook) -> Option<f64> {
        if self.objective() != Objective::Win {
            return None;
        }
        let by_bounds = farthest_bound(outlook);
        if self.are_learned() {
            let boards = [position.mine(), position.theirs()];
            let [mine, theirs] = boards.map(Board::empty_squares);
            let usual = measured(depth, mine.min(theirs));
            let error = if is_seldom(position, outlook) {
                usual.max(measured_seldom(depth))
            } else {
                usual
            };
            Some(error.min(by_bounds))
        } else {
            outlook.is_proved().then_some(by_bounds)
        }
    }

    /// How far the worst of these shares may be off, see [`error_of`](Values::error_of); `None`
    /// where that of any is unknown.
    pub(crate) fn worst_error(
        &self,
        position: Position,
        depth: u8,
        outlooks: impl IntoIterator<Item = Outlook>,
    ) -> Option<f64> {
        let mut errors = outlooks
            .into_iter()
            .map(|outlook| self.error_of(position, depth, outlook));
        errors.try_fold(0.0, |worst: f64, error| Some(worst.max(error?)))
    }
}

/// How far the true share can be from the one told, by what is proved.
fn farthest_bound(outlook: Outlook) -> f64 {
    let [low, high] = outlook.bounds();
    let share = outlook.share();
    (share - low).max(high - share).max(0.0)
}

impl Found<Outlook> {
    /// How far the share found of a position may be off, see [`Values::error_of`].
    #[must_use]
    pub fn error(&self, position: Position, values: &Values) -> Option<f64> {
        values.error_of(position, self.depth, self.value)
    }
}

impl Found<ByColumn<Outlook>> {
    /// How far the worst of the columns' shares may be off, see [`Values::error_of`].
    #[must_use]
    pub fn error(&self, position: Position, values: &Values) -> Option<f64> {
        let outlooks = self.value.into_iter().flatten();
        values.worst_error(position, self.depth, outlooks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::knucklebones::weights::Weights;

    #[test]
    fn errors_are_shares_and_looking_further_helps() {
        for [row, next] in ERRORS.array_windows() {
            let mut pairs = row.iter().zip(next);
            assert!(
                pairs.all(|(error, deeper)| deeper <= error),
                "{row:?} {next:?}"
            );
            assert!(next.iter().sum::<u16>() < row.iter().sum::<u16>());
        }
        let mut all = ERRORS.into_iter().flatten();
        assert!(all.all(|error| error < 5_000));
    }

    #[test]
    fn what_games_seldom_come_by_is_known_less_well() {
        let values = &Values::new(Some(Weights::zero().into()), Objective::Win);
        let error = |text: &str, share: f32| {
            let outlook = Outlook::estimated(2.0 * share - 1.0, 0.0, 0.0);
            let position: Position = text.parse().unwrap();
            (1..=12).map(move |depth| values.error_of(position, depth, outlook).unwrap())
        };
        let is_above = |seldom: (&str, f32), usual: (&str, f32)| {
            error(seldom.0, seldom.1)
                .zip(error(usual.0, usual.1))
                .all(|(one, other)| one > other)
        };
        // Three equal dice among eight, with as many empty squares on either board.
        assert!(is_above(
            ("___/215/6__ v 5__/444/___", 0.3),
            ("___/215/6__ v 5__/443/___", 0.3)
        ));
        assert!(!is_above(
            ("11_/215/66_ v 5__/444/___", 0.3),
            ("11_/215/66_ v 5__/443/___", 0.3)
        ));
        // Nearly certain with nine dice, and with fifteen.
        let early = "34_/4__/66_ v ___/1__/233";
        assert!(is_above((early, 0.99), (early, 0.9)));
        assert!(is_above((early, 0.01), (early, 0.1)));
        let late = "344/433/66_ v 5__/11_/552";
        assert!(!is_above((late, 0.99), (late, 0.9)));
    }

    #[test]
    fn beyond_what_was_measured_the_nearest_number_counts() {
        let same = |one: (u8, u8), other: (u8, u8)| {
            let [one, other] = [one, other].map(|(depth, squares)| measured(depth, squares));
            assert!((one - other).abs() < 1e-12, "{one} {other}");
        };
        let deepest = u8::try_from(ERRORS.len()).unwrap();
        for squares in 0..=12 {
            same((deepest, squares), (deepest + 1, squares));
            same((deepest, squares), (u8::MAX, squares));
            same((0, squares), (1, squares));
        }
        for depth in 0..=12 {
            same((depth, 0), (depth, 1));
            same((depth, 9), (depth, u8::MAX));
        }
    }
}
