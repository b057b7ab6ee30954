//! How a game ends.

use crate::rummikub::tile::Tiles;

/// Who has won a game, and what everybody scores; each list is in the order of the racks.
///
/// ```
/// use engine::rummikub::{Ending, Tiles};
///
/// let racks: [Tiles; 3] = ["".parse()?, "r5 j".parse()?, "k13".parse()?];
/// let ending = Ending::of(&racks, 30, 0).unwrap();
/// assert_eq!((&ending.winners[..], &ending.left[..]), (&[0][..], &[0, 35, 13][..]));
/// assert_eq!(ending.scores().collect::<Vec<_>>(), [48.0, -35.0, -13.0]);
/// # Ok::<(), engine::rummikub::NotationError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Ending {
    /// Whose rack counts least, which an empty one always does. Several share the win.
    pub winners: Vec<usize>,
    /// What the tiles of each rack count.
    pub left: Vec<u32>,
    fewest: u32,
    /// What each winner scores.
    won: f64,
}

impl Ending {
    /// How the game of these racks has ended, a joker counting so much; `None` as long as it goes
    /// on. `passed` tells how many players in a row have passed with an empty pool.
    #[must_use]
    pub fn of(racks: &[Tiles], joker_points: u32, passed: usize) -> Option<Ending> {
        if !has_ended(racks, passed) {
            return None;
        }
        let left = points_left(racks, joker_points);
        let fewest = left.iter().min().copied()?;
        let (mut winners, mut lost) = (Vec::new(), 0);
        for (seat, points) in left.iter().enumerate() {
            lost += points - fewest;
            if *points == fewest {
                winners.push(seat);
            }
        }
        Some(Ending {
            won: f64::from(lost) / winners.iter().map(|_| 1.0).sum::<f64>(),
            winners,
            left,
            fewest,
        })
    }

    /// Who loses loses the points left, or after all have passed by how much they are more than a
    /// winner's. All of that is the winner's; who share the win share it equally. So the scores add
    /// up to 0.
    pub fn scores(&self) -> impl Iterator<Item = f64> + '_ {
        self.left.iter().map(|points| match points - self.fewest {
            0 => self.won,
            lost => -f64::from(lost),
        })
    }
}

/// Whether a rack is empty, or all players have passed in a row with an empty pool.
pub(crate) fn has_ended(racks: &[Tiles], passed: usize) -> bool {
    racks.iter().any(Tiles::is_empty) || passed >= racks.len()
}

/// What the tiles of each rack count, a joker so much.
pub(crate) fn points_left(racks: &[Tiles], joker_points: u32) -> Vec<u32> {
    racks.iter().map(|rack| rack.points(joker_points)).collect()
}
