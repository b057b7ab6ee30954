//! What JavaScript calls about a position.

use std::cell::RefCell;

use answers::rummikub::{
    DrawsAnswer, JudgementAnswer, MoveAnswer, PlannedAnswer, PositionAnswer, names,
};
use engine::rummikub::{
    IllegalPlan, Position, Set, SetError, SolveError, Solver, Tile, Wishes, judge, parse,
};
use js_sys::Reflect;
use wasm_bindgen::prelude::*;

use super::{ArrangeQuery, RummikubQuery, TableSet};
use crate::js::{self, error};
use crate::write::value;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

/// Asks the solver, which remembers what is the same for all positions.
fn solver<T>(ask: impl FnOnce(&mut Solver) -> T) -> T {
    thread_local!(static SOLVER: RefCell<Solver> = RefCell::default());
    SOLVER.with_borrow_mut(ask)
}

pub fn read(query: &JsValue) -> Result<(Position, Wishes), JsError> {
    let query: RummikubQuery = js::read("query", query)?;
    let position = query
        .position()
        .map_err(|wrong| js::error_in("query", &wrong))?;
    let wishes = query
        .wishes()
        .map_err(|wrong| js::error_in("query", &wrong))?;
    Ok((position, wishes))
}

/// The same where a player has something to play.
pub fn read_with_rack(query: &JsValue) -> Result<(Position, Wishes), JsError> {
    let (position, wishes) = read(query)?;
    if position.rack().is_empty() {
        return Err(error(
            "query: rack: no tiles; the game is over: expected at least one",
        ));
    }
    Ok((position, wishes))
}

/// A `SolverFault` in place of a plan that breaks the rules: a fault of the program itself. Its
/// `position` is the text to report.
pub fn fault(plan: IllegalPlan) -> JsValue {
    let error = js::named("SolverFault", &plan.to_string());
    // Fails only for objects that were sealed or that are none.
    let _ = Reflect::set(&error, &"position".into(), &plan.position.into());
    error.into()
}

/// The same for what the solver refuses.
fn refused(error: SolveError) -> JsValue {
    match error {
        SolveError::Plan(plan) => fault(plan),
        SolveError::Wishes(wrong) => js::error_in("query", &wrong).into(),
    }
}

/// Finds the best move: of all ways to lay tiles of the rack and to rearrange the table, the one that makes the most of what the
/// query wants.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed; a `SolverFault` instead
/// of a move that breaks the rules.
///
/// # Examples
/// ```js
/// const { move, proved } = solveRummikub({ table: [["r4", "r5", "r6", "r7", "r8"]], rack: ["r6", "k2"] });
/// move?.play; // ["r6"]
/// move?.cuts; // 0
/// proved; // true
/// ```
#[wasm_bindgen(js_name = solveRummikub, unchecked_return_type = "RummikubAnswer")]
pub fn solve_rummikub(
    #[wasm_bindgen(unchecked_param_type = "RummikubQuery")] query: &JsValue,
) -> Result<JsValue, JsValue> {
    let (position, wishes) = read_with_rack(query)?;
    let found = solver(|solver| solver.solve(&position, &wishes)).map_err(refused)?;
    Ok(value(&PositionAnswer::new(&found)))
}

/// Finds the move with most tiles, then most points, that rearranges nothing: it lays new sets, adds
/// tiles to sets of the table, and joins runs. Null if no tile can go so, or not those that must.
/// For a player who has opened. The `objective` and the `budget` of the query count for nothing,
/// jokers on the table stay where they lie, and those that are to be kept stay on the rack.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed; a `SolverFault` instead
/// of a move that breaks the rules.
#[wasm_bindgen(js_name = solveByAddingRummikub, unchecked_return_type = "RummikubMove | null")]
pub fn solve_by_adding_rummikub(
    #[wasm_bindgen(unchecked_param_type = "RummikubQuery")] query: &JsValue,
) -> Result<JsValue, JsValue> {
    let (position, wishes) = read_with_rack(query)?;
    if !position.has_opened() {
        return Err(error(
            "query: opened: false; expected true: before it nothing is added to the table",
        )
        .into());
    }
    let found = solver(|solver| solver.solve_by_adding(&position, &wishes)).map_err(refused)?;
    Ok(value(&found.as_ref().map(MoveAnswer::new)))
}

/// Finds the moves that play most tiles for their cuts: the one with most tiles, then such with fewer tiles and fewer cuts, down to the
/// most tiles without a cut; none where nothing can go. For a player who has opened. The `objective` and the `budget` of the query count
/// for nothing.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed; a `SolverFault` instead
/// of a move that breaks the rules.
#[wasm_bindgen(js_name = ladderRummikub, unchecked_return_type = "RummikubMove[]")]
pub fn ladder_rummikub(
    #[wasm_bindgen(unchecked_param_type = "RummikubQuery")] query: &JsValue,
) -> Result<JsValue, JsValue> {
    let (position, wishes) = read_with_rack(query)?;
    let found = solver(|solver| solver.ladder(&position, &wishes)).map_err(refused)?;
    let told: Vec<MoveAnswer> = found.iter().map(MoveAnswer::new).collect();
    Ok(value(&told))
}

/// Arranges tiles as sets, with fewest cuts in those that are known; null if they can't be
/// arranged. Jokers are free; of the rules only `oneJoker` counts.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed; a `SolverFault` instead
/// of sets of other tiles.
#[wasm_bindgen(js_name = arrangeRummikub, unchecked_return_type = "PlannedSet[] | null")]
pub fn arrange_rummikub(
    #[wasm_bindgen(
        unchecked_param_type = "{ table?: TableSet[] | null; loose: Tile[]; rules?: RummikubRules | null }"
    )]
    query: &JsValue,
) -> Result<JsValue, JsValue> {
    let query: ArrangeQuery = js::read("query", query)?;
    let position = query
        .position()
        .map_err(|wrong| js::error_in("query", &wrong))?;
    let planned = solver(|solver| solver.arrange(&position)).map_err(fault)?;
    let planned: Option<Vec<PlannedAnswer>> =
        planned.map(|sets| sets.iter().map(PlannedAnswer::new).collect());
    Ok(value(&planned))
}

/// Tells what each draw would bring, by what the query wants of the move after it.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed.
#[wasm_bindgen(js_name = drawsRummikub, unchecked_return_type = "RummikubDraws")]
pub fn draws_rummikub(
    #[wasm_bindgen(unchecked_param_type = "RummikubQuery")] query: &JsValue,
) -> Result<JsValue, JsValue> {
    let (position, wishes) = read_with_rack(query)?;
    let draws = solver(|solver| solver.draws(&position, &wishes)).map_err(refused)?;
    Ok(value(&DrawsAnswer::new(&draws)))
}

/// Judges a move made by hand: from the position of the query to the table `after` it. Sets that are none are among the
/// problems of the answer; they are no errors.
///
/// # Errors
/// An `Error` that says what is wrong with an argument and what is allowed.
#[wasm_bindgen(js_name = judgeRummikub, unchecked_return_type = "RummikubJudgement")]
pub fn judge_rummikub(
    #[wasm_bindgen(unchecked_param_type = "RummikubQuery")] query: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "TableSet[]")] after: &JsValue,
) -> Result<JsValue, JsValue> {
    let (position, wishes) = read_with_rack(query)?;
    let after: Vec<TableSet> = js::read("after", after)?;
    let sets: Vec<Result<Set, (Vec<Tile>, SetError)>> = after
        .iter()
        .map(|set| set.set().map_err(|error| (set.tiles(), error)))
        .collect();
    let judgement = judge(&position, &sets);
    let found = solver(|solver| solver.solve(&position, &wishes)).map_err(refused)?;
    Ok(value(&JudgementAnswer::new(
        &judgement,
        found.best.as_ref(),
    )))
}

/// Reads tiles as they are typed: `r3-7 / rbk5 j / 10o`. Gives the tiles of each set, of at most
/// 2000 characters.
///
/// # Errors
/// An `Error` that says what can't be read and what is allowed; its `at` and `length` tell which
/// characters.
///
/// # Examples
/// ```js
/// parseRummikub("r3-5 / rbk5 j"); // [["r3", "r4", "r5"], ["r5", "b5", "k5", "j"]]
/// ```
#[wasm_bindgen(js_name = parseRummikub, unchecked_return_type = "Tile[][]")]
pub fn parse_rummikub(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> Result<JsValue, JsValue> {
    let text = js::read_text(text)?;
    match parse(&text) {
        Ok(sets) => {
            let sets: Vec<_> = sets.iter().map(|set| names(set)).collect();
            Ok(value(&sets))
        }
        Err(wrong) => Err(js::misread(&wrong, wrong.at, wrong.found.chars().count())),
    }
}
