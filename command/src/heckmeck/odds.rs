//! How likely a turn reaches what is wanted, by each choice.

use clap::Args;
use engine::heckmeck::{Bust, Calculator, Evaluation, LOWEST_TILE, Phase, Turn, TurnAnswer};
use serde::Serialize;

use super::{bust, dice_of};
use crate::failure::Failure;
use crate::numbers::whole;
use crate::output::{Output, Told};
use crate::paper::{Paper, Table, count, percent};

/// What is wanted of a turn.
#[derive(Args)]
pub struct Wanted {
    /// The total to reach [default: 21]
    #[arg(long, value_name = "TOTAL", allow_negative_numbers = true, value_parser = whole::<u8, 0, 40>)]
    target: Option<u8>,

    /// Exactly the target, as for a steal
    #[arg(long, requires = "target")]
    exactly: bool,

    /// The average in points; with a target, less counts 0
    #[arg(long, conflicts_with = "exactly")]
    points: bool,

    /// What a bust does: scores-nothing or keeps-total [default: scores-nothing]
    #[arg(long, value_name = "RULE", value_parser = bust)]
    bust: Option<Bust>,
}

/// What is wanted, as a number of an evaluation.
#[derive(Clone, Copy)]
enum Goal {
    AtLeast(u8),
    Exactly(u8),
    Points(u8),
}

/// Values as close as this are equal.
const EQUAL: f64 = 1e-12;

impl Wanted {
    /// An option that was given.
    pub fn given(&self) -> Option<&'static str> {
        let given = [
            ("--target", self.target.is_some()),
            ("--exactly", self.exactly),
            ("--points", self.points),
            ("--bust", self.bust.is_some()),
        ];
        let first = given.iter().find(|(_, is_given)| *is_given);
        first.map(|(option, _)| *option)
    }

    fn goal(&self) -> Goal {
        match self.target {
            target if self.points => Goal::Points(target.unwrap_or(0)),
            Some(target) if self.exactly => Goal::Exactly(target),
            target => Goal::AtLeast(target.unwrap_or(LOWEST_TILE)),
        }
    }
}

impl Goal {
    fn target(self) -> u8 {
        match self {
            Goal::AtLeast(target) | Goal::Exactly(target) | Goal::Points(target) => target,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Goal::AtLeast(_) => "at-least",
            Goal::Exactly(_) => "exactly",
            Goal::Points(_) => "points",
        }
    }

    fn of(self, evaluation: &Evaluation) -> f64 {
        let target = usize::from(self.target());
        match self {
            Goal::AtLeast(_) => evaluation.at_least[target],
            Goal::Exactly(_) => evaluation.exactly[target],
            Goal::Points(_) => evaluation.expected_at_least[target],
        }
    }

    /// The heading of its column.
    fn heading(self) -> &'static str {
        match self {
            Goal::AtLeast(_) | Goal::Exactly(_) => ">chance",
            Goal::Points(_) => ">points on average",
        }
    }

    fn shown(self, value: f64) -> String {
        match self {
            Goal::AtLeast(_) | Goal::Exactly(_) => percent(value),
            Goal::Points(_) => format!("{value:.2}"),
        }
    }

    fn told(self, value: f64) -> String {
        let shown = self.shown(value);
        match self {
            Goal::AtLeast(target) => format!("Chance to end on {target} or more: {shown}"),
            Goal::Exactly(target) => format!("Chance to end on exactly {target}: {shown}"),
            Goal::Points(0) => format!("Points on average: {shown}"),
            Goal::Points(target) => {
                format!("Points on average, less than {target} counting 0: {shown}")
            }
        }
    }
}

/// An answer as JSON, with what was asked for.
#[derive(Serialize)]
struct Answer {
    goal: &'static str,
    target: u8,
    #[serde(flatten)]
    turn: answers::heckmeck::TurnAnswer,
}

/// Answers about turns, and keeps what it has solved.
#[derive(Default)]
pub struct Odds(Calculator);

impl Odds {
    /// Answers about a turn.
    pub fn answer(&mut self, turn: &Turn, wanted: &Wanted, output: &Output) -> Result<(), Failure> {
        let goal = wanted.goal();
        let answer = self
            .0
            .answer(turn, wanted.bust.unwrap_or(Bust::ScoresNothing));
        let text = turn.to_string();
        let told = Told {
            game: "heckmeck",
            text: &text,
            answer: Answer {
                goal: goal.name(),
                target: goal.target(),
                turn: (&answer).into(),
            },
        };
        output.write(&told, |paper| {
            paper.title(&text);
            print(paper, &answer, goal);
        })
    }
}

fn print(paper: &mut Paper, answer: &TurnAnswer, goal: Goal) {
    let best = match &answer.roll_again {
        Some(roll) if !stops(answer, goal) => roll,
        _ => &answer.position,
    };
    paper.line(goal.told(goal.of(best)));
    match answer.phase {
        Phase::Over => paper.line(format_args!(
            "The turn is over, with {}.",
            count(answer.score, "point", "points")
        )),
        Phase::Unrolled => {
            paper.gap();
            paper.table(&ways(answer, goal));
            paper.gap();
            paper.line(format_args!(
                "Chance that the next roll busts: {}",
                percent(answer.bust_chance)
            ));
        }
        Phase::Rolled if answer.choices.is_empty() => {
            paper.line("A bust: no face can be taken.");
        }
        Phase::Rolled => {
            paper.gap();
            paper.table(&choices(answer, goal));
        }
    }
}

/// What stopping and rolling on are worth, where they are possible.
fn worth(answer: &TurnAnswer, goal: Goal) -> [Option<f64>; 2] {
    [&answer.stop, &answer.roll_again].map(|way| way.as_ref().map(|way| goal.of(way)))
}

/// Whether stopping is best. Less than the lowest tile brings nothing, whatever its points.
fn stops(answer: &TurnAnswer, goal: Goal) -> bool {
    let [stop, roll] = worth(answer, goal);
    stop.is_some_and(|stop| {
        stop > 0.0 && answer.score >= LOWEST_TILE && roll.is_none_or(|roll| stop >= roll - EQUAL)
    })
}

/// Stopping and rolling on.
fn ways(answer: &TurnAnswer, goal: Goal) -> Table {
    let mut table = Table::new(&["next", goal.heading()]);
    let [stop, roll] = worth(answer, goal);
    let stops = stops(answer, goal);
    if let Some(stop) = stop {
        let points = count(answer.score, "point", "points");
        let brings = match answer.score {
            1..LOWEST_TILE => ", but no tile",
            _ => "",
        };
        table.row(
            stops,
            [format!("stop with {points}{brings}"), goal.shown(stop)],
        );
    }
    if let Some(roll) = roll {
        let dice = count(answer.remaining, "die", "dice");
        let is_best = !stops && roll > 0.0;
        table.row(is_best, [format!("roll {dice}"), goal.shown(roll)]);
    }
    table
}

/// The faces that may be taken, the best first.
fn choices(answer: &TurnAnswer, goal: Goal) -> Table {
    let mut table = Table::new(&["take", ">points", ">dice left", goal.heading()]);
    let mut choices: Vec<_> = answer
        .choices
        .iter()
        .map(|choice| (goal.of(&choice.evaluation), choice))
        .collect();
    // Of equal ones first the one with fewer dice left, then the higher face.
    choices.sort_by_key(|(_, choice)| (choice.remaining, std::cmp::Reverse(choice.face)));
    choices.sort_by(|(one, _), (other, _)| {
        if (one - other).abs() <= EQUAL {
            std::cmp::Ordering::Equal
        } else {
            other.total_cmp(one)
        }
    });
    for (nth, (value, choice)) in choices.iter().enumerate() {
        let cells = [
            dice_of(choice.face, choice.count),
            choice.total.to_string(),
            choice.remaining.to_string(),
            goal.shown(*value),
        ];
        table.row(nth == 0 && *value > 0.0, cells);
    }
    table
}
