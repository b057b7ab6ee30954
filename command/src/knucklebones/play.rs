//! A game of Knucklebones against the computer.

use answers::knucklebones::PositionAnswer;
use clap::Args;
use engine::chance::generator;
use engine::dice::Face;
use engine::knucklebones::{
    Analyser, GameResult, Limits, Objective, Position, Rolled, Strategy, Values, View, Weights,
    best_column,
};
use rand::RngExt as _;
use serde::Serialize;

use super::{COLUMNS, MEMORY};
use crate::failure::Failure;
use crate::numbers::whole;
use crate::paper::{Paper, Table, count, percent};
use crate::table_talk::{Level, NOTHING, Reply, Talk, seed};

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

    /// Write each event as a line of JSON and ask nothing, so that a program can play
    #[arg(long, help_heading = "Output")]
    json: bool,
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

/// The person's seat, and the computer's.
const PERSON: usize = 0;
const COMPUTER: usize = 1;

/// What happens in a game. Players are seats; what has `answers` waits for one of them.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
enum Event {
    Start {
        seed: u64,
    },
    Roll {
        player: usize,
        die: u8,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        answers: Vec<&'static str>,
    },
    Place {
        player: usize,
        die: u8,
        column: &'static str,
    },
    Advice {
        #[serde(flatten)]
        advice: PositionAnswer,
        answers: Vec<&'static str>,
    },
    Error {
        message: String,
        answers: Vec<&'static str>,
    },
    Quit,
    End {
        winners: Vec<usize>,
    },
}

/// A game under way.
struct Game {
    talk: Talk,
    position: Position,
    to_move: usize,
}

impl Play {
    /// Plays to the end.
    pub fn run(&self) -> Result<(), Failure> {
        let weights = Weights::learned();
        let decider = player_at(self.level).decider(Some(&weights));
        let mut computer = decider.map_err(Failure::new)?;
        let seed = seed(self.seed);
        let mut chance = generator(seed, 0);
        let mut game = Game {
            talk: Talk::new("knucklebones", self.json),
            position: Position::default(),
            to_move: if self.computer_starts {
                COMPUTER
            } else {
                PERSON
            },
        };
        game.tell(&Event::Start { seed }, None, |paper| {
            paper.title(format_args!(
                "Knucklebones, seed {seed}. Your board is below."
            ));
            paper.line("Answer with a column, 1, 2 or 3; ? shows what each is worth, q leaves.");
        })?;
        while game.position.result().is_none() {
            let roll = Face::ALL[usize::from(chance.random_range(0..6_u8))];
            game.show()?;
            game.rolled(roll)?;
            let column = if game.to_move == PERSON {
                match game.choose(roll)? {
                    Some(column) => column,
                    None => return game.tell(&Event::Quit, Some(roll), |_| {}),
                }
            } else {
                let view = View {
                    position: game.position,
                    roll,
                };
                computer.decide(view, &mut chance)
            };
            game.place(column, roll)?;
        }
        game.show()?;
        game.end()
    }
}

impl Game {
    /// Tells an event, with the position after it, in which a die may be to place.
    fn tell(
        &self,
        event: &Event,
        roll: Option<Face>,
        print: impl FnOnce(&mut Paper),
    ) -> Result<(), Failure> {
        let text = Rolled {
            position: self.position,
            roll,
        }
        .to_string();
        self.talk.tell(event, (self.to_move, &text), print)
    }

    /// Both boards, the person's below.
    fn show(&self) -> Result<(), Failure> {
        let mut boards = [self.position.theirs(), self.position.mine()];
        if self.to_move == COMPUTER {
            boards.reverse();
        }
        self.talk.say(|paper| {
            paper.gap();
            for board in boards {
                let points = count(board.score(), "point", "points");
                paper.line(format_args!("  {board}   {points}"));
            }
        })
    }

    /// Tells a roll; a person reads of it in what follows.
    fn rolled(&self, roll: Face) -> Result<(), Failure> {
        let event = Event::Roll {
            player: self.to_move,
            die: roll.number(),
            answers: if self.to_move == PERSON {
                self.answers(roll)
            } else {
                Vec::new()
            },
        };
        self.tell(&event, Some(roll), |_| {})
    }

    /// The columns with room.
    fn answers(&self, roll: Face) -> Vec<&'static str> {
        let columns = COLUMNS.iter().enumerate();
        let open = columns.filter(|&(column, _)| self.position.removes(column, roll).is_some());
        open.map(|(_, &name)| name).collect()
    }

    /// Places the die, and gives the turn to the other.
    fn place(&mut self, column: usize, roll: Face) -> Result<(), Failure> {
        let Some(after) = self.position.place(column, roll) else {
            return Err(Failure::new("a die was placed where there is no room"));
        };
        let (player, die) = (self.to_move, roll.number());
        self.position = after;
        self.to_move = PERSON + COMPUTER - player;
        let column = COLUMNS[column];
        let event = Event::Place {
            player,
            die,
            column,
        };
        self.tell(&event, None, |paper| {
            if player == COMPUTER {
                paper.line(format_args!(
                    "The computer rolls a {die} and places it {column}."
                ));
            }
        })
    }

    /// Asks until there is a column with room. `None` for a person who leaves.
    fn choose(&self, roll: Face) -> Result<Option<usize>, Failure> {
        let question = format!("You roll a {}. Column (1, 2, 3, ?, q):", roll.number());
        loop {
            let line = match self.talk.ask(&question)? {
                Reply::Quit => return Ok(None),
                Reply::Line(line) => line,
            };
            if line == "?" {
                self.advise(roll)?;
                continue;
            }
            let message = match column_of(&line) {
                Some(column) if self.position.removes(column, roll).is_some() => {
                    return Ok(Some(column));
                }
                Some(column) => format!("The {} column is full.", COLUMNS[column]),
                None if line.is_empty() => NOTHING.to_owned(),
                None => format!("\"{line}\" is not a column: answer 1, 2 or 3."),
            };
            let event = Event::Error {
                message: message.clone(),
                answers: self.answers(roll),
            };
            self.tell(&event, Some(roll), |paper| paper.line(message))?;
        }
    }

    /// What each column is worth.
    fn advise(&self, roll: Face) -> Result<(), Failure> {
        let mut analyser = Analyser::new(Values::learned(Objective::Win), MEMORY);
        let found = analyser.columns(self.position, roll, Limits::default(), &mut || true);
        let horizon = analyser.horizon();
        let best = best_column(horizon, &found.value);
        let mut table = Table::new(&["column", ">wins"]);
        for (column, outlook) in found.value.iter().enumerate() {
            if let Some(outlook) = outlook {
                let cells = [COLUMNS[column].to_owned(), percent(outlook.share())];
                table.row(Some(column) == best, cells);
            }
        }
        let event = Event::Advice {
            advice: PositionAnswer::of_columns(self.position, roll, &found, horizon),
            answers: self.answers(roll),
        };
        self.tell(&event, Some(roll), |paper| paper.table(&table))
    }

    fn end(&self) -> Result<(), Failure> {
        let (winners, words) = match self.position.result() {
            Some(GameResult::Tie) | None => (vec![PERSON, COMPUTER], "A tie."),
            Some(result) if (result == GameResult::Win) == (self.to_move == PERSON) => {
                (vec![PERSON], "You win.")
            }
            Some(_) => (vec![COMPUTER], "The computer wins."),
        };
        self.tell(&Event::End { winners }, None, |paper| paper.line(words))
    }
}

/// The column that an answer names, by its name or its number.
fn column_of(line: &str) -> Option<usize> {
    let by_name = COLUMNS.iter().position(|name| *name == line);
    let number = || line.parse::<usize>().ok()?.checked_sub(1);
    by_name
        .or_else(number)
        .filter(|&column| column < COLUMNS.len())
}
