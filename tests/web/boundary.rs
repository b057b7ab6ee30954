//! The boundary as a page or a worker has it, and the browser around it.

use js_sys::{Array, Error, JSON, Promise, Reflect};
// The module is made of what it exports.
use rollwise_wasm as _;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    /// What the module's script knows of itself. Two of the same name in one package don't link.
    type Script;
    #[wasm_bindgen(thread_local_v2, js_namespace = import, js_name = meta)]
    static SCRIPT: Script;
    #[wasm_bindgen(method, getter, js_name = url)]
    fn address(this: &Script) -> String;

    /// A module of its own, whatever others have taken.
    pub type Boundary;
    #[wasm_bindgen(method, js_name = loadTables)]
    pub fn load_tables(this: &Boundary, base: &JsValue) -> Promise;
    #[wasm_bindgen(method, js_name = fetchWinModel)]
    pub fn fetch_win_model(this: &Boundary, players: &JsValue) -> Promise;
    #[wasm_bindgen(catch, method, js_name = loadKnucklebonesValues)]
    pub fn load_knucklebones_values(this: &Boundary, bytes: &JsValue) -> Result<(), JsValue>;
    #[wasm_bindgen(catch, method, js_name = evaluateTurn)]
    pub fn evaluate_turn(this: &Boundary, query: &JsValue) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, method, js_name = analyseKnucklebones)]
    pub fn analyse_knucklebones(this: &Boundary, query: &JsValue) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, method, js_name = decideKnucklebones)]
    pub fn decide_knucklebones(
        this: &Boundary,
        query: &JsValue,
        player: &str,
    ) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, method, js_name = evaluateSheet)]
    pub fn evaluate_sheet(this: &Boundary, query: &JsValue) -> Result<JsValue, JsValue>;
}

#[wasm_bindgen(module = "/tests/web/browser.js")]
extern "C" {
    fn load(script: &str) -> Promise;
    pub fn restore();
    pub fn inflated(name: &str) -> Promise;
    #[wasm_bindgen(js_name = cutFiles)]
    pub fn cut_files();
    #[wasm_bindgen(js_name = sendNothing)]
    pub fn send_nothing();
    #[wasm_bindgen(js_name = failRequests)]
    pub fn fail_requests(reason: &JsValue) -> Array;
    #[wasm_bindgen(js_name = removeInflater)]
    pub fn remove_inflater();

    pub type Stall;
    #[wasm_bindgen(constructor)]
    pub fn new(files: usize) -> Stall;
    #[wasm_bindgen(method, js_name = allRead)]
    pub fn all_read(this: &Stall) -> Promise;
    #[wasm_bindgen(method, js_name = goOn)]
    pub fn go_on(this: &Stall);
    #[wasm_bindgen(method, js_name = breakOff)]
    pub fn break_off(this: &Stall);

    pub type Clock;
    #[wasm_bindgen(constructor)]
    pub fn new(step: u32) -> Clock;
    #[wasm_bindgen(method, getter)]
    pub fn looks(this: &Clock) -> u32;
}

impl Boundary {
    /// Loads one, in a browser that is as it was before other tests.
    pub async fn new() -> Boundary {
        let script = SCRIPT.with(Script::address);
        done(load(&script)).await.unchecked_into()
    }

    /// The tables that it says it could not load, and why.
    pub async fn missing_tables(&self, base: &JsValue) -> Vec<(String, String)> {
        missing(&done(self.load_tables(base)).await)
    }
}

/// What `loadTables` answers: the names of tables that are missing, and why.
pub fn missing(answer: &JsValue) -> Vec<(String, String)> {
    let entries = Array::from(&at(answer, "missing"));
    let entries = entries.iter();
    entries
        .map(|entry| (text(&entry, "name"), text(&entry, "reason")))
        .collect()
}

/// What a promise brings.
pub async fn done(promise: Promise) -> JsValue {
    match JsFuture::from(promise).await {
        Ok(value) => value,
        Err(error) => panic!("{}", message(&error)),
    }
}

/// The error that a promise ends with.
pub async fn broken(promise: Promise) -> JsValue {
    match JsFuture::from(promise).await {
        Ok(value) => panic!("no error, but {value:?}"),
        Err(error) => error,
    }
}

/// A value of plain data.
pub fn json(text: &str) -> JsValue {
    JSON::parse(text).expect(text)
}

/// What an answer holds at the end of a path such as `outlook.share`.
pub fn at(value: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(value.clone(), |value, key| {
        Reflect::get(&value, &key.into()).expect(path)
    })
}

pub fn number(value: &JsValue, path: &str) -> f64 {
    at(value, path).as_f64().expect(path)
}

pub fn text(value: &JsValue, path: &str) -> String {
    at(value, path).as_string().expect(path)
}

/// What an error says, after its name; it is an `Error` of JavaScript.
pub fn message(error: &JsValue) -> String {
    let error: &Error = error.dyn_ref().expect("an `Error`");
    error.to_string().into()
}
