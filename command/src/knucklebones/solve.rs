//! What each column is worth.

use answers::knucklebones::PositionAnswer;
use engine::dice::Face;
use engine::knucklebones::{
    Analyser, ByColumn, Found, GameResult, Outlook, Position, Rolled, best_column,
};

use super::{Asked, COLUMNS};
use crate::failure::Failure;
use crate::output::{Output, Told};
use crate::paper::{Paper, Table, count, percent, signed};

/// Answers about a position.
pub fn answer(
    analyser: &mut Analyser,
    asked: &Rolled,
    how: &Asked,
    output: &Output,
) -> Result<(), Failure> {
    let &Rolled { position, roll } = asked;
    let text = &asked.to_string();
    let (limits, keep_going) = (how.limits(position), &mut how.patience());
    if let Some(roll) = roll {
        let found = analyser.columns(position, roll, limits, keep_going);
        let best = best_column(analyser.horizon(), &found.value);
        let answer = PositionAnswer::of_columns(position, roll, &found, analyser.horizon());
        let told = Told {
            game: "knucklebones",
            text,
            answer,
        };
        return output.write(&told, |paper| {
            paper.title(text);
            paper.gap();
            paper.table(&columns(position, roll, &found.value, best));
            paper.gap();
            print_search(paper, &found, &told.answer);
        });
    }
    let found = analyser.before_roll(position, limits, keep_going);
    let answer = PositionAnswer::before_roll(position, &found, analyser.horizon());
    let told = Told {
        game: "knucklebones",
        text,
        answer,
    };
    output.write(&told, |paper| {
        paper.title(text);
        if let Some(result) = position.result() {
            paper.line(ended(result));
        } else {
            paper.line(outlook_in_words(found.value));
            print_search(paper, &found, &told.answer);
        }
    })
}

/// What each column is worth.
fn columns(
    position: Position,
    roll: Face,
    values: &ByColumn<Outlook>,
    best: Option<usize>,
) -> Table {
    let mut table = Table::new(&["column", ">wins", ">points", ">removes", ">gains", ">takes"]);
    for (column, name) in COLUMNS.iter().enumerate() {
        let known = values[column].zip(position.effect(column, roll));
        let cells = match known {
            Some((outlook, effect)) => [
                (*name).to_owned(),
                percent(outlook.share()),
                signed(outlook.difference().into(), 1),
                effect.removes.to_string(),
                effect.gain.to_string(),
                effect.takes.to_string(),
            ],
            None => [name, "full", "", "", "", ""].map(str::to_owned),
        };
        table.row(Some(column) == best, cells);
    }
    table
}

/// How it was found, and how far it may be off.
fn print_search<T>(paper: &mut Paper, found: &Found<T>, answer: &PositionAnswer) {
    let how = if answer.is_proved() {
        "Proved, within half a percentage point".to_owned()
    } else {
        estimate(answer.error())
    };
    paper.line(format_args!(
        "{how}: {} ahead, {}.",
        count(found.depth, "placement", "placements"),
        count(found.positions, "position", "positions")
    ));
}

/// What an estimate is called whose error is this share of wins, if it is known.
pub fn estimate(error: Option<f64>) -> String {
    match error {
        // What is not exact is never said to be.
        Some(error) => {
            // Rounded up, so that it holds; what floats add is not.
            let points = ((1000.0 * error - 1e-6).ceil() / 10.0).max(0.1);
            format!("An estimate, \u{b1} {points:.1} percentage points")
        }
        None => "An estimate".to_owned(),
    }
}

/// What the game comes to, in words.
pub fn outlook_in_words(outlook: Outlook) -> String {
    format!(
        "Wins {}, a tie counting half; {} points on average.",
        percent(outlook.share()),
        signed(outlook.difference().into(), 1)
    )
}

fn ended(result: GameResult) -> &'static str {
    match result {
        GameResult::Win => "The game is over: the first board wins.",
        GameResult::Tie => "The game is over: a tie.",
        GameResult::Loss => "The game is over: the second board wins.",
    }
}
