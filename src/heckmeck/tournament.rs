//! Tournaments as JavaScript plays them.

use engine::estimate::Estimate;
use engine::heckmeck::{self, Games, RuleOptions, Strategy};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::learned::{ADVISOR, refused};
use crate::js;
use crate::query::Seed;
use crate::series::plays_games;

#[cfg(feature = "by-heart")]
#[wasm_bindgen(typescript_custom_section)]
const BY_HEART: &str = r#"
/** Who plays by so many rules that a person can remember: chosen for the worms of each turn, or for the chance to win with two players. */
export type ByHeart = `by-heart-${1 | 3 | 5 | 7}${"" | "-to-win"}`;
"#;

#[cfg(not(feature = "by-heart"))]
#[wasm_bindgen(typescript_custom_section)]
const BY_HEART: &str = r#"
/** Nobody: who plays by rules to remember is part of the page's Lab alone. */
export type ByHeart = never;
"#;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** How a player of a tournament plays: by a strategy, or by rules to remember. */
export type TournamentPlayer = Strategy | ByHeart;

/** A tournament to play. */
export interface TournamentQuery {
  /** Who sits at the table: 2 to 7 of them, in the order of the seats. */
  players: TournamentPlayer[];
  /** 0 to 4294967295: the same seed gives the same games. */
  seed: number;
  /** The usual ones if left out. */
  rules?: Rules | null;
  /** Whether equal worms are decided by the highest single tile; default true. */
  tieBreak?: boolean | null;
  /** Whether the players take turns in starting; otherwise the first one always starts. Default true. */
  rotate?: boolean | null;
}

/** What all games of a tournament so far came to. */
export interface TournamentResult {
  /** Games played. */
  games: number;
  /** Share of games without a single winner. */
  ties: Estimate;
  /** Share of games won by the player who started. */
  starterWins: Estimate;
  /** Turns of all players in a game, on average. */
  turns: number;
  /** In the order of the seats. */
  players: {
    /** Share of games won. */
    wins: Estimate;
    /** The same less the luck of the dice, a tie counting as its part of a win; null while the chances to win with this many players are not loaded. */
    winsWithoutLuck: Estimate | null;
    /** Worms at the end of a game. */
    worms: Estimate;
  }[];
}
"#;

/// A tournament to play.
#[derive(Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct TournamentQuery {
    /// Who sits at the table, in the order of the seats.
    pub players: Vec<Strategy>,
    /// Games of another seed have other dice.
    pub seed: Seed,
    /// Rules that tables differ in.
    #[serde(default)]
    pub rules: RuleOptions,
    /// Whether equal worms are decided by the highest tile.
    #[serde(default = "yes")]
    pub tie_break: bool,
    /// Whether the players start in turn.
    #[serde(default = "yes")]
    pub rotate: bool,
}

fn yes() -> bool {
    true
}

impl TournamentQuery {
    /// The tournament asked for.
    #[must_use]
    pub fn tournament(self) -> heckmeck::Tournament {
        heckmeck::Tournament {
            players: self.players,
            rules: self.rules,
            tie_break: self.tie_break,
            rotate: self.rotate,
            seed: self.seed.0.into(),
        }
    }
}

#[derive(Serialize)]
struct PlayerResult {
    wins: Estimate,
    #[serde(rename = "winsWithoutLuck")]
    wins_without_luck: Option<Estimate>,
    worms: Estimate,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct TournamentResult {
    games: u64,
    ties: Estimate,
    starter_wins: Estimate,
    turns: f64,
    players: Vec<PlayerResult>,
}

impl From<&Tournament> for TournamentResult {
    fn from(Tournament { games }: &Tournament) -> TournamentResult {
        let tally = games.tally();
        let without_luck = |player| games.tells_luck().then(|| tally.adjusted_wins(player));
        let players = 0..tally.players.len();
        TournamentResult {
            games: tally.games,
            ties: Estimate::share(tally.ties, tally.games),
            starter_wins: Estimate::share(tally.starter_wins, tally.games),
            turns: tally.turns_a_game(),
            players: players
                .map(|player| PlayerResult {
                    wins: tally.wins(player),
                    wins_without_luck: without_luck(player),
                    worms: tally.worms(player),
                })
                .collect(),
        }
    }
}

/// A tournament between strategies, played some games at a time. Call `free()` once it is no longer wanted, or declare it with
/// `using`.
///
/// # Examples
/// ```js
/// const tournament = new Tournament({ players: ["best-in-worms", "rule-4"], seed: 1 });
/// tournament.play(100).games; // 100
/// tournament.free();
/// ```
#[wasm_bindgen]
pub struct Tournament {
    games: Games,
}

#[wasm_bindgen]
impl Tournament {
    /// Seats the players, who play by what has been loaded by then.
    ///
    /// # Errors
    /// An `Error` that says what is wrong with the query and what is allowed; a `NotLearned` one
    /// where a player needs a network that is not loaded.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "TournamentQuery")] query: &JsValue,
    ) -> Result<Tournament, JsValue> {
        let query: TournamentQuery = js::read("query", query)?;
        let model = ADVISOR.with_borrow(|advisor| advisor.model().clone());
        Games::with_model(query.tournament(), &model)
            .map(|games| Tournament { games })
            .map_err(refused)
    }
}

plays_games!(Tournament, TournamentResult, "TournamentResult");
