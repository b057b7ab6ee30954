//! Games that are played some at a time.

use engine::series::{Match, Series};
use wasm_bindgen::prelude::*;

use crate::query::Whole;
use crate::{clock, js};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A value found in games, and the bounds that hold it with 95% confidence. */
export interface Estimate {
  value: number;
  /** The lower bound: -Infinity where it is unknown, as of an average of a single game; null in JSON. */
  low: number;
  /** The upper bound: Infinity where it is unknown; null in JSON. */
  high: number;
}
"#;

/// Plays this many more games of a series, at most 100,000; or, where milliseconds (at most 60,000)
/// are given, as many of them as are begun within that time, and at least one.
///
/// # Errors
/// An `Error` that says what is wrong with an argument and what is allowed.
pub fn play<M: Match>(
    series: &mut Series<M>,
    games: &JsValue,
    milliseconds: &JsValue,
) -> Result<(), JsError> {
    let Whole(games): Whole<0, 100_000> = js::read("games", games)?;
    let time: Option<Whole<0, 60_000>> = js::read_optional("milliseconds", milliseconds)?;
    let end = time.map(|Whole(time)| clock::now() + f64::from(time));
    for _ in 0..series.numbers(games.into()) {
        series.play();
        if end.is_some_and(|end| clock::now() >= end) {
            break;
        }
    }
    Ok(())
}

/// Gives a class with a series in its field `games` the method by which JavaScript plays them. The
/// class is turned into the answer, whose TypeScript type is named last.
macro_rules! plays_games {
    ($Class:ident, $Answer:ty, $type:literal) => {
        #[wasm_bindgen]
        impl $Class {
            /// Plays this many more games, at most 100,000; or, where `milliseconds` (at most
            /// 60,000) are given, as many of them as are begun within that time, and at least one.
            /// Where each deal is played from every seat, whole deals are played. Tells what all
            /// games so far came to. The same seed gives the same games on every machine.
            ///
            /// # Errors
            /// An `Error` that says what is wrong with an argument and what is allowed.
            #[wasm_bindgen(unchecked_return_type = $type)]
            pub fn play(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "number")] games: &JsValue,
                #[wasm_bindgen(unchecked_optional_param_type = "number | null")]
                milliseconds: &JsValue,
            ) -> Result<JsValue, JsError> {
                $crate::series::play(&mut self.games, games, milliseconds)?;
                Ok($crate::write::value(&<$Answer>::from(&*self)))
            }
        }
    };
}

pub(crate) use plays_games;
