//! What JavaScript calls about a position.

use std::cell::RefCell;
use std::sync::Arc;

use answers::knucklebones::{Level, Placed, PositionAnswer, Scores};
use engine::decide::{Decide, NotLearned};
use engine::dice::Face;
use engine::knucklebones::{
    Analyser, Knucklebones, Limits, Objective, Place, Points, Position, Strategy, Values, View,
    Weights,
};
use wasm_bindgen::prelude::*;

use super::PlayerName;
use super::learned::weights;
use super::query::{Goal, KnucklebonesQuery};
use crate::card;
use crate::clock;
use crate::js;
use crate::query::{Seed, Small, Whole};
use crate::tables::not_learned;
use crate::write::value;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

/// Memory of the analysers, in bytes. With that of a player, and of two who play games, it is 64
/// MB.
const MEMORY: usize = 16 << 20;
/// Of the one that is asked least.
const LESS_MEMORY: usize = 8 << 20;

/// What is kept between two calls.
#[derive(Default)]
struct Solver {
    weights: Option<Arc<Weights>>,
    win: Option<Analyser>,
    difference: Option<Analyser>,
    seed: Option<Analyser<Points>>,
    /// The player asked last.
    player: Option<(Strategy, Box<dyn Decide<Knucklebones>>)>,
}

thread_local! {
    /// Borrowed only while nothing can throw.
    static SOLVER: RefCell<Solver> = RefCell::default();
}

impl Solver {
    fn analyser(&mut self, objective: Objective) -> &mut Analyser {
        let (analyser, memory) = match objective {
            Objective::Win => (&mut self.win, MEMORY),
            Objective::Difference => (&mut self.difference, LESS_MEMORY),
        };
        let weights = self.weights.as_ref();
        analyser
            .get_or_insert_with(|| Analyser::new(Values::new(weights.cloned(), objective), memory))
    }

    fn by_seed(&mut self) -> &mut Analyser<Points> {
        self.seed
            .get_or_insert_with(|| Analyser::new(Points::seed(), MEMORY))
    }

    fn decider(&mut self, player: Strategy) -> Result<&mut dyn Decide<Knucklebones>, NotLearned> {
        let known = self.player.take_if(|(last, _)| *last == player);
        let known = if let Some(known) = known {
            known
        } else {
            // The last one's memory is free before the next one takes some.
            self.player = None;
            (player, player.decider(self.weights.as_ref())?)
        };
        let (_, decider) = self.player.insert(known);
        Ok(decider.as_mut())
    }
}

/// Asks the solver; what was valued by other weights than those that are loaded by now is forgotten.
fn ask<T>(ask: impl FnOnce(&mut Solver) -> T) -> T {
    SOLVER.with_borrow_mut(|solver| {
        let weights = weights();
        if weights.as_ref().map(Arc::as_ptr) != solver.weights.as_ref().map(Arc::as_ptr) {
            *solver = Solver {
                weights,
                ..Solver::default()
            };
        }
        ask(solver)
    })
}

/// Asks of a query how long its search may go on.
fn patience(query: &KnucklebonesQuery) -> impl FnMut() -> bool + use<> {
    let end = query
        .milliseconds
        .map(|Whole(time)| clock::now() + f64::from(time));
    move || end.is_none_or(|end| clock::now() < end)
}

pub fn read(query: &JsValue) -> Result<(KnucklebonesQuery, Position), JsError> {
    let query: KnucklebonesQuery = js::read("query", query)?;
    let position = query
        .position()
        .map_err(|error| js::error_in("query", &error))?;
    Ok((query, position))
}

/// Says what each column is worth for a rolled die, or a position before the roll. Positions where the search ends are
/// valued by the learned values, or by a rule of thumb as long as `loadTables` has not loaded those.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed.
///
/// # Examples
/// ```js
/// // 6 6 _ / 5 4 3 / 2 1 1 against 5 5 _ / 6 2 1 / 4 4 _, and a six is rolled.
/// const answer = analyseKnucklebones({ mine: [[6, 6], [5, 4, 3], [2, 1, 1]], theirs: [[5, 5], [6, 2, 1], [4, 4]], roll: 6 });
/// answer.columns[0].outlook?.share; // 1
/// answer.columns[0].over; // "win"
/// ```
#[wasm_bindgen(js_name = analyseKnucklebones, unchecked_return_type = "KnucklebonesAnswer")]
pub fn analyse_knucklebones(
    #[wasm_bindgen(unchecked_param_type = "KnucklebonesQuery")] query: &JsValue,
) -> Result<JsValue, JsError> {
    let (query, position) = read(query)?;
    let keep_going = &mut patience(&query);
    let is_over = position.result().is_some();
    let roll = query.roll().filter(|_| !is_over);
    let mut limits = query.limits();
    if is_over {
        limits.depth = 1;
    }
    let answer = ask(|solver| match query.objective.unwrap_or_default() {
        Goal::Win => by_outlook(
            solver.analyser(Objective::Win),
            position,
            roll,
            limits,
            keep_going,
        ),
        Goal::Difference => by_outlook(
            solver.analyser(Objective::Difference),
            position,
            roll,
            limits,
            keep_going,
        ),
        Goal::Seed => by_points(solver.by_seed(), position, roll, limits, keep_going),
    });
    Ok(value(&answer))
}

fn by_outlook(
    analyser: &mut Analyser,
    position: Position,
    roll: Option<Face>,
    limits: Limits,
    keep_going: &mut dyn FnMut() -> bool,
) -> PositionAnswer {
    let Some(roll) = roll else {
        let found = analyser.before_roll(position, limits, keep_going);
        return PositionAnswer::before_roll(position, &found, analyser.horizon());
    };
    let found = analyser.columns(position, roll, limits, keep_going);
    PositionAnswer::of_columns(position, roll, &found, analyser.horizon())
}

fn by_points(
    analyser: &mut Analyser<Points>,
    position: Position,
    roll: Option<Face>,
    limits: Limits,
    keep_going: &mut dyn FnMut() -> bool,
) -> PositionAnswer {
    let Some(roll) = roll else {
        let found = analyser.before_roll(position, limits, keep_going);
        return PositionAnswer::points_before_roll(position, &found);
    };
    let found = analyser.columns(position, roll, limits, keep_going);
    PositionAnswer::points_of_columns(position, roll, &found, analyser.horizon())
}

/// Places the rolled die in a column, 0 to 2 from the left.
///
/// # Errors
/// An `Error` that says what is wrong with an argument and what is allowed.
///
/// # Examples
/// ```js
/// const { next } = placeDie({ mine: [[5], [], []], theirs: [[], [3], []], roll: 3 }, 1);
/// next; // { mine: [[], [], []], theirs: [[5], [3], []] }
/// placeDie({ ...next, roll: 5 }, 0).removed; // 1
/// ```
#[wasm_bindgen(js_name = placeDie, unchecked_return_type = "PlacedDie")]
pub fn place_die(
    #[wasm_bindgen(unchecked_param_type = "KnucklebonesQuery")] query: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] column: &JsValue,
) -> Result<JsValue, JsError> {
    let (query, position) = read(query)?;
    let Small(column): Small<0, 2> = js::read("column", column)?;
    let roll = rolled(&query, position)?;
    let effect = position.effect(column.into(), roll);
    match effect.zip(position.place(column.into(), roll)) {
        Some((effect, after)) => Ok(value(&Placed::new(after, effect))),
        None => Err(js::error(
            "column: this column is full; expected one with room",
        )),
    }
}

/// The die of a query that needs one.
fn rolled(query: &KnucklebonesQuery, position: Position) -> Result<Face, JsError> {
    if position.result().is_some() {
        return Err(js::error(
            "query: the game is over; expected one that goes on",
        ));
    }
    query
        .roll()
        .ok_or_else(|| js::error("query: there is no roll; expected the die rolled, 1 to 6"))
}

/// Returns the scores of both boards, and whether the game has ended: whichever board is full.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed.
#[wasm_bindgen(js_name = scoresOfKnucklebones, unchecked_return_type = "KnucklebonesScores")]
pub fn scores_of_knucklebones(
    #[wasm_bindgen(unchecked_param_type = "KnucklebonesQuery")] query: &JsValue,
) -> Result<JsValue, JsError> {
    let query: KnucklebonesQuery = js::read("query", query)?;
    // The player who placed last has the full board, and may be the one who asks.
    let scores = query.position().map(Scores::from).or_else(|wrong| {
        let other = query.of_the_other().map_err(|_| wrong);
        other.map(Scores::of_the_other)
    });
    let scores = scores.map_err(|error| js::error_in("query", &error))?;
    Ok(value(&scores))
}

/// Tells what follows a path of rolls (1 to 6) and columns (0 to 2), by turns; it begins with a
/// column where the query has a roll. Values are always those of the objective "win", and seen by the player asked about.
///
/// # Errors
/// An `Error` that says what is wrong with an argument and what is allowed.
#[wasm_bindgen(js_name = treeOfKnucklebones, unchecked_return_type = "TreeLevel")]
pub fn tree_of_knucklebones(
    #[wasm_bindgen(unchecked_param_type = "KnucklebonesQuery")] query: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number[]")] path: &JsValue,
) -> Result<JsValue, JsError> {
    let (query, position) = read(query)?;
    let path: Vec<Small<0, 6>> = js::read("path", path)?;
    let path: Vec<u8> = path.into_iter().map(|Small(step)| step).collect();
    let place =
        Place::at(position, query.roll(), &path).map_err(|error| js::error_in("path", &error))?;
    let keep_going = &mut patience(&query);
    let limits = query.limits();
    let level = ask(|solver| {
        solver
            .analyser(Objective::Win)
            .level(&place, limits, keep_going)
    });
    Ok(value(&Level::new(&place, &level)))
}

/// Has a player decide in which column to place the rolled die. `seed`, 0 to 4294967295, decides
/// what the player leaves to chance; 0 if left out.
///
/// # Errors
/// An `Error` that says what is wrong with an argument and what is allowed; a `NotLearned` one
/// where the player plays by learned values that are not loaded.
#[wasm_bindgen(js_name = decideKnucklebones, unchecked_return_type = "0 | 1 | 2")]
pub fn decide_knucklebones(
    #[wasm_bindgen(unchecked_param_type = "KnucklebonesQuery")] query: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "KnucklebonesPlayer")] player: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number | null")] seed: &JsValue,
) -> Result<usize, JsValue> {
    let (query, position) = read(query)?;
    let PlayerName(player) = js::read("player", player)?;
    let seed: Option<Seed> = js::read_optional("seed", seed)?;
    let roll = rolled(&query, position)?;
    let seed = seed.unwrap_or_default().0.into();
    ask(|solver| {
        let decider = solver.decider(player);
        let decider = decider.map_err(|error| not_learned(&error, "loadTables()"))?;
        Ok(decider.decide_by(seed, View { position, roll }))
    })
}

/// What the card with this many rules to remember, 1, 3 or 5, leaves of the columns for the rolled die, and which of its rules
/// decides.
///
/// # Errors
/// An `Error` that says what is wrong with an argument and what is allowed.
///
/// # Examples
/// ```js
/// // Both fives are removed, which counts 5 + 2 * 20.
/// hearKnucklebones({ mine: [[], [], []], theirs: [[5, 5], [], []], roll: 5 }, 1); // { left: [0], decided: 0 }
/// ```
#[wasm_bindgen(js_name = hearKnucklebones, unchecked_return_type = "Heard<0 | 1 | 2>")]
pub fn hear_knucklebones(
    #[wasm_bindgen(unchecked_param_type = "KnucklebonesQuery")] query: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] rules: &JsValue,
) -> Result<JsValue, JsError> {
    let (query, position) = read(query)?;
    let roll = rolled(&query, position)?;
    card::hear::<Knucklebones, _>(rules, &View { position, roll }, |&column| column)
}
