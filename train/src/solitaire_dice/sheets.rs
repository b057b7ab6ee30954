//! How far the estimates of single sheets are off, usual sheets and unusual ones.

use std::ops::Range;
use std::sync::Arc;

use engine::chance::generator;
use engine::dice::FACES;
use engine::estimate::{Estimate, Sums};
use engine::solitaire_dice::learning::{ByChoice, CHOICES, Rolls, best_of};
use engine::solitaire_dice::{
    Chances, FiveDice, GameRolls, Games, LAST_REJECT, MOST_IN_USE, MOST_MARKS, Opening, RejectSet,
    SUMS, Setting, Sheet, Start, Strategy, Target, View, Weights, chance, choices, estimate,
};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::solitaire_dice::seated;
use crate::threads::on_threads;

/// Turns that lead to a sheet at most; sheets whose worth is exact are left out.
const MOST_TURNS: u8 = 20;

/// Where a sheet comes from. Every one could come of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Some turns of the advice.
    Advice,
    /// Some turns of a weaker player: points-now, longest-game, columns, thumb, or five factors
    /// with any of ten sets of rejects.
    Weaker,
    /// Some turns of random choices.
    Random,
    /// No play: reject marks on any three numbers, and twice as many marks on any sums.
    MadeUp,
}

impl Origin {
    /// All of them.
    pub const ALL: [Origin; 4] = [
        Origin::Advice,
        Origin::Weaker,
        Origin::Random,
        Origin::MadeUp,
    ];

    /// A sheet whose worth is estimated.
    #[must_use]
    pub fn sheet(self, weights: &Arc<Weights>, generator: &mut ChaCha8Rng) -> Sheet {
        let exact = Setting::default().spare;
        loop {
            let sheet = match self {
                Origin::Advice => played(Strategy::Advice { depth: 1 }, weights, generator),
                Origin::Weaker => played(weaker(generator), weights, generator),
                Origin::Random => played(Strategy::Random, weights, generator),
                Origin::MadeUp => made_up(generator).with_open_cost(weights.open_cost),
            };
            if !sheet.is_over() && sheet.spare().is_none_or(|spare| spare > exact) {
                return sheet;
            }
        }
    }
}

/// Each of those with a name comes as often as all those by factors together.
fn weaker(generator: &mut ChaCha8Rng) -> Strategy {
    match generator.random_range(0..5_u8) {
        0 => Strategy::PointsNow,
        1 => Strategy::LongestGame,
        2 => Strategy::Columns,
        3 => Strategy::Thumb,
        _ => Strategy::FiveFactors(RejectSet::ALL[below(RejectSet::ALL.len(), generator)]),
    }
}

fn played(player: Strategy, weights: &Arc<Weights>, generator: &mut ChaCha8Rng) -> Sheet {
    let mut decider = seated(player, weights);
    let mut sheet = Sheet::EMPTY.with_open_cost(weights.open_cost);
    for _ in 0..generator.random_range(1..=MOST_TURNS) {
        if !sheet.is_over() {
            let roll = FiveDice::throw(generator);
            let view = View {
                sheet: &sheet,
                roll,
                opening: Opening::Any,
            };
            let taken = decider.decide(view, generator);
            sheet = taken.choice.after(&sheet);
        }
    }
    sheet
}

fn made_up(generator: &mut ChaCha8Rng) -> Sheet {
    let mut rejects = [0; FACES];
    let mut in_use = 0;
    while in_use < MOST_IN_USE {
        let marks = &mut rejects[below(FACES, generator)];
        if *marks == 0 {
            *marks = generator.random_range(1..LAST_REJECT);
            in_use += 1;
        }
    }
    let mut sums = [0; SUMS];
    let mut left = 2 * rejects.iter().sum::<u8>();
    while left > 0 {
        let marks = &mut sums[below(SUMS, generator)];
        if *marks < MOST_MARKS {
            *marks += 1;
            left -= 1;
        }
    }
    Sheet::new(sums, rejects).expect("rows within their bounds")
}

/// A place below `count`, drawn the same on every machine.
fn below(count: usize, generator: &mut ChaCha8Rng) -> usize {
    let count = u32::try_from(count).expect("a few places");
    generator.random_range(0..count) as usize
}

/// Whether all numbers in use belong to 1, 2, 6 or all to 1, 5, 6, the rejects of strong play.
#[must_use]
pub fn has_usual_rejects(sheet: &Sheet) -> bool {
    let usual = RejectSet::default();
    let sets = [usual, usual.mirror()];
    sets.iter().any(|set| sheet.in_use().is_within(set.faces()))
}

/// A sheet, and how much more its games brought than its estimate says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Off {
    /// The sheet.
    pub sheet: Sheet,
    /// The estimate that a choice leading to the sheet shows: points, or a chance.
    pub estimated: f64,
    /// Average of the games, without the luck of their rolls, less the estimate.
    pub off: Estimate,
}

/// Plays games from one sheet by the strategy that estimates are of: the advice at a glance. Every
/// sheet of a seed has its own games, and so its own dice.
fn off(weights: &Arc<Weights>, sheet: Sheet, games: Range<u64>, seed: u64) -> Off {
    let start = Start {
        sheet,
        ..Start::default()
    };
    let advice = [Strategy::Advice { depth: 1 }];
    let luck = Some(Arc::clone(weights));
    let mut played =
        Games::new(&advice, start, seed, Some(weights), luck).expect("there are weights");
    played.skip_to(games.start);
    for _ in games {
        played.play();
    }
    let adjusted = played.tally().players[0].adjusted;
    let average = adjusted.expect("luck is told").average();
    let estimated = estimate(weights, &sheet, Opening::Any, 1);
    Off {
        sheet,
        estimated,
        off: average.map(|points| points - estimated),
    }
}

/// The same for the chance of a score.
fn off_in_chance(
    chances: &Chances,
    target: Target,
    sheet: Sheet,
    games: Range<u64>,
    seed: u64,
) -> Off {
    let estimated = chance(chances, &sheet, Opening::Any, target, 1);
    let reached: Sums = games
        .map(|game| reached(chances, target, sheet, &mut GameRolls::new(seed, game)))
        .collect();
    Off {
        sheet,
        estimated,
        off: reached.average().map(|share| share - estimated),
    }
}

/// Whether a game from a sheet reaches a score, 1 or 0, less the luck of its rolls.
fn reached(chances: &Chances, target: Target, mut sheet: Sheet, rolls: &mut GameRolls) -> f64 {
    let all = Rolls::get();
    let mut values: ByChoice = [0.0; CHOICES];
    let mut luck = 0.0;
    for turn in 0.. {
        if sheet.is_over() {
            break;
        }
        let possible = all.possible(&sheet, Opening::Any);
        chances.after_each(&sheet, possible, target, &mut values);
        let taken = choices(&sheet, rolls.roll(turn), Opening::Any);
        let of_roll = taken.iter().map(|taken| values[taken.choice.index()]);
        let best = taken[best_of(of_roll).expect("there is always a choice")].choice;
        luck += values[best.index()] - all.mean_of_best(&sheet, Opening::Any, &values);
        sheet = best.after(&sheet);
    }
    let is_reached = sheet.score() >= target.score();
    f64::from(u8::from(is_reached)) - luck
}

/// What is estimated of sheets.
#[derive(Clone, Copy, Debug)]
pub enum Estimated<'a> {
    /// Their expected final score.
    Average,
    /// Their chance of a score.
    Chance(&'a Chances, Target),
}

/// The same for this many sheets of each origin, with any number of threads.
#[must_use]
pub fn offs(
    weights: &Arc<Weights>,
    estimated: Estimated<'_>,
    sheets: u64,
    games: u64,
    seed: u64,
    threads: usize,
) -> Vec<(Origin, Off)> {
    let origins = (0..).zip((0..sheets).flat_map(|_| Origin::ALL));
    on_threads(threads, origins, |(number, origin)| {
        let sheet = origin.sheet(weights, &mut generator(seed, u64::MAX - number));
        let games = number * games..(number + 1) * games;
        let off = match estimated {
            Estimated::Average => off(weights, sheet, games, seed),
            Estimated::Chance(chances, target) => {
                off_in_chance(chances, target, sheet, games, seed)
            }
        };
        (origin, off)
    })
}

/// How far the estimates of some sheets are off.
#[derive(Clone, Debug, PartialEq)]
pub struct Spread {
    /// Sheets.
    pub count: u64,
    /// Mean of the differences, with their signs.
    pub mean: Estimate,
    /// Half, nine in ten, and 99 in 100 sheets are at most so far off.
    pub within: [f64; 3],
    /// The sheet that is farthest off.
    pub worst: Off,
    /// Standard error of a sheet's average: the root of the mean square.
    pub noise: f64,
}

impl Spread {
    /// That of these sheets; `None` if there are none.
    #[must_use]
    pub fn of(offs: &[Off]) -> Option<Spread> {
        let mut ranked = offs.to_vec();
        ranked.sort_by(|one, other| one.off.value.abs().total_cmp(&other.off.value.abs()));
        let worst = *ranked.last()?;
        let sums: Sums = offs.iter().map(|one| one.off.value).collect();
        let squares = offs.iter().map(|one| one.off.standard_error().powi(2));
        let squares: Sums = squares.collect();
        let at = |percent: usize| {
            ranked[(offs.len() * percent).div_ceil(100) - 1]
                .off
                .value
                .abs()
        };
        Some(Spread {
            count: sums.count,
            mean: sums.average(),
            within: [50, 90, 99].map(at),
            worst,
            noise: squares.average().value.sqrt(),
        })
    }
}
