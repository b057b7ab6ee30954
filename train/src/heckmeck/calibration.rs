//! How well predicted chances to win agree with what happened.

use std::ops::Range;
use std::sync::Arc;

use engine::chance::generator;
use engine::estimate::{Estimate, Sums};
use engine::heckmeck::{
    BestToWin, Dice, Foresight, Luck, Network, PlayTurns, RuleOptions, Strategy, Structure, Table,
    WinChances, WinModel, chances_at_the_end, play_turn,
};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// Predictions are told apart by steps of 5%.
pub const BUCKETS: usize = 20;

/// What is predicted.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Number of players.
    pub players: usize,
    /// Turns that predictions look ahead.
    pub turns: u8,
    /// Percent of a usual game that rules of thumb play first; then only the table after it is predicted.
    pub thumbs: Option<u8>,
    /// Another seed has other dice.
    pub seed: u64,
}

/// Predictions of about the same chance, added up.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bucket {
    /// What was predicted.
    pub predicted: Sums,
    /// Results: 1 for a win.
    pub happened: Sums,
    /// The same without the luck of later turns.
    pub adjusted: Sums,
}

impl Bucket {
    /// Means of what was predicted, of what happened, and of that without luck.
    #[must_use]
    pub fn means(&self) -> [Estimate; 3] {
        [self.predicted, self.happened, self.adjusted].map(|sums| sums.average())
    }
}

/// What was found.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// By step of 5%.
    pub buckets: [Bucket; BUCKETS],
    /// Squared differences between prediction and result.
    squares: Sums,
}

impl Found {
    fn add(&mut self, predicted: f64, happened: f64, luck: f64) {
        let bucket = &mut self.buckets[bucket_of(predicted)];
        bucket.predicted.add(predicted);
        bucket.happened.add(happened);
        bucket.adjusted.add_without_luck(happened, luck);
        self.squares
            .add((predicted - happened) * (predicted - happened));
    }

    /// Adds what was found elsewhere.
    pub fn merge(&mut self, other: &Found) {
        for (bucket, other) in self.buckets.iter_mut().zip(&other.buckets) {
            bucket.predicted.merge(&other.predicted);
            bucket.happened.merge(&other.happened);
            bucket.adjusted.merge(&other.adjusted);
        }
        self.squares.merge(&other.squares);
    }

    /// The mean of the squared differences between prediction and result (G. W. Brier, 1950).
    #[must_use]
    pub fn brier(&self) -> f64 {
        self.squares.average().value
    }

    /// By how much predictions of a bucket are off what happened without luck, at most, among buckets with at
    /// least so many positions; `None` if there are no such buckets.
    #[must_use]
    pub fn worst(&self, positions: u64) -> Option<f64> {
        let off = |bucket: &Bucket| {
            let [predicted, _, adjusted] = bucket.means();
            (predicted.value - adjusted.value).abs()
        };
        let buckets = self.buckets.iter();
        let buckets = buckets.filter(|bucket| bucket.predicted.count >= positions.max(1));
        buckets.map(off).reduce(f64::max)
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a chance is between 0 and 1"
)]
fn bucket_of(chance: f64) -> usize {
    ((chance * 20.0) as usize).min(BUCKETS - 1)
}

/// Turns of all players in a usual game; rules of thumb take 27 on average with two players, 31 with seven.
const USUAL_TURNS: u32 = 30;

/// Who plays before the prediction.
const THUMBS: [Strategy; 5] = [
    Strategy::HighestFace,
    Strategy::MostPoints,
    Strategy::WormsFirst,
    Strategy::WormsFromThirdRoll,
    Strategy::TwoWormsAtStake,
];

/// A position of a game.
struct Moment {
    predicted: WinChances,
    /// Luck of each seat up to here.
    luck: WinChances,
}

/// Positions that are predicted as one part, in games of its own.
pub const POSITIONS: u64 = 10_000;

/// Plays games for the win, and predicts the chances of the player to move.
pub struct Calibration<'a> {
    network: &'a Arc<Network>,
    setting: Setting,
    foresight: Foresight,
    best: BestToWin,
    thumbs: [Box<dyn PlayTurns>; THUMBS.len()],
}

impl<'a> Calibration<'a> {
    /// One for this setting.
    ///
    /// # Panics
    /// If the players are not 2 to 7.
    #[must_use]
    pub fn new(network: &'a Arc<Network>, setting: Setting) -> Calibration<'a> {
        let structure = Arc::new(Structure::new(Dice::EIGHT));
        let thumbs = THUMBS.map(|strategy| {
            let decider = strategy.decider(&structure, &WinModel::default(), setting.players);
            decider.expect("none of them needs a network")
        });
        Calibration {
            network,
            setting,
            foresight: Foresight::from_structure(Arc::clone(&structure)),
            best: BestToWin::new(Arc::clone(network), structure),
            thumbs,
        }
    }

    /// Predicts the positions of a part, and compares them with what happened.
    pub fn positions(&mut self, part: Range<u64>) -> Found {
        let mut found = Found::default();
        let mut left = part.end - part.start;
        // A game that is over before a position is predicted counts for nothing: there is room for many of them.
        let mut game = part.start << 8;
        while left > 0 {
            let mut generator = generator(self.setting.seed, game);
            game += 1;
            left -= self.play(left, &mut generator, &mut found);
        }
        found
    }

    /// Plays a game, and predicts at most so many of its positions. Returns how many.
    fn play(&mut self, most: u64, generator: &mut ChaCha8Rng, found: &mut Found) -> u64 {
        let setting = self.setting;
        let fresh = Table::fresh(setting.players, RuleOptions::default());
        let mut table = fresh.expect("2 to 7 players");
        for _ in 0..turns_by_thumbs(&setting) {
            let nth: u8 = generator.random_range(0..5);
            let thumb = &mut self.thumbs[usize::from(nth)];
            let outcome = play_turn(&table, thumb.as_mut(), generator);
            table.play(outcome).expect("an outcome of the turn");
            if table.is_over() {
                break;
            }
        }
        let most = if setting.thumbs.is_some() { 1 } else { most };
        let mut moments: Vec<(usize, Moment)> = Vec::new();
        let mut luck = Luck::new(self.network);
        while !table.is_over() {
            if (moments.len() as u64) < most {
                let (predicted, _) = self.foresight.chances(self.network, &table, setting.turns);
                let luck = luck.by_seat;
                moments.push((table.to_move(), Moment { predicted, luck }));
            }
            let outcome = play_turn(&table, &mut self.best, generator);
            luck.count(&table, &mut self.best, outcome);
            table.play(outcome).expect("an outcome of the turn");
        }
        let result = chances_at_the_end(&table);
        for (mover, moment) in &moments {
            let later = luck.by_seat[*mover] - moment.luck[*mover];
            found.add(moment.predicted[*mover], result[*mover], later);
        }
        moments.len() as u64
    }
}

fn turns_by_thumbs(setting: &Setting) -> u32 {
    let percent = setting.thumbs.map_or(0, u32::from);
    percent * USUAL_TURNS / 100
}
