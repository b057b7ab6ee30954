//! What to do: what every choice is worth, in worms or in chances to win, and what best play leads
//! to.

use std::sync::Arc;

use crate::heckmeck::decide::PlayError;
use crate::heckmeck::evaluation::TOTALS;
use crate::heckmeck::price_solver::{PriceSolver, Solution};
use crate::heckmeck::prices::PriceList;
use crate::heckmeck::rules::Dice;
use crate::heckmeck::structure::Structure;
use crate::heckmeck::table::{Outcome, Table, TableStateError};
use crate::heckmeck::turn::Turn;
use crate::heckmeck::values::Values;
use crate::heckmeck::win::{Outlook, WinChances, WinModel};

/// Advice to the player whose turn it is at a table.
///
/// ```
/// use rollwise_engine::heckmeck::{Action, Advisor, Outcome, Table, Tile};
///
/// let table: Table = "*30 | 23 | grill 25 31 32".parse()?;
/// let mut advisor = Advisor::default();
/// // Two worms and a three are taken: stopping would cost the 30.
/// let advice = advisor.advise(&table, &"3 w w".parse().unwrap())?;
/// assert_eq!(advice.values.best, Action::Roll);
/// assert_eq!(advice.values.stop, Some(-3.0));
/// let steal = Outcome::Steal { tile: Tile::new(23).unwrap(), from: 1 };
/// assert_eq!(advice.outcomes[23], steal);
/// # Ok::<(), rollwise_engine::heckmeck::TableStateError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// What ending the turn on each total is worth.
    pub prices: PriceList,
    /// What ending the turn on each total brings, 0 to 40, with a worm.
    pub outcomes: [Outcome; TOTALS],
    /// What each action is worth, and which is best.
    pub values: Values,
    /// How likely each outcome is under best play: those that are possible, the failed turn last.
    /// The chances add up to 1.
    pub distribution: Vec<(Outcome, f64)>,
}

/// Advice to the player whose turn it is on how to win the game: all worth is a chance to win, 0 to
/// 1.
#[derive(Clone, Debug, PartialEq)]
pub struct WinAdvice {
    /// The advice. The outcome of a total is the best of [`Table::open_outcomes`], such as the tile
    /// that a steal is left for.
    pub advice: Advice,
    /// Chances of all players under best play.
    pub chances: WinChances,
    /// Whether they are exact: all that can come after the turn is solved, or ends the game. Else
    /// they are estimates.
    pub is_exact: bool,
}

/// Advises on turns with eight dice. Keeps what it has solved for the last price lists in worms and
/// to win.
pub struct Advisor {
    structure: Arc<Structure>,
    solver: PriceSolver,
    /// Where turns are solved that are played for worms.
    in_worms: Solution,
    model: WinModel,
    /// Once somebody has asked how to win.
    to_win: Option<ToWin>,
}

/// What is kept for advice on how to win.
struct ToWin {
    outlook: Outlook,
    solution: Solution,
}

impl Default for Advisor {
    fn default() -> Advisor {
        Advisor::from_structure(Arc::new(Structure::new(Dice::EIGHT)))
    }
}

impl Advisor {
    /// An advisor for turns that are laid out already.
    #[must_use]
    pub fn from_structure(structure: Arc<Structure>) -> Advisor {
        let solver = PriceSolver::from_structure(Arc::clone(&structure));
        Advisor {
            structure,
            in_worms: solver.new_solution(true),
            solver,
            model: WinModel::default(),
            to_win: None,
        }
    }

    /// The networks known so far.
    #[must_use]
    pub fn model(&self) -> &WinModel {
        &self.model
    }

    /// The networks known so far, to be changed. Forgets the prices that were made with them.
    pub fn model_mut(&mut self) -> &mut WinModel {
        if let Some(to_win) = &mut self.to_win {
            to_win.outlook.forget_estimates();
        }
        &mut self.model
    }

    /// Advice for the player to move.
    ///
    /// # Errors
    /// [`TableStateError::Over`] if the game is over, [`TableStateError::Dice`] for a turn with
    /// fewer dice.
    pub fn advise(&mut self, table: &Table, turn: &Turn) -> Result<Advice, TableStateError> {
        table.admit(turn)?;
        let outcomes = table.outcomes();
        let solution = &mut self.in_worms;
        Ok(by_prices(
            &mut self.solver,
            solution,
            PriceList::from(table),
            &outcomes,
            turn,
        ))
    }

    /// Advice for the player to move on how to win: exact near the end of a game, else one turn deep
    /// (also with 0) or two (also with more). With two, each result of a turn that has begun is worth
    /// what advice says before the next turn; before its first roll a turn is looked at two turns
    /// deep if it has at most eight results, else one.
    ///
    /// # Errors
    /// As [`Advisor::advise`]; [`PlayError::NotLearned`] if the network for this many players is
    /// not known.
    pub fn advise_to_win(
        &mut self,
        table: &Table,
        turn: &Turn,
        turns: u8,
    ) -> Result<WinAdvice, PlayError> {
        table.admit(turn)?;
        let network = self.model.network(table.players())?;
        let to_win = self.to_win.get_or_insert_with(|| ToWin {
            outlook: Outlook::from_structure(Arc::clone(&self.structure)),
            solution: self.solver.new_solution(true),
        });
        let prices = to_win.outlook.prices(network, table, turn, turns);
        let list = prices.list.clone();
        let solution = &mut to_win.solution;
        let advice = by_prices(&mut self.solver, solution, list, &prices.outcomes, turn);
        Ok(WinAdvice {
            chances: prices.mean(&advice.distribution),
            is_exact: prices.is_exact,
            advice,
        })
    }
}

fn by_prices(
    solver: &mut PriceSolver,
    solution: &mut Solution,
    prices: PriceList,
    outcomes: &[Outcome; TOTALS],
    turn: &Turn,
) -> Advice {
    solution.reset_to(&prices);
    let values = Values::solve(solver, solution, turn);
    let chances = values
        .ahead(turn)
        .and_then(|position| solver.total_chances(solution, position));
    Advice {
        distribution: chances.map_or_else(
            || vec![(Outcome::Fail, 1.0)],
            |chances| chances.by_outcome(outcomes),
        ),
        outcomes: *outcomes,
        prices,
        values,
    }
}
