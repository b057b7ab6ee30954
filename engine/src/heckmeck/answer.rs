//! The answer to a turn: what every choice is worth, and what best play is worth.

use crate::dice::Face;
use crate::heckmeck::evaluation::Evaluation;
use crate::heckmeck::odds_table::{OddsTable, TABLE_DICE};
use crate::heckmeck::rules::{Bust, MAX_DICE, bust_chance};
use crate::heckmeck::solver::Solver;
use crate::heckmeck::turn::{Position, Turn};
use crate::table_file::{Seal, TableError};

/// Where a turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The player rolls, or stops.
    Unrolled,
    /// The player takes one face of the roll, or has bust.
    Rolled,
    /// No dice or no faces are left.
    Over,
}

/// Where the numbers come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// At least one from a precomputed table.
    Table,
    /// All solved for this answer.
    Solved,
}

/// One face of a roll that may be taken.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The face.
    pub face: Face,
    /// Dice of it in the roll: all of them are taken.
    pub count: usize,
    /// Points after taking them.
    pub total: usize,
    /// Dice left after taking them.
    pub remaining: usize,
    /// Best play after taking them.
    pub evaluation: Evaluation,
}

/// What is to be known of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnAnswer {
    /// Points of the dice taken.
    pub total: usize,
    /// What stopping now is worth, in points: the total if a worm is taken, else 0.
    pub score: usize,
    /// Dice not taken yet.
    pub remaining: usize,
    /// Where the turn stands.
    pub phase: Phase,
    /// Best play from here.
    pub position: Evaluation,
    /// Unrolled: stopping now. `None` before the first roll, which can't be left out.
    pub stop: Option<Evaluation>,
    /// Unrolled: rolling on, the plain average over all rolls.
    pub roll_again: Option<Evaluation>,
    /// Unrolled: the chance that the next roll busts at once. Rolled: 1 after a bust, else 0.
    pub bust_chance: f64,
    /// Rolled: the faces that may be taken, ascending.
    pub choices: Vec<Choice>,
    /// Where the numbers come from.
    pub source: Source,
}

/// Answers turns: from the tables it has been given, else by solving what it needs.
#[derive(Default)]
pub struct Calculator {
    solvers: [Option<Solver>; MAX_DICE],
    tables: [Option<OddsTable>; TABLE_DICE.len()],
}

impl Calculator {
    /// Takes the table for `remaining` dice left from the bytes of its file; from now on its
    /// positions are looked up there. `seals` are those of all tables.
    ///
    /// # Errors
    /// [`TableError`] says why any other bytes are refused; the tables taken before stay.
    pub fn take_table(
        &mut self,
        remaining: usize,
        seals: &[Seal],
        bytes: &[u8],
    ) -> Result<(), TableError> {
        let table = OddsTable::from_bytes(remaining, seals, bytes)?;
        if let Some(place) = TABLE_DICE.iter().position(|&dice| dice == remaining) {
            self.tables[place] = Some(table);
        }
        Ok(())
    }

    /// The solver for games with `dice` dice, 1 to 8, laid out when it is first asked for.
    pub fn solver(&mut self, dice: usize) -> &mut Solver {
        let place = dice.clamp(1, MAX_DICE) - 1;
        self.solvers[place].get_or_insert_with(|| Solver::new(dice))
    }

    /// Evaluates a turn.
    pub fn answer(&mut self, turn: &Turn, bust: Bust) -> TurnAnswer {
        let position = turn.position();
        let to_read: Vec<Position> = match turn.roll() {
            None => vec![position],
            Some(_) => turn.options().map(|(_, _, after)| after).collect(),
        };
        let (listed, unlisted): (Vec<Position>, Vec<Position>) = to_read
            .into_iter()
            .filter(|position| !position.is_over())
            .partition(|&position| self.table(position).is_some());
        if !unlisted.is_empty() {
            self.solver(turn.dice()).solve(bust, unlisted);
        }
        let mut answer = TurnAnswer {
            total: position.total,
            score: position.score(),
            remaining: position.remaining,
            phase: Phase::Over,
            position: Evaluation::certain(position.score()),
            stop: None,
            roll_again: None,
            bust_chance: 0.0,
            choices: Vec::new(),
            source: if listed.is_empty() {
                Source::Solved
            } else {
                Source::Table
            },
        };
        if turn.roll().is_some() {
            self.choose(turn, bust, &mut answer);
        } else if !position.is_over() {
            answer.phase = Phase::Unrolled;
            answer.position = self.best(position, turn.dice(), bust);
            answer.roll_again = self.roll_on(position, turn.dice(), bust);
            answer.bust_chance = bust_chance(position.taken, position.remaining);
            // The first roll can't be left out.
            answer.stop = (!position.taken.is_empty()).then(|| Evaluation::certain(answer.score));
        }
        answer
    }

    /// The rolled position: entry by entry the best choice, or what a bust leaves.
    fn choose(&self, turn: &Turn, bust: Bust, answer: &mut TurnAnswer) {
        let choices = turn.options().map(|(face, count, after)| Choice {
            face,
            count,
            total: after.total,
            remaining: after.remaining,
            evaluation: self.best(after, turn.dice(), bust),
        });
        answer.choices = choices.collect();
        answer.phase = Phase::Rolled;
        let mut evaluations = answer.choices.iter().map(|choice| &choice.evaluation);
        if let Some(first) = evaluations.next() {
            answer.position = first.clone();
            evaluations.for_each(|other| answer.position.offer(other));
        } else {
            answer.position = Evaluation::certain(bust.keeps(answer.score));
            answer.bust_chance = 1.0;
        }
    }

    /// Best play from an unrolled position: the better of stopping and rolling on.
    fn best(&self, position: Position, dice: usize, bust: Bust) -> Evaluation {
        let Some(mut evaluation) = self.roll_on(position, dice, bust) else {
            return Evaluation::certain(position.score());
        };
        evaluation.offer_stop(position.score());
        evaluation
    }

    /// Rolling on, from a table or from the last solve of the game with `dice` dice.
    fn roll_on(&self, position: Position, dice: usize, bust: Bust) -> Option<Evaluation> {
        if let Some(table) = self.table(position) {
            return table.roll_on(position, bust);
        }
        self.solvers[dice - 1].as_ref()?.roll_on(position)
    }

    fn table(&self, position: Position) -> Option<&OddsTable> {
        let mut tables = self.tables.iter().flatten();
        tables.find(|table| table.remaining() == position.remaining)
    }
}
