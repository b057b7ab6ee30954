//! What JavaScript calls about a table and the turn there, and the answers as JavaScript objects.

use std::cell::RefCell;

use engine::heckmeck::{
    Action, Advice, Advisor, NETWORKS, Outcome, PlayError, RuleOptions, Strategy, Table,
    TableStateError, Tile, Turn, WinAdvice, WinModel, chances_at_the_end,
};
use engine::table_file;
use js_sys::Promise;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::exports::NETWORK_SEALS;
use super::table::{Objective, TableQuery, TurnEnd};
use crate::answer::{Floats, value};
use crate::js;
use crate::query::{Seed, Small};
use crate::tables::{bytes, fetch_table, folder, most_bytes, not_learned};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Rules that tables differ in. What is left out is as by default; the defaults are the usual rules. */
export interface Rules {
  /** A failed turn turns the highest tile of the grill down even if the player had no tile to return; default true. */
  turnDownWithNothingToReturn?: boolean | null;
  /** A failed turn turns the highest tile of the grill down even if it is the one just returned; default false. */
  alwaysTurnDown?: boolean | null;
  /** A player who can steal a tile must; default false. */
  compulsorySteal?: boolean | null;
}

/**
 * A table, and the turn that is played on it. Tiles are given by their numbers, 21 to 36: up to 24 one worm, then two, three, and from 33 on
 * four.
 */
export interface TableQuery {
  /** The stacks of 2 to 7 players, each with its bottom tile first. Tiles that lie neither here nor on the grill are out of the game. */
  players: number[][];
  /** Index in `players` of the player whose turn it is. */
  toMove: number;
  /** The tiles face up in the middle, in any order. */
  grill: number[];
  /** The dice taken so far, of eight; none if left out. */
  taken?: Counts | null;
  /** The dice just rolled: exactly those not taken. Left out before a roll. */
  roll?: Counts | null;
  /** The usual ones if left out. */
  rules?: Rules | null;
  /** What `advise` makes the most of: the worms of this turn ("worms", if left out), or the chance to win the game ("win"). */
  objective?: "worms" | "win" | null;
  /** Turns that chances to win look ahead, 1 or 2: 1 is quicker, 2 more accurate. 2 if left out. */
  turns?: number | null;
}

/** What a turn brings: a tile from the grill, a tile stolen from a player's stack, or none. */
export interface Outcome {
  result: "grill" | "steal" | "fail";
  /** The number of the tile; absent for "fail". */
  tile?: number;
  /** Index of the player who loses the tile; only for "steal". */
  from?: number;
}

/**
 * What `advise` says. Every value is one of the player to move: with the objective "worms" the worms that the turn brings on average, below
 * zero where it loses some; with "win" the chance to win the game, 0 to 1. A stolen tile also takes its worms from one of the opponents, so in
 * worms it counts `worms + worms / opponents`.
 */
export interface Advice {
  /** Value of a failed turn; in worms, minus those of the player's own top tile. */
  fail: number;
  /** Value of stopping on each total with a worm: 41 entries, the index is the total. */
  prices: Float64Array;
  /** What stopping on each total with a worm brings: 41 entries. With the objective "win" it may be best to leave a tile that could be stolen. */
  results: ({ total: number } & Outcome)[];
  /** Value of stopping now; null where that is not allowed. */
  stop: number | null;
  /** Value of rolling, played best afterwards; null where that is not allowed. */
  roll: number | null;
  /** The faces of the roll that may be taken, ascending: how many dice show each, and its value, played best afterwards. */
  choices: { face: 1 | 2 | 3 | 4 | 5 | 6; count: number; value: number }[];
  /**
   * The best action and its value. Of equal ones (within 1e-12) it is to stop rather than to roll, then to take the face that leaves fewer
   * dice, then the higher face. After a bust the value is `fail`; a turn that is over is stopped.
   */
  best: { action: "stop" | "roll" | "take" | "bust"; face?: 1 | 2 | 3 | 4 | 5 | 6; value: number };
  /** How likely each result of the turn is under best play; the probabilities add up to 1. */
  distribution: ({ probability: number } & Outcome)[];
  /** Only with the objective "win". */
  win?: {
    /** The chance of each player to win under best play; they add up to 1. */
    chances: number[];
    /** Whether all chances are exact: all that can come after the turn is solved, or ends the game. Else they are estimates. */
    exact: boolean;
    /** Whether the table's rules are those by which chances were learned, the usual ones; else they are less accurate. */
    learnedRules: boolean;
  };
}

/**
 * How a turn has ended: on a `total` with a worm, for a tile from the grill (a total that reaches none is the same as "fail"); with the
 * `steal` of the tile of that number; or "fail", with a bust or without a worm.
 */
export type TurnEnd = { total: number } | { steal: number } | "fail";

/**
 * How a player plays without a person. "best-to-win": for the best chance to win; needs `fetchWinModel` for the number of players, also in
 * tournaments. "best-in-worms": for the most worms in each turn. "random": does anything that is allowed. The others are rules of thumb, which
 * of two faces with equal points take the higher one. "rule-1": takes the highest face; "rule-2": takes the face with the most points;
 * "rule-3": takes worms, else the most points; "rule-4": the same, but worms first only from the third roll on. All of these stop as soon as they
 * can have a tile, from the grill or from another player. "rule-5": as "rule-4", but stops as soon as the worms on top of the own stack plus
 * those of the tile are at least two.
 */
export type Strategy = "best-to-win" | "best-in-worms" | "rule-1" | "rule-2" | "rule-3" | "rule-4" | "rule-5" | "random";

/** What a strategy does next. */
export interface Decision {
  /** "bust" where no face of the roll may be taken. */
  action: "stop" | "roll" | "take" | "bust";
  /** The face that is taken, 6 for the worm; only with "take". */
  face?: 1 | 2 | 3 | 4 | 5 | 6;
}
"#;

thread_local! {
    /// Borrowed only while nothing can throw.
    static ADVISOR: RefCell<Advisor> = RefCell::default();
}

/// What a turn brings. Names are variants: each is made a JavaScript text once, and kept.
#[derive(Default, Serialize)]
#[serde(rename_all = "lowercase")]
enum OutcomeKind {
    Grill,
    Steal,
    #[default]
    Fail,
}

/// An outcome, with the total that brings it or how likely it is.
#[derive(Default, Serialize)]
struct OutcomeEntry {
    #[serde(skip_serializing_if = "Option::is_none")]
    total: Option<u8>,
    result: OutcomeKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    tile: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    probability: Option<f64>,
}

impl From<Outcome> for OutcomeEntry {
    fn from(outcome: Outcome) -> OutcomeEntry {
        let (result, tile, from) = match outcome {
            Outcome::Grill(tile) => (OutcomeKind::Grill, Some(tile), None),
            Outcome::Steal { tile, from } => (OutcomeKind::Steal, Some(tile), Some(from)),
            Outcome::Fail => (OutcomeKind::Fail, None, None),
        };
        OutcomeEntry {
            result,
            tile: tile.map(Tile::number),
            from,
            ..OutcomeEntry::default()
        }
    }
}

#[derive(Serialize)]
struct ValuedFace {
    face: u8,
    count: u8,
    value: f64,
}

#[derive(Serialize)]
struct BestAction {
    action: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    face: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<f64>,
}

impl BestAction {
    fn new(action: Action, value: Option<f64>) -> BestAction {
        let (action, face) = match action {
            Action::Stop => ("stop", None),
            Action::Roll => ("roll", None),
            Action::Take(face) => ("take", Some(face.number())),
            Action::Bust => ("bust", None),
        };
        BestAction {
            action,
            face,
            value,
        }
    }
}

#[derive(Serialize)]
struct AdviceAnswer {
    fail: f64,
    prices: Floats,
    results: Vec<OutcomeEntry>,
    stop: Option<f64>,
    roll: Option<f64>,
    choices: Vec<ValuedFace>,
    best: BestAction,
    distribution: Vec<OutcomeEntry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    win: Option<WinAnswer>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct WinAnswer {
    chances: Vec<f64>,
    exact: bool,
    learned_rules: bool,
}

impl AdviceAnswer {
    fn new(advice: &Advice, win: Option<WinAnswer>) -> AdviceAnswer {
        let values = &advice.values;
        let results = (0..).zip(&advice.outcomes);
        let choices = values.choices.iter();
        let distribution = advice.distribution.iter();
        AdviceAnswer {
            fail: advice.prices.fail,
            prices: advice.prices.totals[..].into(),
            results: results
                .map(|(total, &outcome)| OutcomeEntry {
                    total: Some(total),
                    ..outcome.into()
                })
                .collect(),
            stop: values.stop,
            roll: values.roll,
            choices: choices
                .map(|choice| ValuedFace {
                    face: choice.face.number(),
                    count: choice.count,
                    value: choice.value,
                })
                .collect(),
            best: BestAction::new(values.best, Some(values.value)),
            distribution: distribution
                .map(|&(outcome, probability)| OutcomeEntry {
                    probability: Some(probability),
                    ..outcome.into()
                })
                .collect(),
            win,
        }
    }
}

/// What was learned and has been taken so far.
pub fn known_model() -> WinModel {
    ADVISOR.with_borrow(|advisor| advisor.model().clone())
}

/// The error of who can't play, or of a table where nobody can.
pub fn refused(error: PlayError) -> JsValue {
    match error {
        PlayError::Table(wrong) => js::error_in("query", &wrong).into(),
        PlayError::NotLearned(wrong) => not_learned(&wrong),
    }
}

fn read_table(query: &JsValue) -> Result<(TableQuery, Table), JsError> {
    let query: TableQuery = js::read("query", query)?;
    let table = query
        .table()
        .map_err(|error| js::error_in("query", &error))?;
    Ok((query, table))
}

fn read_turn(query: &TableQuery) -> Result<Turn, JsError> {
    query.turn().map_err(|error| js::error_in("query", &error))
}

/// Advises the player to move: what each choice is worth on this table, and what best play leads to. Worms are exact; chances
/// to win say whether they are.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed; with the objective "win" a `NotLearned` one until
/// `fetchWinModel` has loaded what was learned about so many players.
///
/// # Examples
/// ```js
/// const table = { players: [[30], [22]], toMove: 0, grill: [25, 31, 32] };
/// advise(table).roll; // 0.9034…
/// advise({ ...table, taken: [0, 0, 0, 0, 2, 1], roll: [1, 1, 1, 1, 1, 0] }).best; // { action: "take", face: 4, value: 0.5827… }
/// ```
#[wasm_bindgen(unchecked_return_type = "Advice")]
pub fn advise(
    #[wasm_bindgen(unchecked_param_type = "TableQuery")] query: &JsValue,
) -> Result<JsValue, JsValue> {
    let (query, table) = read_table(query)?;
    let turn = read_turn(&query)?;
    let answer = match query.objective {
        Objective::Worms => {
            let advice = ADVISOR.with_borrow_mut(|advisor| advisor.advise(&table, &turn));
            let advice = advice.map_err(|error| js::error_in("query", &error))?;
            AdviceAnswer::new(&advice, None)
        }
        Objective::Win => {
            let found = advise_to_win(&query, &table, &turn)?;
            let win = WinAnswer {
                chances: found.chances[..table.players()].to_vec(),
                exact: found.is_exact,
                learned_rules: table.rules() == RuleOptions::default(),
            };
            AdviceAnswer::new(&found.advice, Some(win))
        }
    };
    Ok(value(&answer))
}

fn advise_to_win(query: &TableQuery, table: &Table, turn: &Turn) -> Result<WinAdvice, JsValue> {
    let Small(turns) = query.turns;
    let advice = ADVISOR.with_borrow_mut(|advisor| advisor.advise_to_win(table, turn, turns));
    advice.map_err(refused)
}

/// The chance of each player to win, before a turn or in the middle of one, if it is played best.
/// They add up to 1. Where the game is over, the winner has 1; if nobody has a tile, all share it.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed; a `NotLearned` one until `fetchWinModel` has loaded
/// what was learned about so many players.
#[wasm_bindgen(js_name = winChances, unchecked_return_type = "number[]")]
pub fn win_chances(
    #[wasm_bindgen(unchecked_param_type = "TableQuery")] query: &JsValue,
) -> Result<JsValue, JsValue> {
    let (query, table) = read_table(query)?;
    let turn = read_turn(&query)?;
    let chances = if table.is_over() {
        chances_at_the_end(&table)
    } else {
        advise_to_win(&query, &table, &turn)?.chances
    };
    Ok(value(&chances[..table.players()].to_vec()))
}

/// Takes what was learned about games with this many players, 2 to 7: for those who have the bytes already. `bytes` are those
/// of `heckmeck-win-2.bin` and so on, inflated: each file is one zlib stream. A file that is the wrong one, truncated,
/// lengthened or altered by a single bit is refused.
///
/// # Errors
/// An `Error` that says why the bytes are refused. What was taken before stays.
#[wasm_bindgen(js_name = loadWinModel)]
pub fn load_win_model(
    #[wasm_bindgen(unchecked_param_type = "number")] players: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: &JsValue,
) -> Result<(), JsError> {
    let place = network_place(players)?;
    let bytes = bytes::read("bytes", bytes, most_bytes(NETWORK_SEALS))?;
    take_network(place, &bytes).map_err(|reason| js::error_in("bytes", &reason))
}

fn network_place(players: &JsValue) -> Result<usize, JsError> {
    let Small(players) = js::read::<Small<2, 7>>("players", players)?;
    let players = players.into();
    let none = || js::error_in("players", &TableStateError::Players(players));
    WinModel::place(players).ok_or_else(none)
}

fn take_network(place: usize, bytes: &[u8]) -> Result<(), String> {
    let body = table_file::open(bytes, &NETWORK_SEALS[place], NETWORK_SEALS)
        .map_err(|error| error.to_string())?;
    ADVISOR
        .with_borrow_mut(|advisor| advisor.model_mut().take(place, body))
        .map_err(|error| error.to_string())
}

/// Fetches, inflates and takes what was learned about games with this many players, 2 to 7, if it
/// is not there yet. `base` is the address of its folder as in `loadTables`.
///
/// Rejects with an `Error` where it can't be had, or an argument is wrong. Call it again to try
/// again.
#[wasm_bindgen(js_name = fetchWinModel, unchecked_return_type = "Promise<void>")]
pub fn fetch_win_model(
    #[wasm_bindgen(unchecked_param_type = "number")] players: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string")] base: &JsValue,
) -> Promise {
    fetch_network(players, base).unwrap_or_else(|error| Promise::reject(&error.into()))
}

fn fetch_network(players: &JsValue, base: &JsValue) -> Result<Promise, JsError> {
    let place = network_place(players)?;
    let folder = folder(base)?;
    if ADVISOR.with_borrow(|advisor| advisor.model().has(place)) {
        return Ok(Promise::resolve(&JsValue::UNDEFINED));
    }
    let address = format!("{folder}{}.bin", NETWORKS[place].name);
    Ok(fetch_table(&address, NETWORK_SEALS, move |bytes| {
        take_network(place, bytes)
    }))
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct TableAnswer {
    players: Vec<Vec<u8>>,
    to_move: usize,
    grill: Vec<u8>,
    rules: RuleOptions,
}

/// Ends a turn: tells the table after it, where the next player is to move.
///
/// # Errors
/// An `Error` that says what is wrong with the query or why a turn can't end so.
///
/// # Examples
/// ```js
/// const table = { players: [[30], [22]], toMove: 0, grill: [25, 31, 32] };
/// playTurn(table, { steal: 22 }).players; // [[30, 22], []]
/// ```
#[wasm_bindgen(js_name = playTurn, unchecked_return_type = "TableQuery")]
pub fn play_turn(
    #[wasm_bindgen(unchecked_param_type = "TableQuery")] query: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "TurnEnd")] result: &JsValue,
) -> Result<JsValue, JsError> {
    let (query, table) = read_table(query)?;
    read_turn(&query)?;
    if table.is_over() {
        return Err(js::error_in("query", &TableStateError::Over));
    }
    let end: TurnEnd = js::read("result", result)?;
    let after = table
        .after(end.into())
        .map_err(|error| js::error_in("result", &error))?;
    Ok(value(&TableAnswer {
        players: after
            .stacks()
            .iter()
            .map(|stack| stack.iter().copied().map(Tile::number).collect())
            .collect(),
        to_move: after.to_move(),
        grill: after.grill().iter().map(Tile::number).collect(),
        rules: after.rules(),
    }))
}

#[derive(Serialize)]
struct Standing {
    worms: Vec<u8>,
    leaders: Vec<usize>,
    over: bool,
}

/// The worms of each player, the indices of those who lead, and whether the game is over. Of players with equal worms the one
/// with the highest single tile leads.
///
/// # Errors
/// An `Error` that says what is wrong with the query and what is allowed.
#[wasm_bindgen(unchecked_return_type = "{ worms: number[]; leaders: number[]; over: boolean }")]
pub fn standing(
    #[wasm_bindgen(unchecked_param_type = "TableQuery")] query: &JsValue,
) -> Result<JsValue, JsError> {
    let (_, table) = read_table(query)?;
    Ok(value(&Standing {
        worms: (0..table.players())
            .map(|player| table.worms(player))
            .collect(),
        leaders: table.leaders(),
        over: table.is_over(),
    }))
}

/// What a strategy does next as the player to move; "best-to-win" looks two turns ahead. `seed`, 0 to 4294967295, decides where
/// a strategy leaves a choice to chance; 0 if left out.
///
/// # Errors
/// An `Error` that says what is wrong with an argument and what is allowed; a `NotLearned` one where the strategy needs what
/// was learned about so many players and it is not loaded.
#[wasm_bindgen(unchecked_return_type = "Decision")]
pub fn decide(
    #[wasm_bindgen(unchecked_param_type = "TableQuery")] query: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Strategy")] strategy: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number")] seed: &JsValue,
) -> Result<JsValue, JsValue> {
    let (query, table) = read_table(query)?;
    let turn = read_turn(&query)?;
    let strategy: Strategy = js::read("strategy", strategy)?;
    let seed: Seed = js::read_optional("seed", seed)?.unwrap_or_default();
    let action =
        ADVISOR.with_borrow_mut(|advisor| strategy.decide(advisor, &table, &turn, seed.0.into()));
    let action = action.map_err(refused)?;
    Ok(value(&BestAction::new(action, None)))
}
