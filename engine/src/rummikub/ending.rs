//! How a game ends.

use crate::rummikub::tile::Tiles;

/// Who has won a game, and what everybody scores; each list is in the order of the racks.
///
/// ```
/// use rollwise_engine::rummikub::{Ending, Tiles};
///
/// let racks: [Tiles; 3] = ["".parse()?, "r5 j".parse()?, "k13".parse()?];
/// let ending = Ending::of(&racks, 30, 0).unwrap();
/// assert_eq!((&ending.winners[..], &ending.left[..]), (&[0][..], &[0, 35, 13][..]));
/// assert_eq!(ending.scores().collect::<Vec<_>>(), [48.0, -35.0, -13.0]);
/// # Ok::<(), rollwise_engine::rummikub::NotationError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Ending {
    /// Whose rack counts least, which an empty one always does, among those who have not given up.
    /// Several share the win.
    pub winners: Vec<usize>,
    /// What the tiles of each rack count.
    pub left: Vec<u32>,
    /// What each of those loses who do not win.
    lost: Vec<u32>,
    /// What each winner scores.
    won: f64,
}

impl Ending {
    /// How the game of these racks has ended, a joker counting so much; `None` as long as it goes
    /// on, and without players. `passed` says how many players in a row have passed with an empty
    /// pool.
    #[must_use]
    pub fn of(racks: &[Tiles], joker_points: u32, passed: usize) -> Option<Ending> {
        let has_ended = !racks.is_empty() && has_ended(racks, passed);
        has_ended.then(|| Ending::counted(points_left(racks, joker_points), None))
    }

    /// How a game has ended of which only is known what the tiles of each rack count: the lowest
    /// wins, an empty one or, where all have passed, one that holds less than the others. `None`
    /// without players.
    ///
    /// ```
    /// use rollwise_engine::rummikub::Ending;
    ///
    /// let ending = Ending::by_points(vec![0, 35, 13]).unwrap();
    /// assert_eq!(ending.scores().collect::<Vec<_>>(), [48.0, -35.0, -13.0]);
    /// ```
    #[must_use]
    pub fn by_points(left: Vec<u32>) -> Option<Ending> {
        (!left.is_empty()).then(|| Ending::counted(left, None))
    }

    /// How a game ends that the player `loser` gives up, whatever the racks count: of the others the
    /// lowest rack wins. `None` if there is no such player.
    ///
    /// ```
    /// use rollwise_engine::rummikub::{Ending, Tiles};
    ///
    /// let racks: [Tiles; 3] = ["r5".parse()?, "r1 k13".parse()?, "j".parse()?];
    /// let ending = Ending::given_up(&racks, 30, 0).unwrap();
    /// assert_eq!((&ending.winners[..], &ending.left[..]), (&[1][..], &[5, 14, 30][..]));
    /// assert_eq!(ending.scores().collect::<Vec<_>>(), [-5.0, 21.0, -16.0]);
    /// # Ok::<(), rollwise_engine::rummikub::NotationError>(())
    /// ```
    #[must_use]
    pub fn given_up(racks: &[Tiles], joker_points: u32, loser: usize) -> Option<Ending> {
        let is_player = racks.len() > 1 && loser < racks.len();
        is_player.then(|| Ending::counted(points_left(racks, joker_points), Some(loser)))
    }

    /// The ending in which the lowest rack wins, but for that of a player who has given up.
    fn counted(left: Vec<u32>, given_up: Option<usize>) -> Ending {
        let is_in = |seat: &usize| given_up != Some(*seat);
        let players = (0..left.len()).filter(is_in);
        let fewest = players.clone().map(|seat| left[seat]).min().unwrap_or(0);
        let winners: Vec<usize> = players.filter(|&seat| left[seat] == fewest).collect();
        let lost = left.iter().enumerate().map(|(seat, points)| {
            if given_up == Some(seat) {
                *points
            } else {
                points - fewest
            }
        });
        let lost: Vec<u32> = lost.collect();
        let all: f64 = lost.iter().copied().map(f64::from).sum();
        Ending {
            won: all / winners.iter().map(|_| 1.0).sum::<f64>(),
            winners,
            left,
            lost,
        }
    }

    /// Who loses loses the points left, or after all have passed by how much they are more than a
    /// winner's; who has given up loses them all. All of that is the winner's; who share the win
    /// share it equally. So the scores add up to 0.
    pub fn scores(&self) -> impl Iterator<Item = f64> + '_ {
        let won = |seat| self.winners.contains(&seat);
        let lost = self.lost.iter().enumerate();
        lost.map(move |(seat, &points)| {
            if won(seat) {
                self.won
            } else {
                -f64::from(points)
            }
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
