//! A game of Knucklebones against the computer.

use answers::knucklebones::PositionAnswer;
use clap::Args;
use engine::chance::generator;
use engine::decide::Decide;
use engine::dice::Face;
use engine::knucklebones::{
    Analyser, ByColumn, Found, GameResult, Limits, Objective, Outlook, Position, Rolled, Strategy,
    Values, View, Weights, best_column,
};
use rand::{Rng, RngExt as _};
use serde::Serialize;

use super::{COLUMNS, MEMORY};
use crate::failure::Failure;
use crate::game::{Game, Level, PERSON, Sitting, levels};
use crate::paper::{Paper, Table, count, percent};
use crate::table_talk::Talk;

/// How a game is played.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Play {
    /// How strong the computer is
    #[arg(long, default_value = "strongest", value_parser = levels(&LEVELS))]
    level: Strategy,

    /// The computer starts
    #[arg(long)]
    computer_starts: bool,

    #[command(flatten)]
    sitting: Sitting,
}

const EXAMPLES: &str = "\
Example:
  rollwise knucklebones play --level medium

Answer with a column: 1, 2, 3, or left, middle, right. \"?\" shows what each is worth, \"q\" leaves.";

/// The levels, the weakest first.
static LEVELS: [Level<Strategy>; 4] = [
    (
        "weak",
        Strategy::Random,
        "Picks any column. Wins 17 of 100 games against the strongest.",
    ),
    (
        "medium",
        Strategy::Greedy,
        "Takes the biggest immediate points lead. Wins 33 of 100 games against the strongest.",
    ),
    (
        "strong",
        Strategy::Risk { depth: 4 },
        "Looks four dice ahead and counts points. Wins 43 of 100 games against the strongest.",
    ),
    (
        "strongest",
        Strategy::Best { depth: 4 },
        "Looks four dice ahead and plays for the win: the strongest here.",
    ),
];

const COMPUTER: usize = 1;

/// What happens in a game. Players are seats; what has `answers` waits for one of them.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
enum Event {
    Roll {
        player: usize,
        die: u8,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        answers: Vec<String>,
    },
    Place {
        player: usize,
        die: u8,
        column: &'static str,
    },
}

/// A game under way.
struct State {
    position: Position,
    to_move: usize,
    /// The die to place.
    roll: Option<Face>,
    computer: Box<dyn Decide<engine::knucklebones::Knucklebones>>,
    /// Made for the first choice that is to be valued, as it takes memory.
    analyser: Option<Analyser>,
    chance: Box<dyn Rng>,
}

impl Play {
    /// Plays.
    pub fn run(&self) -> Result<(), Failure> {
        let weights = Weights::learned();
        let computer = self.level.decider(Some(&weights));
        let computer = computer.map_err(Failure::new)?;
        self.sitting.play(|seed| {
            Ok(State {
                position: Position::default(),
                to_move: if self.computer_starts {
                    COMPUTER
                } else {
                    PERSON
                },
                roll: None,
                computer,
                analyser: None,
                chance: Box::new(generator(seed, 0)),
            })
        })
    }
}

impl State {
    fn has_room(&self, column: usize) -> bool {
        let roll = self.roll;
        roll.is_some_and(|roll| self.position.removes(column, roll).is_some())
    }

    fn die(&self) -> Result<Face, Failure> {
        self.roll.ok_or_else(|| Failure::new("no die is rolled"))
    }

    fn analyser(&mut self) -> &mut Analyser {
        let new = || Analyser::new(Values::learned(Objective::Win), MEMORY);
        self.analyser.get_or_insert_with(new)
    }
}

/// What each column is worth, as the command says if nothing else is asked for.
fn columns(analyser: &mut Analyser, position: Position, roll: Face) -> Found<ByColumn<Outlook>> {
    analyser.columns(position, roll, Limits::default(), &mut || true)
}

impl Game for State {
    const NAME: &'static str = "knucklebones";
    const TITLE: &'static str = "Knucklebones";
    const SEAT: &'static str = "Your board is below.";
    const ANSWERS: &'static str =
        "Answer with a column, 1, 2 or 3; ? shows what each is worth, q leaves.";
    const LEAST_LOSS: f64 = 0.003;
    /// A column.
    type Move = usize;
    type Advice = PositionAnswer;

    fn to_move(&self) -> usize {
        self.to_move
    }

    fn text(&self) -> String {
        let &State { position, roll, .. } = self;
        Rolled { position, roll }.to_string()
    }

    fn is_over(&self) -> bool {
        self.position.result().is_some()
    }

    fn winners(&self) -> Vec<usize> {
        match self.position.result() {
            None => Vec::new(),
            Some(GameResult::Tie) => vec![PERSON, COMPUTER],
            Some(GameResult::Win) => vec![self.to_move],
            Some(GameResult::Loss) => vec![PERSON + COMPUTER - self.to_move],
        }
    }

    fn name_of(_: usize) -> String {
        "The computer".to_owned()
    }

    /// Both boards, the person's below.
    fn show(&self, paper: &mut Paper) {
        let mut boards = [self.position.theirs(), self.position.mine()];
        if self.to_move == COMPUTER {
            boards.reverse();
        }
        paper.gap();
        for board in boards {
            let points = count(board.score(), "point", "points");
            paper.line(format_args!("  {board}   {points}"));
        }
    }

    fn prepare(&mut self, talk: &Talk) -> Result<Option<usize>, Failure> {
        talk.say(|paper| self.show(paper))?;
        let roll = Face::ALL[usize::from(self.chance.random_range(0..6_u8))];
        self.roll = Some(roll);
        let event = Event::Roll {
            player: self.to_move,
            die: roll.number(),
            answers: if self.to_move == PERSON {
                self.answers()
            } else {
                Vec::new()
            },
        };
        talk.tell(&event, (self.to_move, &self.text()), |_| {})?;
        Ok(None)
    }

    fn decide(&mut self) -> Result<usize, Failure> {
        let view = View {
            position: self.position,
            roll: self.die()?,
        };
        Ok(self.computer.decide(view, &mut *self.chance))
    }

    fn question(&self) -> String {
        let roll = self.roll.map_or(0, Face::number);
        format!("You roll a {roll}. Column (1, 2, 3, ?, q):")
    }

    /// The columns with room.
    fn answers(&self) -> Vec<String> {
        let columns = COLUMNS.iter().enumerate();
        let open = columns.filter(|&(column, _)| self.has_room(column));
        open.map(|(_, &name)| name.to_owned()).collect()
    }

    fn read(&mut self, answer: &str) -> Result<Result<usize, String>, Failure> {
        Ok(match column_of(answer) {
            Some(column) if self.has_room(column) => Ok(column),
            Some(column) => Err(format!("The {} column is full.", COLUMNS[column])),
            None => Err(format!("\"{answer}\" is not a column: answer 1, 2 or 3.")),
        })
    }

    fn advise(&mut self) -> Result<(PositionAnswer, Paper), Failure> {
        let (position, roll) = (self.position, self.die()?);
        let analyser = self.analyser();
        let found = columns(analyser, position, roll);
        let horizon = analyser.horizon();
        let best = best_column(horizon, &found.value);
        let mut table = Table::new(&["column", ">wins"]);
        for (column, outlook) in found.value.iter().enumerate() {
            if let Some(outlook) = outlook {
                let cells = [COLUMNS[column].to_owned(), percent(outlook.share())];
                table.row(Some(column) == best, cells);
            }
        }
        let mut paper = Paper::default();
        paper.table(&table);
        let answer = PositionAnswer::of_columns(position, roll, &found, horizon);
        Ok((answer, paper))
    }

    fn loss(&mut self, &column: &usize) -> Result<Option<f64>, Failure> {
        let (position, roll) = (self.position, self.die()?);
        let shares = columns(self.analyser(), position, roll).value;
        let shares = shares.map(|outlook| outlook.map(Outlook::share));
        let best = shares.iter().flatten().copied().fold(0.0, f64::max);
        let is_choice = shares.iter().flatten().count() > 1;
        let chosen = shares[column].filter(|_| is_choice);
        Ok(chosen.map(|share| best - share))
    }

    /// Places the die, and gives the turn to the other.
    fn carry_out(&mut self, column: usize, talk: &Talk) -> Result<(), Failure> {
        let roll = self.die()?;
        let Some(after) = self.position.place(column, roll) else {
            return Err(Failure::new("a die was placed where there is no room"));
        };
        let (player, die) = (self.to_move, roll.number());
        self.position = after;
        self.to_move = PERSON + COMPUTER - player;
        self.roll = None;
        let column = COLUMNS[column];
        let event = Event::Place {
            player,
            die,
            column,
        };
        talk.tell(&event, (self.to_move, &self.text()), |paper| {
            if player == COMPUTER {
                paper.line(format_args!(
                    "The computer rolls a {die} and places it {column}."
                ));
            }
        })
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
