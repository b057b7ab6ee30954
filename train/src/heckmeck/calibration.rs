//! How well predicted chances to win agree with what happened.

use std::ops::Range;
use std::sync::Arc;

use engine::chance::generator;
use engine::heckmeck::learning::{BestToWin, Luck, Network, Structure};
use engine::heckmeck::{
    Dice, PlayTurns, RuleOptions, Strategy, Table, WinChances, WinModel, chances_at_the_end,
    play_turn,
};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::calibration::Found;
use crate::heckmeck::prediction::Prediction;

/// What is predicted.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Number of players.
    pub players: usize,
    /// Turns that predictions look ahead; as many as advice does if `None`.
    pub turns: Option<u8>,
    /// Percent of a usual game that rules of thumb play first; then only the table after it is
    /// predicted.
    pub thumbs: Option<u8>,
    /// Another seed has other dice.
    pub seed: u64,
}

/// Turns of all players in a usual game; rules of thumb take 27 on average with two players, 31
/// with seven.
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
    prediction: Prediction,
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
            prediction: Prediction::new(Arc::clone(&structure), setting.turns),
            best: BestToWin::new(Arc::clone(network), structure),
            thumbs,
        }
    }

    /// Predicts the positions of a part, and compares them with what happened.
    pub fn positions(&mut self, part: Range<u64>) -> Found {
        let mut found = Found::default();
        let mut left = part.end - part.start;
        // A game that is over before a position is predicted counts for nothing: there is room for
        // many of them.
        let mut game = part.start << 8;
        while left > 0 {
            let mut generator = generator(self.setting.seed, game);
            game += 1;
            left -= self.play(left, &mut generator, &mut found);
        }
        found
    }

    /// Plays a game, and predicts at most this many of its positions. Returns how many.
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
                let predicted = self.prediction.chances(self.network, &table);
                let luck = luck.by_seat;
                moments.push((table.to_move(), Moment { predicted, luck }));
            }
            let chances = self.best.outcome_chances(&table);
            let outcome = play_turn(&table, &mut self.best, generator);
            luck.count(&table, &chances, outcome);
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
