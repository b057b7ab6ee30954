//! What to do at a table: to win the game, or for worms.

use engine::heckmeck::{
    Action, Advice, Advisor, Outcome, PlayError, RuleOptions, Table, TableStateError, Turn,
    WinAdvice,
};

use super::{AtTable, Objective, dice_of};
use crate::failure::Failure;
use crate::output::{Output, Told};
use crate::paper::{self, Paper, count, percent, signed};

/// Advises, and keeps what it has solved.
pub struct Advising(Advisor);

impl Default for Advising {
    fn default() -> Advising {
        Advising(Advisor::learned())
    }
}

/// The table that a text tells, by some rules.
pub fn read_table(text: &str, rules: RuleOptions) -> Result<Table, Failure> {
    let table: Table = text.parse().map_err(told)?;
    Table::new(
        table.stacks().to_vec(),
        table.to_move(),
        table.grill().iter(),
        rules,
    )
    .map_err(told)
}

fn told(error: TableStateError) -> Failure {
    match error {
        TableStateError::Notation(error) => error.into(),
        error => Failure::usage(error),
    }
}

impl Advising {
    /// Advises on a turn at a table.
    pub fn answer(
        &mut self,
        turn: &Turn,
        table: &str,
        asked: &AtTable,
        output: &Output,
    ) -> Result<(), Failure> {
        let table = read_table(table, asked.rules())?;
        let text = format!("{turn} @ {table}");
        let (advice, win) = self.advise(turn, &table, asked)?;
        let answer: answers::heckmeck::Advice = match &win {
            Some(win) => answers::heckmeck::Advice::to_win(win, &table),
            None => answers::heckmeck::Advice::for_worms(&advice),
        };
        let told = Told {
            game: "heckmeck",
            text: &text,
            answer,
        };
        output.write(&told, |paper| {
            paper.title(&text);
            print(paper, &table, turn, &advice, win.as_ref());
        })
    }

    fn advise(
        &mut self,
        turn: &Turn,
        table: &Table,
        asked: &AtTable,
    ) -> Result<(Advice, Option<WinAdvice>), Failure> {
        if asked.objective == Some(Objective::Worms) {
            return Ok((self.0.advise(table, turn).map_err(told)?, None));
        }
        let found = self.0.advise_to_win(table, turn, asked.turns.unwrap_or(2));
        let win = found.map_err(|error| match error {
            PlayError::Table(error) => told(error),
            PlayError::NotLearned(error) => Failure::new(error),
        })?;
        Ok((win.advice.clone(), Some(win)))
    }
}

fn print(paper: &mut Paper, table: &Table, turn: &Turn, advice: &Advice, win: Option<&WinAdvice>) {
    let shown = |value: f64| match win {
        Some(_) => percent(value),
        None => signed(value, 2),
    };
    match win {
        Some(win) => paper.line(format_args!(
            "Chance to win: {} ({})",
            shown(advice.values.value),
            if win.is_exact { "exact" } else { "an estimate" }
        )),
        None => paper.line(format_args!(
            "Worms on average: {}",
            shown(advice.values.value)
        )),
    }
    if advice.values.best == Action::Bust {
        paper.line("A bust: no face can be taken.");
    }
    let heading = if win.is_some() {
        ">chance to win"
    } else {
        ">worms"
    };
    paper.gap();
    paper.table(&ways(turn, advice, heading, shown));
    paper.gap();
    paper.table(&ends(table, advice));
    if let Some(win) = win {
        paper.gap();
        paper.table(&players(table, win));
    }
}

/// What each way on is worth, the best first.
pub fn ways(
    turn: &Turn,
    advice: &Advice,
    heading: &str,
    shown: impl Fn(f64) -> String,
) -> paper::Table {
    let mut ways = paper::Table::new(&["next", heading]);
    for (action, value) in ordered(advice) {
        let name = name_of(action, turn, advice);
        ways.row(action == advice.values.best, [name, shown(value)]);
    }
    ways
}

/// All that can be done, the best first.
fn ordered(advice: &Advice) -> Vec<(Action, f64)> {
    let values = &advice.values;
    let stop = values.stop.map(|value| (Action::Stop, value));
    let roll = values.roll.map(|value| (Action::Roll, value));
    let choices = values.choices.iter();
    let faces = choices.map(|choice| (Action::Take(choice.face), choice.value));
    let mut all: Vec<_> = stop.into_iter().chain(roll).chain(faces).collect();
    all.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    // Of equal ones there is one that is the best.
    all.sort_by_key(|&(action, _)| action != values.best);
    all
}

fn name_of(action: Action, turn: &Turn, advice: &Advice) -> String {
    match action {
        Action::Stop => {
            let total = turn.position().stop_total();
            let outcome = total.map_or(Outcome::Fail, |total| advice.outcomes[usize::from(total)]);
            format!("stop: {}", outcome_in_words(outcome))
        }
        Action::Roll => format!("roll {}", count(turn.position().remaining, "die", "dice")),
        Action::Take(face) => {
            let count = turn.roll().map_or(0, |roll| roll.count(face));
            format!("take {}", dice_of(face, count))
        }
        Action::Bust => "bust".to_owned(),
    }
}

/// What a turn brings, in words. Players are counted from 1.
pub fn outcome_in_words(outcome: Outcome) -> String {
    match outcome {
        Outcome::Grill(tile) => format!("tile {tile}"),
        Outcome::Steal { tile, from } => format!("steal tile {tile} from player {}", from + 1),
        Outcome::Fail => "no tile".to_owned(),
    }
}

/// What the turn ends with under best play, the likeliest first.
fn ends(table: &Table, advice: &Advice) -> paper::Table {
    let fail = match table.own_top() {
        Some(tile) => format!("no tile, and tile {tile} is lost"),
        None => "no tile".to_owned(),
    };
    let mut ends = paper::Table::new(&["the turn ends with", ">chance"]);
    let mut likely = advice.distribution.clone();
    likely.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    for (outcome, chance) in likely {
        let name = match outcome {
            Outcome::Fail => fail.clone(),
            outcome => outcome_in_words(outcome),
        };
        ends.row(false, [name, percent(chance)]);
    }
    ends
}

/// Each player's chance.
fn players(table: &Table, win: &WinAdvice) -> paper::Table {
    let mut players = paper::Table::new(&["player", ">worms", ">wins"]);
    for (player, chance) in win.chances[..table.players()].iter().enumerate() {
        let turn = if player == table.to_move() {
            " (to move)"
        } else {
            ""
        };
        let name = format!("{}{turn}", player + 1);
        players.row(
            false,
            [name, table.worms(player).to_string(), percent(*chance)],
        );
    }
    players
}
