//! The clock of the browser, the same in a page and in a worker.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Caught, as it is asked in the middle of a search: what a page has put in its place may throw.
    #[wasm_bindgen(catch, js_namespace = performance, js_name = now)]
    fn performance_now() -> Result<f64, JsValue>;
}

/// Milliseconds by a clock that never goes back, from a start of its own; 0 where there is none.
pub fn now() -> f64 {
    performance_now().unwrap_or(0.0)
}
