//! Strategies that play against each other, many times.

mod players;
mod results;

use std::io::{self, IsTerminal as _};
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::{Args, ValueEnum};
use engine::names::UnknownName;
use engine::series::{Match, Series};
use engine::{heckmeck, knucklebones, rummikub, solitaire_dice};
use indicatif::{ProgressBar, ProgressStyle};
use signal_hook::consts::SIGINT;
use signal_hook::flag;

use crate::failure::{Failure, INTERRUPTED};
use crate::numbers::whole;
use crate::output::Output;
use crate::paper::count;

/// Which players meet, and how often.
#[derive(Args)]
#[command(after_help = EXAMPLES, arg_required_else_help = true)]
pub struct Lab {
    /// The game
    game: Game,

    /// The ways to play, in the order in which they sit
    #[arg(required = true, value_name = "PLAYER", value_parser = players::AnyName, hide_possible_values = true)]
    players: Vec<String>,

    /// Games to play
    #[arg(long, value_name = "NUMBER", default_value_t = 1000, allow_negative_numbers = true, value_parser = whole::<u64, 1, 100_000_000>)]
    games: u64,

    /// Games of another seed have other dice; the same seed gives the same games on every machine
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u64, 0, { u64::MAX }>)]
    seed: u64,

    #[command(flatten)]
    output: Output,
}

const EXAMPLES: &str = "\
Examples:
  rollwise lab heckmeck best-in-worms rule-5 --games 200
  rollwise lab knucklebones best-2 greedy --games 100 --seed 7
  rollwise lab solitaire-dice advice thumb --games 100
  rollwise lab rummikub best simple --games 20 --json

Players of heckmeck (2 to 7): best-to-win, best-in-worms, by-heart-1, -3, -5 and -7 (rules to remember; by-heart-1-to-win, …: chosen for the chance to win with two), rule-1 to rule-5, random.
Players of knucklebones (2): best-1 to best-12 (placements ahead), best-1k to best-10000k (positions), risk-1 to risk-8, seed-1 to seed-8, by-heart-1 to by-heart-7 (rules to remember), greedy, random.
Players of solitaire-dice (1 to 8): advice-2, advice, by-heart-1 to by-heart-7 (rules to remember), thumb, columns, five-factors-126, longest-game, points-now, random.
Players of rummikub (2 to 4): best, jokers, tiles, points, hold, simple, random; each deal is played from every seat.

Ctrl-C ends the run after the game under way and shows the games so far, Ctrl-C again at once.";

/// The games.
#[derive(Clone, Copy, ValueEnum)]
enum Game {
    /// Heckmeck.
    #[value(alias = "pickomino")]
    Heckmeck,
    /// Knucklebones.
    Knucklebones,
    /// Solitaire Dice.
    SolitaireDice,
    /// Rummikub.
    #[value(alias = "tile-rummy")]
    Rummikub,
}

impl Game {
    /// How many players it takes; at Solitaire Dice the same rolls for all, as in the page's Lab.
    fn seats(self) -> RangeInclusive<usize> {
        match self {
            Game::Heckmeck => heckmeck::FEWEST_PLAYERS..=heckmeck::MOST_PLAYERS,
            Game::Knucklebones => 2..=2,
            Game::SolitaireDice => 1..=8,
            Game::Rummikub => rummikub::FEWEST_PLAYERS..=rummikub::MOST_PLAYERS,
        }
    }
}

impl Lab {
    /// Plays, and tells what the games came to.
    pub fn run(&self) -> Result<(), Failure> {
        self.check_seats()?;
        match self.game {
            Game::Heckmeck => self.heckmeck(),
            Game::Knucklebones => self.knucklebones(),
            Game::SolitaireDice => self.solitaire_dice(),
            Game::Rummikub => self.rummikub(),
        }
    }

    fn check_seats(&self) -> Result<(), Failure> {
        let (seats, named) = (self.game.seats(), self.players.len());
        if seats.contains(&named) {
            return Ok(());
        }
        let (fewest, most) = (seats.start(), seats.end());
        let seats = if fewest == most {
            most.to_string()
        } else {
            format!("{fewest} to {most}")
        };
        let named = u64::try_from(named).unwrap_or(u64::MAX);
        let named = count(named, "is named", "are named");
        Err(Failure::usage(format!(
            "the lab takes {seats} players of this game; {named}"
        )))
    }

    fn heckmeck(&self) -> Result<(), Failure> {
        let tournament = heckmeck::Tournament {
            players: self.named()?,
            rules: heckmeck::RuleOptions::default(),
            tie_break: true,
            rotate: true,
            seed: self.seed,
        };
        let model = heckmeck::WinModel::learned();
        let games = heckmeck::Games::with_model(tournament, &model);
        let mut games = games.map_err(Failure::new)?;
        self.play(&mut games)?;
        self.write("heckmeck", &results::heckmeck(games.tally()))
    }

    fn knucklebones(&self) -> Result<(), Failure> {
        let players: Vec<knucklebones::Strategy> = self.named()?;
        let Ok(players) = players.try_into() else {
            return self.check_seats();
        };
        let weights = knucklebones::Weights::learned();
        let games = knucklebones::Games::new(players, self.seed, Some(&weights));
        let mut games = games.map_err(Failure::new)?;
        self.play(&mut games)?;
        self.write("knucklebones", &results::knucklebones(games.tally()))
    }

    fn solitaire_dice(&self) -> Result<(), Failure> {
        let players = self.named()?;
        let weights = solitaire_dice::Weights::learned(solitaire_dice::OpenCost::Official);
        let luck = Some(weights.clone());
        let start = solitaire_dice::Start::default();
        let games = solitaire_dice::Games::new(&players, start, self.seed, Some(&weights), luck);
        let mut games = games.map_err(Failure::new)?;
        self.play(&mut games)?;
        self.write("solitaire-dice", &results::solitaire_dice(games.tally()))
    }

    fn rummikub(&self) -> Result<(), Failure> {
        let games = rummikub::Games::new(&rummikub::Tournament {
            players: self.named()?,
            rules: rummikub::Rules::default(),
            seed: self.seed,
        });
        let mut games = games.map_err(Failure::new)?;
        self.play(&mut games)?;
        self.write("rummikub", &results::rummikub(games.tally()))
    }

    /// The players by their names.
    fn named<S: FromStr<Err = UnknownName>>(&self) -> Result<Vec<S>, Failure> {
        let typed = self.players.join(" ");
        let mut start = 0;
        let player = |name: &String| {
            let place = start..start + name.len();
            start = place.end + 1;
            name.parse()
                .map_err(|error| Failure::usage(error).at(&typed, place))
        };
        self.players.iter().map(player).collect()
    }

    /// Plays all games, with a bar on a terminal, or those until Ctrl-C.
    fn play<M: Match>(&self, series: &mut Series<M>) -> Result<(), Failure> {
        let is_interrupted = interruption()?;
        let numbers = series.numbers(self.games);
        let bar = progress(numbers);
        for _ in 0..numbers {
            series.play();
            bar.inc(1);
            if is_interrupted.load(Ordering::Relaxed) {
                break;
            }
        }
        bar.finish_and_clear();
        Ok(())
    }

    fn write(&self, game: &str, results: &results::Results) -> Result<(), Failure> {
        let told = results::Told {
            game,
            seed: self.seed,
            results,
        };
        self.output.write(&told, |paper| {
            let games = count(results.games, "game", "games");
            paper.title(format_args!("{game}: {games}, seed {}", self.seed));
            if results.games > self.games {
                let seats = self.players.len();
                paper.line(format_args!(
                    "Each deal is played from all {seats} seats, so {} played beyond those asked for.",
                    count(results.games - self.games, "game is", "games are")
                ));
            }
            results.print(paper, &self.players);
        })?;
        if results.games < self.games {
            return Err(Failure::interrupted(results.games, self.games));
        }
        Ok(())
    }
}

/// What Ctrl-C sets. Pressed again, it ends the program at once.
fn interruption() -> io::Result<Arc<AtomicBool>> {
    let is_interrupted = Arc::new(AtomicBool::new(false));
    let is_next_final = Arc::new(AtomicBool::new(false));
    flag::register(SIGINT, Arc::clone(&is_interrupted))?;
    // What is registered first acts first: only the second time finds the flag set.
    flag::register_conditional_shutdown(SIGINT, INTERRUPTED.into(), Arc::clone(&is_next_final))?;
    flag::register(SIGINT, is_next_final)?;
    Ok(is_interrupted)
}

fn progress(numbers: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos} of {len}, {eta} to go");
    let bar = ProgressBar::new(numbers);
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
