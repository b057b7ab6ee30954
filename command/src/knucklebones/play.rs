//! A game of Knucklebones against the computer.

use clap::Args;
use engine::chance::generator;
use engine::decide::Decide;
use engine::dice::Face;
use engine::knucklebones::{
    Analyser, Board, GameResult, Knucklebones, Limits, Objective, Position, Strategy, Values, View,
    Weights, best_column,
};
use rand::RngExt as _;

use super::{COLUMNS, MEMORY};
use crate::failure::Failure;
use crate::numbers::whole;
use crate::paper::{count, percent};
use crate::table_talk::{Level, NOTHING, Reply, ask, say, seed};

/// How a game is played.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Play {
    /// How strong the computer is
    #[arg(long, default_value = "strongest")]
    level: Level,

    /// The computer starts
    #[arg(long)]
    computer_starts: bool,

    /// The dice of a seed are the same on every machine; others each time if left out
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u64, 0, { u64::MAX }>)]
    seed: Option<u64>,
}

const EXAMPLES: &str = "\
Example:
  rollwise knucklebones play --level medium

Answer with a column: 1, 2, 3, or left, middle, right. \"?\" shows what each is worth, \"q\" leaves.";

/// The computer's player at a level: that of the page.
fn player_at(level: Level) -> Strategy {
    match level {
        Level::Weak => Strategy::Random,
        Level::Medium => Strategy::Greedy,
        Level::Strong => Strategy::Risk { depth: 4 },
        Level::Strongest => Strategy::Best { depth: 4 },
    }
}

/// What comes of a person's turn.
enum Choice {
    Column(usize),
    Quit,
}

impl Play {
    /// Plays to the end.
    pub fn run(&self) -> Result<(), Failure> {
        let weights = Weights::learned();
        let decider = player_at(self.level).decider(Some(&weights));
        let mut computer = decider.map_err(Failure::new)?;
        let seed = seed(self.seed);
        let mut chance = generator(seed, 0);
        let mut is_person = !self.computer_starts;
        let mut position = Position::default();
        say(|paper| {
            paper.title(format_args!(
                "Knucklebones, seed {seed}. Your board is below."
            ));
            paper.line("Answer with a column, 1, 2 or 3; ? shows what each is worth, q leaves.");
        })?;
        while position.result().is_none() {
            let roll = Face::ALL[usize::from(chance.random_range(0..6_u8))];
            show(position, is_person)?;
            let column = if is_person {
                match choose(position, roll)? {
                    Choice::Column(column) => column,
                    Choice::Quit => return Ok(()),
                }
            } else {
                placed_by(computer.as_mut(), position, roll, &mut chance)?
            };
            let Some(after) = position.place(column, roll) else {
                return Err(Failure::new("a die was placed where there is no room"));
            };
            position = after;
            is_person = !is_person;
        }
        show(position, is_person)?;
        let result = position.result().filter(|_| is_person);
        let result = result.or_else(|| position.result().map(GameResult::swapped));
        say(|paper| {
            paper.line(match result {
                Some(GameResult::Win) => "You win.",
                Some(GameResult::Loss) => "The computer wins.",
                Some(GameResult::Tie) | None => "A tie.",
            });
        })
    }
}

/// Where the computer places a die.
fn placed_by(
    computer: &mut dyn Decide<Knucklebones>,
    position: Position,
    roll: Face,
    chance: &mut dyn rand::Rng,
) -> Result<usize, Failure> {
    let column = computer.decide(View { position, roll }, chance);
    let (die, name) = (roll.number(), COLUMNS.get(column).copied().unwrap_or("?"));
    say(|paper| {
        paper.line(format_args!(
            "The computer rolls a {die} and places it {name}."
        ));
    })?;
    Ok(column)
}

/// Both boards, the person's below.
fn show(position: Position, is_person: bool) -> Result<(), Failure> {
    let (mine, theirs) = if is_person {
        (position.mine(), position.theirs())
    } else {
        (position.theirs(), position.mine())
    };
    let line = |board: Board| format!("  {board}   {}", count(board.score(), "point", "points"));
    say(|paper| {
        paper.gap();
        paper.line(line(theirs));
        paper.line(line(mine));
    })
}

/// Asks until there is a column with room.
fn choose(position: Position, roll: Face) -> Result<Choice, Failure> {
    let question = format!("You roll a {}. Column (1, 2, 3, ?, q):", roll.number());
    loop {
        let line = match ask(&question)? {
            Reply::Quit => return Ok(Choice::Quit),
            Reply::Line(line) => line,
        };
        if line == "?" {
            advise(position, roll)?;
            continue;
        }
        let by_name = COLUMNS.iter().position(|name| *name == line);
        let by_number = line
            .parse::<usize>()
            .ok()
            .and_then(|number| number.checked_sub(1));
        match by_name
            .or(by_number)
            .filter(|&column| column < COLUMNS.len())
        {
            Some(column) if position.removes(column, roll).is_some() => {
                return Ok(Choice::Column(column));
            }
            Some(column) => {
                say(|paper| paper.line(format_args!("The {} column is full.", COLUMNS[column])))?;
            }
            None if line.is_empty() => say(|paper| paper.line(NOTHING))?,
            None => say(|paper| {
                paper.line(format_args!(
                    "\"{line}\" is not a column: answer 1, 2 or 3."
                ));
            })?,
        }
    }
}

/// What each column is worth.
fn advise(position: Position, roll: Face) -> Result<(), Failure> {
    let mut analyser = Analyser::new(Values::learned(Objective::Win), MEMORY);
    let found = analyser.columns(position, roll, Limits::default(), &mut || true);
    let best = best_column(analyser.horizon(), &found.value);
    let mut table = crate::paper::Table::new(&["column", ">wins"]);
    for (column, outlook) in found.value.iter().enumerate() {
        if let Some(outlook) = outlook {
            let cells = [COLUMNS[column].to_owned(), percent(outlook.share())];
            table.row(Some(column) == best, cells);
        }
    }
    say(|paper| paper.table(&table))
}
