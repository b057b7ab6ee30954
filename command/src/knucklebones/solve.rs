//! What each column is worth.

use engine::dice::Face;
use engine::knucklebones::{
    Analyser, ByColumn, Found, GameResult, Objective, Outlook, Position, best_column,
};

use super::json::{Answer, ColumnAnswer, Ending};
use super::{Asked, COLUMNS, Rolled};
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
    let &Rolled {
        position,
        roll,
        ref text,
    } = asked;
    let (limits, keep_going) = (how.limits(position), &mut how.patience());
    if let Some(roll) = roll {
        let found = analyser.columns(position, roll, limits, keep_going);
        let best = best_column(analyser.horizon(), &found.value);
        let answer = of_columns(position, roll, &found, best, how.objective());
        let told = Told {
            game: "knucklebones",
            text,
            answer,
        };
        return output.write(&told, |paper| {
            paper.title(text);
            print_columns(paper, position, roll, &found, best, &told.answer);
        });
    }
    let found = analyser.before_roll(position, limits, keep_going);
    let answer = before_roll(position, &found, how.objective());
    let told = Told {
        game: "knucklebones",
        text,
        answer,
    };
    output.write(&told, |paper| {
        paper.title(text);
        match position.result() {
            Some(result) => paper.line(ended(result)),
            None => paper.line(outlook_in_words(found.value)),
        }
        print_search(paper, &told.answer);
    })
}

fn of_columns(
    position: Position,
    roll: Face,
    found: &Found<ByColumn<Outlook>>,
    best: Option<usize>,
    objective: Objective,
) -> Answer {
    let is_for_win = objective == Objective::Win;
    let column = |column: usize| {
        let outlook = found.value[column]?;
        let effect = position.effect(column, roll)?;
        let [low, high] = outlook.bounds().map(|bound| is_for_win.then_some(bound));
        Some(ColumnAnswer {
            column,
            removes: effect.removes,
            gain: effect.gain,
            takes: effect.takes,
            outlook: outlook.into(),
            low,
            high,
            over: effect.result.map(Ending::from),
        })
    };
    let are_proved = found.value.into_iter().flatten().all(Outlook::is_proved);
    Answer {
        value: best.and_then(|best| found.value[best]).map(Into::into),
        columns: (0..COLUMNS.len()).filter_map(column).collect(),
        best,
        depth: found.depth,
        positions: found.positions,
        proof: proof(is_for_win && are_proved),
        values: "learned",
        over: None,
    }
}

fn before_roll(position: Position, found: &Found<Outlook>, objective: Objective) -> Answer {
    let is_for_win = objective == Objective::Win;
    Answer {
        value: Some(found.value.into()),
        columns: Vec::new(),
        best: None,
        depth: found.depth,
        positions: found.positions,
        proof: proof(is_for_win && found.value.is_proved()),
        values: "learned",
        over: position.result().map(Ending::from),
    }
}

fn proof(is_proved: bool) -> &'static str {
    if is_proved { "proved" } else { "estimate" }
}

fn print_columns(
    paper: &mut Paper,
    position: Position,
    roll: Face,
    found: &Found<ByColumn<Outlook>>,
    best: Option<usize>,
    answer: &Answer,
) {
    let mut table = Table::new(&["column", ">wins", ">points", ">removes", ">gains", ">takes"]);
    for (column, name) in COLUMNS.iter().enumerate() {
        let known = found.value[column].zip(position.effect(column, roll));
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
    paper.gap();
    paper.table(&table);
    paper.gap();
    print_search(paper, answer);
}

/// How it was found.
fn print_search(paper: &mut Paper, answer: &Answer) {
    let how = if answer.proof == "proved" {
        "Proved, within half a percentage point"
    } else {
        "An estimate"
    };
    paper.line(format_args!(
        "{how}: {} ahead, {}.",
        count(answer.depth, "placement", "placements"),
        count(answer.positions, "position", "positions")
    ));
}

/// What is to be expected, in words.
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
