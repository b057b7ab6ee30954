//! The answer to a turn: what every choice is worth, and what best play is worth.

use crate::dice::Face;
use crate::heckmeck::evaluation::Evaluation;
use crate::heckmeck::odds_table::OddsTable;
use crate::heckmeck::rules::{Bust, Dice, MAX_DICE, bust_chance};
use crate::heckmeck::solver::Solver;
use crate::heckmeck::turn::{Position, Turn};
use crate::names::named;
use crate::table_file::{Seal, TableError};

named! {
    /// Where a turn stands.
    pub enum Phase {
        /// The player rolls, or stops.
        Unrolled = "unrolled",
        /// The player takes one face of the roll, or has bust.
        Rolled = "rolled",
        /// The turn has ended by itself: no dice or no faces are left.
        Over = "over",
    }
}

named! {
    /// Where the numbers of an answer come from.
    pub enum Source {
        /// At least one comes from a precomputed table.
        Table = "table",
        /// All are solved for this answer.
        Solved = "solved",
    }
}

/// One face of a roll that may be taken.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The face.
    pub face: Face,
    /// Dice of it in the roll: all of them are taken.
    pub count: u8,
    /// Points after taking them, 0 to 40.
    pub total: u8,
    /// Dice left after taking them, 0 to 7.
    pub remaining: u8,
    /// What best play reaches after taking them.
    pub evaluation: Evaluation,
}

/// What is to be known of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnAnswer {
    /// Points of the dice taken, 0 to 40.
    pub total: u8,
    /// What stopping now is worth, in points: the total if a worm is taken, else 0.
    pub score: u8,
    /// Dice not taken yet, 0 to 8.
    pub remaining: u8,
    /// Where the turn stands.
    pub phase: Phase,
    /// What best play reaches from here.
    pub position: Evaluation,
    /// Unrolled: what stopping now reaches. `None` before the first roll, which can't be left out.
    pub stop: Option<Evaluation>,
    /// Unrolled: what rolling on reaches, the plain average over all rolls.
    pub roll_again: Option<Evaluation>,
    /// Unrolled: the chance that the next roll busts at once. Rolled: 1 after a bust, else 0.
    pub bust_chance: f64,
    /// Rolled: the faces that may be taken, ascending.
    pub choices: Vec<Choice>,
    /// Where the numbers come from.
    pub source: Source,
}

/// Answers turns: from the tables it has been given, else by solving what it needs.
///
/// ```
/// use rollwise_engine::heckmeck::{Bust, Calculator, Phase, Turn};
///
/// let mut calculator = Calculator::default();
/// let turn: Turn = "5 5 w > 1 2 2 3 w".parse()?;
/// let answer = calculator.answer(&turn, Bust::ScoresNothing);
/// assert_eq!((answer.phase, answer.total), (Phase::Rolled, 15));
/// // Two twos leave three dice, a three leaves four.
/// let after: Vec<(u8, u8)> = answer.choices.iter().map(|c| (c.total, c.remaining)).collect();
/// assert_eq!(after, [(16, 4), (19, 3), (18, 4)]);
/// # Ok::<(), rollwise_engine::heckmeck::TurnError>(())
/// ```
#[derive(Default)]
pub struct Calculator {
    /// By dice of the game, from one on.
    solvers: [Option<Solver>; MAX_DICE as usize],
    /// At most one for each number of dice left.
    tables: Vec<OddsTable>,
}

impl Calculator {
    /// Takes the table for `remaining` dice left from the bytes of its file; from now on its
    /// positions are looked up there. `seals` are those of all tables.
    ///
    /// # Errors
    /// [`TableError`] says why any other bytes are refused; the tables taken before stay.
    pub fn take_table(
        &mut self,
        remaining: u8,
        seals: &[Seal],
        bytes: &[u8],
    ) -> Result<(), TableError> {
        let table = OddsTable::from_bytes(remaining, seals, bytes)?;
        self.tables.retain(|other| other.remaining() != remaining);
        self.tables.push(table);
        Ok(())
    }

    /// Whether a table for `remaining` dice left has been taken.
    #[must_use]
    pub fn has_table(&self, remaining: u8) -> bool {
        self.tables
            .iter()
            .any(|table| table.remaining() == remaining)
    }

    /// The solver for games with `dice` dice, laid out when it is first asked for.
    pub fn solver(&mut self, dice: Dice) -> &mut Solver {
        self.solvers[place(dice)].get_or_insert_with(|| Solver::new(dice))
    }

    /// What is to be known of a turn, under one convention for a bust.
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
            answer.bust_chance = bust_chance(position.taken.len(), position.remaining);
            let stopping = || Evaluation::certain(answer.score);
            answer.stop = position.may_stop().then(stopping);
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
    fn best(&self, position: Position, dice: Dice, bust: Bust) -> Evaluation {
        let Some(mut evaluation) = self.roll_on(position, dice, bust) else {
            return Evaluation::certain(position.score());
        };
        evaluation.offer_stop(position.score());
        evaluation
    }

    /// Rolling on, from a table or from the last solve of the game with `dice` dice.
    fn roll_on(&self, position: Position, dice: Dice, bust: Bust) -> Option<Evaluation> {
        if let Some(table) = self.table(position) {
            return table.roll_on(position, bust);
        }
        self.solvers[place(dice)].as_ref()?.roll_on(position)
    }

    fn table(&self, position: Position) -> Option<&OddsTable> {
        let mut tables = self.tables.iter();
        tables.find(|table| table.remaining() == position.remaining)
    }
}

/// Place of a number of dice among all.
fn place(dice: Dice) -> usize {
    usize::from(dice.number() - 1)
}
