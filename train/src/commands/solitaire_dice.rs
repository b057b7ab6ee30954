//! The commands of Solitaire Dice: learning, playing, tuning. How far its estimates are off is measured beside them.

use std::fmt;
use std::fs;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context as _, Result, bail};
use clap::{Args, ValueEnum};
use engine::decide::Decide;
use engine::estimate::Estimate;
use engine::solitaire_dice::{
    Aim, CHANCES, ChancePlayer, Chances, Games, OpenCost, Opening, PlayerTally, RejectSet, Setting,
    Sheet, Sheets, SolitaireDice, Solver, Start, Strategy, Taken, Target, View, WEIGHTS, Weights,
    weights_of,
};
use rand::Rng;
use train::solitaire_dice::chances::{ChanceSchedule, ChanceTraining, STEPS};
use train::solitaire_dice::training::{EASY_STEPS, SCHEDULE, SEED, SheetSchedule, SheetTraining};
use train::solitaire_dice::tuning::{Effort, average, tune as tune_set};
use train::solitaire_dice::values::values;
use train::threads::{self, on_threads};

use super::kept::Kept;
use super::solitaire_dice_calibration::{Calibrate, aimed_at, calibrate};
use super::solitaire_dice_files::{cost, load, load_chances};
use super::{Playing, files};

/// Learn weights from scratch; after an interruption go on where it was.
#[derive(Args)]
pub struct Train {
    /// Another seed learns other weights, as good as these.
    #[arg(long, default_value_t = SEED)]
    seed: u64,
    /// Threads that play; the bytes are the same with any number.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// Learn the chances of a score, beginning with the weights that are there, in place of those.
    #[arg(long)]
    chances: bool,
    /// Learn for the easy variant, where an open sum costs 150, beginning with the official weights.
    #[arg(long, conflicts_with = "chances")]
    easy: bool,
}

/// Where values by the weights are written down for tests.
const VALUES: &str = "train/tests/solitaire-dice-values.csv";

/// Learns weights, writes and measures them.
pub fn train(
    &Train {
        seed,
        threads,
        chances,
        easy,
    }: &Train,
) -> Result<()> {
    let open_cost = cost(easy);
    if chances {
        return train_chances(seed, threads);
    }
    let schedule = if easy {
        let official = Weights::clone(&*load(OpenCost::Official)?);
        SheetSchedule {
            weights: Some(Box::leak(Box::new(official.with_open_cost(open_cost)))),
            steps: EASY_STEPS,
        }
    } else {
        SCHEDULE
    };
    let name = weights_of(open_cost);
    let kept = Kept::new(name, seed)?;
    let training: SheetTraining = kept.finish(seed, schedule, threads)?;
    let weights = training.learned();
    files::write(name, &weights.to_bytes())?;
    if !easy {
        fs::write(VALUES, values(&Arc::new(weights)))
            .with_context(|| format!("cannot write {VALUES}"))?;
    }
    kept.remove()?;
    measure(open_cost)
}

/// Learns the chances of a score, and writes them.
fn train_chances(seed: u64, threads: usize) -> Result<()> {
    let weights = Weights::from_bytes(&files::read(WEIGHTS)?)?;
    let schedule = ChanceSchedule {
        weights: Box::leak(Box::new(weights)),
        steps: STEPS,
    };
    let kept = Kept::new("solitaire-dice-chances", seed)?;
    let training: ChanceTraining = kept.finish(seed, schedule, threads)?;
    files::write(CHANCES, &training.learned().to_bytes())?;
    kept.remove()
}

/// How strong the advice is, and how honest.
fn measure(open_cost: OpenCost) -> Result<()> {
    let playing = Playing {
        seed: 1,
        threads: 2,
    };
    let advice = |depth, games, opening| Play {
        players: vec![Player::Named(Strategy::Advice { depth })],
        scores: vec![0, 300, 500],
        games,
        playing,
        opening,
        easy: open_cost == OpenCost::Easy,
        plain: false,
    };
    play(&advice(1, 100_000, Rule::Any))?;
    play(&advice(2, 20_000, Rule::Any))?;
    play(&advice(1, 20_000, Rule::Different))?;
    calibrate(&Calibrate {
        sheets: 10_000,
        games: None,
        target: None,
        easy: open_cost == OpenCost::Easy,
        playing,
    })
}

/// Have players mark sheets of their own with the same rolls.
#[derive(Args)]
pub struct Play {
    /// One or more of random, points-now, longest-game, five-factors (or with a set:
    /// five-factors-136), columns, thumb, advice, advice-2, and for the chance of a score reach-500
    /// and the like, or by the network alone reach-500-1; in the easy variant also official-advice
    /// and the like, who decide as on the official sheet.
    #[arg(required = true)]
    players: Vec<Player>,
    /// Scores of which to tell how often they are reached.
    #[arg(long, value_delimiter = ',', default_values_t = [0, 300, 500])]
    scores: Vec<i32>,
    /// Games to play.
    #[arg(long, default_value_t = 20_000)]
    games: u64,
    #[command(flatten)]
    playing: Playing,
    /// The rule of the opening.
    #[arg(long, value_enum, default_value_t = Rule::Any)]
    opening: Rule,
    /// Play the easy variant, where an open sum costs 150.
    #[arg(long)]
    easy: bool,
    /// Leave out the averages without luck, which take time.
    #[arg(long)]
    plain: bool,
}

/// Before the name of a player who decides as if the sheet were the official one.
const OFFICIAL: &str = "official-";

/// Decides as if the sheet were the official one.
struct Officially(Box<dyn Decide<SolitaireDice>>);

impl Decide<SolitaireDice> for Officially {
    fn decide(&mut self, view: View<'_>, chance: &mut dyn Rng) -> Taken {
        let sheet = &view.sheet.with_open_cost(OpenCost::Official);
        self.0.decide(View { sheet, ..view }, chance)
    }
}

/// Who plays.
#[derive(Clone, Copy, PartialEq)]
enum Player {
    Named(Strategy),
    Official(Strategy),
    Reach { target: Target, depth: u8 },
}

impl FromStr for Player {
    type Err = anyhow::Error;

    fn from_str(name: &str) -> Result<Player> {
        if let Some(name) = name.strip_prefix(OFFICIAL) {
            return Ok(Player::Official(name.parse()?));
        }
        let Some(score) = name.strip_prefix("reach-") else {
            return Ok(Player::Named(name.parse()?));
        };
        let (score, depth) = score.split_once('-').unwrap_or((score, "2"));
        let depth = depth.parse()?;
        let target = aimed_at(score.parse()?)?;
        Ok(Player::Reach { target, depth })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Named(strategy) => strategy.fmt(f),
            Player::Official(strategy) => write!(f, "{OFFICIAL}{strategy}"),
            Player::Reach { target, depth } => write!(f, "reach-{}-{depth}", target.score()),
        }
    }
}

impl Player {
    fn decider(
        self,
        weights: &Arc<Weights>,
        official: &Arc<Weights>,
        chances: Option<&Arc<Chances>>,
    ) -> Result<Box<dyn Decide<SolitaireDice>>> {
        match self {
            Player::Official(strategy) => {
                Ok(Box::new(Officially(strategy.decider(Some(official))?)))
            }
            Player::Named(strategy) => Ok(strategy.decider(Some(weights))?),
            Player::Reach { target, depth } => Ok(Box::new(ChancePlayer {
                solver: Solver::new(Some(Arc::clone(weights))).with_chances(chances.cloned()),
                setting: Setting {
                    depth,
                    aim: Aim::Reach(target),
                    ..Setting::default()
                },
            })),
        }
    }
}

/// The rule of the opening.
#[derive(Clone, Copy, ValueEnum)]
enum Rule {
    Any,
    Different,
}

impl From<Rule> for Opening {
    fn from(rule: Rule) -> Opening {
        match rule {
            Rule::Any => Opening::Any,
            Rule::Different => Opening::Different,
        }
    }
}

/// Has players play on the same rolls.
pub fn play(args: &Play) -> Result<()> {
    let open_cost = cost(args.easy);
    let weights = load(open_cost)?;
    let start = Instant::now();
    let opening = Start {
        sheet: Sheet::EMPTY.with_open_cost(open_cost),
        opening: args.opening.into(),
        ..Start::default()
    };
    let luck = (!args.plain).then(|| Arc::clone(&weights));
    let is_reaching = |player: &Player| matches!(player, Player::Reach { .. });
    let chances = if args.players.iter().any(is_reaching) {
        Some(load_chances()?)
    } else {
        None
    };
    let official = load(OpenCost::Official)?;
    let new = || -> Result<Games> {
        let players = args.players.iter();
        let players = players.map(|player| player.decider(&weights, &official, chances.as_ref()));
        let players = Sheets {
            players: players.collect::<Result<_>>()?,
            start: opening,
            luck: luck.clone(),
        };
        Ok(Games::of(players, args.playing.seed))
    };
    let played = threads::play(args.playing.threads, args.games, new)?;
    for (player, tally) in args.players.iter().zip(&played.players) {
        tell(*player, tally, &args.scores);
    }
    for later in 1..args.players.len() {
        for earlier in 0..later {
            let difference = played.difference(earlier, later);
            let [one, other] = [earlier, later].map(|player| args.players[player]);
            println!("{one} less {other}: {difference:.2}");
        }
    }
    println!("{:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

fn tell(player: Player, tally: &PlayerTally, scores: &[i32]) {
    let games = tally.scores.count;
    let [turns, free_rides] = tally.turns_and_free_rides();
    println!(
        "{player}: {games} games, average {:.2}",
        tally.scores.average()
    );
    if let Some(adjusted) = tally.adjusted {
        println!("  without luck {:.2}", adjusted.average());
    }
    println!(
        "  deviation {:.1}; {turns:.2} turns, {free_rides:.2} free rides",
        tally.scores.deviation(),
    );
    for &score in scores {
        let share = Estimate::share(tally.at_least(score), games);
        println!("  at least {score}: {share:#.2}");
    }
}

/// Tune the factors of the player by five factors.
#[derive(Args)]
pub struct Tune {
    /// A set of rejects, such as 126; all ten if left out.
    set: Option<String>,
    /// Rounds; each begins with the best factors so far.
    #[arg(long, default_value_t = 30)]
    rounds: u32,
    /// Candidates of a round.
    #[arg(long, default_value_t = 16)]
    candidates: u32,
    /// Games of each candidate.
    #[arg(long, default_value_t = 4000)]
    games: u64,
    /// Another seed tries other factors on other rolls.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Games that the average of tuned factors is told by.
const MEASURED: u64 = 1_000_000;

/// Tunes factors and prints them as they stand in the engine.
pub fn tune(args: &Tune) -> Result<()> {
    let sets: Vec<RejectSet> = RejectSet::ALL
        .into_iter()
        .filter(|set| {
            args.set
                .as_ref()
                .is_none_or(|wanted| set.to_string() == *wanted)
        })
        .collect();
    if sets.is_empty() {
        let all = RejectSet::ALL.map(|set| set.to_string()).join(", ");
        bail!("there is no such set; there are {all}");
    }
    let effort = Effort {
        rounds: args.rounds,
        candidates: args.candidates,
        games: args.games,
    };
    let tuned = on_threads(2, sets, |set| {
        let factors = tune_set(set, effort, args.seed);
        (set, factors, average(set, factors, MEASURED, 0))
    });
    for (set, factors, average) in tuned {
        println!(
            "[{:.1}, {:.1}, {:.1}, {:.1}, {:.2}], // {set}: {average:.1}",
            factors.within, factors.new, factors.uneven, factors.weighting, factors.second,
        );
    }
    Ok(())
}
