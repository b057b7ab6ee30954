//! What may follow a position.

use answers::knucklebones::Level;
use engine::knucklebones::{self, Analyser, GameResult, PathError, Place, Rolled};

use super::solve::{estimate, outlook_in_words};
use super::{COLUMNS, Tree};
use crate::failure::Failure;
use crate::output::Told;
use crate::paper::{Table, count, percent, signed};

/// Answers about the place at the end of the path.
pub fn answer(analyser: &mut Analyser, asked: &Rolled, tree: &Tree) -> Result<(), Failure> {
    let path = read_path(&tree.path, asked.roll.is_some())?;
    let place = Place::at(asked.position, asked.roll, &path);
    let place = place.map_err(|error| told(error, &tree.path))?;
    let limits = tree.asked.limits(place.position);
    let level = analyser.level(&place, limits, &mut tree.asked.patience());
    let answer = Told {
        game: "knucklebones",
        text: &asked.to_string(),
        answer: Level::new(&place, &level),
    };
    tree.output.write(&answer, |paper| {
        let path = tree.path.join(", ");
        let colon = if path.is_empty() { "" } else { ": " };
        paper.title(format_args!("{asked}{colon}{path}"));
        paper.line(outlook_in_words(level.value));
        if level.branches.is_empty() {
            paper.line("The game is over.");
            return;
        }
        paper.gap();
        paper.table(&branches(&place, &level));
        paper.gap();
        let ahead = count(level.depth, "placement", "placements");
        match level.error {
            Some(0.0) => paper.line(format_args!("Exact: {ahead} ahead.")),
            error => paper.line(format_args!("{}: {ahead} ahead.", estimate(error))),
        }
    })
}

/// What may come next.
fn branches(place: &Place, level: &knucklebones::Level) -> Table {
    let next = match (place.roll, place.is_theirs) {
        (Some(_), false) => "column",
        (Some(_), true) => "their column",
        (None, false) => "roll",
        (None, true) => "their roll",
    };
    let ends = level.branches.iter().any(|branch| branch.result.is_some());
    let then = if ends { "then" } else { "" };
    let mut table = Table::new(&[next, ">wins", ">points", ">removes", then]);
    for branch in &level.branches {
        let name = match place.roll {
            Some(_) => COLUMNS[usize::from(branch.key)].to_owned(),
            None => branch.key.to_string(),
        };
        let then = match branch.result {
            Some(GameResult::Win) => "won",
            Some(GameResult::Tie) => "tie",
            Some(GameResult::Loss) => "lost",
            None => "",
        };
        let removes = branch.removes.map(|removes| removes.to_string());
        let cells = [
            name,
            percent(branch.outlook.share()),
            signed(branch.outlook.difference().into(), 1),
            removes.unwrap_or_default(),
            then.to_owned(),
        ];
        table.row(branch.is_best, cells);
    }
    table
}

/// The steps as the engine counts them: rolls from 1, columns from 0.
fn read_path(steps: &[String], has_roll: bool) -> Result<Vec<u8>, Failure> {
    let mut is_column = has_roll;
    let mut path = Vec::new();
    for (nth, step) in steps.iter().enumerate() {
        let name = step.trim();
        let read = if is_column {
            let column = COLUMNS.iter().position(|column| *column == name);
            column.and_then(|column| u8::try_from(column).ok())
        } else {
            name.parse().ok()
        };
        let wanted = if is_column {
            "a column (left, middle, right)"
        } else {
            "a roll (1 to 6)"
        };
        path.push(read.ok_or_else(|| {
            at(
                Failure::usage(format!("step \"{name}\" is not {wanted}")),
                steps,
                nth,
            )
        })?);
        is_column = !is_column;
    }
    Ok(path)
}

fn told(error: PathError, steps: &[String]) -> Failure {
    let (step, reason) = match error {
        PathError::NoRoll { step, .. } => (step, "not a roll, 1 to 6"),
        PathError::NoColumn { step, .. } => (step, "a column without room"),
        PathError::Over { step } => (step, "behind the end of the game"),
    };
    let name = &steps[step];
    at(
        Failure::usage(format!("step \"{name}\" is {reason}")),
        steps,
        step,
    )
}

/// The failure with a step's place in the path.
fn at(failure: Failure, steps: &[String], step: usize) -> Failure {
    let start: usize = steps[..step].iter().map(|before| before.len() + 1).sum();
    failure.at(&steps.join(","), start..start + steps[step].len())
}
