//! Games of players on the same rolls.

use engine::dice::{Face, Faces};
use engine::estimate::Estimate;
use engine::solitaire_dice::{Games, LOWEST, PlayerTally, Start, Strategy};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::learned::{loading, weights};
use super::{GamesQuery, MOST_PLAYERS, MOST_SCORES, Points};
use crate::js;
use crate::series::plays_games;
use crate::tables::not_learned;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("games.d.ts");

#[derive(Serialize)]
struct Outcome {
    games: u64,
    players: Vec<PlayerOutcome>,
    differences: Vec<Vec<Estimate>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PlayerOutcome {
    mean: Estimate,
    adjusted: Option<Estimate>,
    deviation: f64,
    at_least: Vec<Reached>,
    histogram: Histogram,
    turns: f64,
    free_rides: f64,
    opened: [f64; 11],
    sets: Vec<UsedSet>,
}

#[derive(Serialize)]
struct Reached {
    score: i32,
    share: Estimate,
}

#[derive(Serialize)]
struct Histogram {
    from: i16,
    counts: Vec<u32>,
}

#[derive(Serialize)]
struct UsedSet {
    rejects: Vec<u8>,
    games: u64,
}

impl PlayerOutcome {
    fn new(tally: &PlayerTally, scores: &[i32]) -> PlayerOutcome {
        let games = tally.scores.count;
        let share = |count: u64| Estimate::share(count, games).value;
        let [turns, free_rides] = tally.turns_and_free_rides();
        let reached = scores.iter().map(|&score| Reached {
            score,
            share: Estimate::share(tally.at_least(score), games),
        });
        let sets = tally.most_used_sets().into_iter();
        PlayerOutcome {
            mean: tally.scores.average(),
            adjusted: tally.adjusted.map(|sums| sums.average()),
            deviation: tally.scores.deviation(),
            at_least: reached.collect(),
            histogram: Histogram {
                from: LOWEST,
                counts: tally.histogram.clone(),
            },
            turns,
            free_rides,
            opened: tally.opened.map(share),
            sets: sets.map(|(set, games)| used(set, games)).collect(),
        }
    }
}

impl From<&SheetGames> for Outcome {
    fn from(SheetGames { games, scores }: &SheetGames) -> Outcome {
        let tally = games.tally();
        let players = 0..tally.players.len();
        let less = |one| {
            let others = players.clone();
            others.map(|other| tally.difference(one, other)).collect()
        };
        Outcome {
            games: tally.games,
            players: tally
                .players
                .iter()
                .map(|tally| PlayerOutcome::new(tally, scores))
                .collect(),
            differences: players.clone().map(less).collect(),
        }
    }
}

fn used(set: Faces, games: u64) -> UsedSet {
    let rejects = set.iter().map(Face::number).collect();
    UsedSet { rejects, games }
}

/// Games of players who all have the same rolls, played some at a time. Call `free()` once they are no longer wanted, or
/// declare them with `using`.
///
/// # Examples
/// ```js
/// const games = new SheetGames({ players: ["thumb", "random"], seed: 1 });
/// games.play(100).games; // 100
/// games.free();
/// ```
#[wasm_bindgen]
pub struct SheetGames {
    games: Games,
    scores: Vec<i32>,
}

#[wasm_bindgen]
impl SheetGames {
    /// Seats the players. They have the weights that are loaded by then.
    ///
    /// # Errors
    /// An `Error` that says what is wrong with the query and what is allowed; a `NotLearned` one
    /// where a player plays by learned values that are not loaded.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "SheetGamesQuery")] query: &JsValue,
    ) -> Result<SheetGames, JsValue> {
        let query: GamesQuery = js::read("query", query)?;
        let players: Vec<Strategy> = query.players.iter().map(|named| named.0).collect();
        if !(1..=MOST_PLAYERS).contains(&players.len()) {
            return Err(js::error(format!(
                "query: players: {} players; allowed are 1 to {MOST_PLAYERS}",
                players.len()
            ))
            .into());
        }
        let scores = query.at_least.map_or_else(
            || vec![0, 300, 500],
            |scores| scores.iter().map(|&Points(score)| score).collect(),
        );
        if scores.len() > MOST_SCORES {
            return Err(js::error(format!(
                "query: atLeast: {} scores; allowed are at most {MOST_SCORES}",
                scores.len()
            ))
            .into());
        }
        let mut start = Start::default();
        if let Some(from) = &query.from {
            let asked = from
                .asked()
                .map_err(|error| js::error_in("query: from", &error))?;
            start = Start {
                sheet: asked.sheet,
                roll: asked.roll,
                opening: asked.setting.opening,
            };
        }
        let open_cost = start.sheet.open_cost();
        let weights = weights(open_cost);
        let luck = weights.clone().filter(|_| query.adjusted == Some(true));
        let seed = query.seed.0.into();
        let games = Games::new(&players, start, seed, weights.as_ref(), luck)
            .map_err(|error| not_learned(&error, loading(open_cost)))?;
        Ok(SheetGames { games, scores })
    }
}

plays_games!(SheetGames, Outcome, "SheetResult");
