//! Files, fetched and inflated in the same way in a page and in a worker.

use js_sys::{Error, Promise};
use wasm_bindgen::prelude::*;
use web_sys::{ReadableWritablePair, Response, Url, WorkerGlobalScope};

#[wasm_bindgen]
extern "C" {
    /// What the module's script knows of itself.
    type ImportMeta;
    #[wasm_bindgen(thread_local_v2, js_namespace = import, js_name = meta)]
    static IMPORT_META: ImportMeta;
    #[wasm_bindgen(method, getter)]
    fn url(this: &ImportMeta) -> String;

    /// In web-sys behind a flag that would hold for the whole build.
    type DecompressionStream;
    #[wasm_bindgen(catch, constructor)]
    fn new(format: &str) -> Result<DecompressionStream, JsValue>;

    /// A promise whose steps go with their one call; js-sys takes only closures that stay. Rust's
    /// own futures would do as well, but their runtime adds 2.3 kB to what a phone downloads.
    type Steps;
    #[wasm_bindgen(method)]
    fn then(this: &Steps, step: &JsValue) -> Promise;
    #[wasm_bindgen(method)]
    fn catch(this: &Steps, step: &JsValue) -> Promise;
}

/// The global object. A page's is a `Window`; all that is used of it here a worker's has as well,
/// by the same names.
fn scope() -> WorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// An absolute address of a folder, with a slash at the end. A relative one is meant from where the
/// module's script lies.
///
/// # Errors
/// What the browser throws for a text that is no address.
pub fn folder(address: &str) -> Result<String, JsValue> {
    let module = IMPORT_META.with(ImportMeta::url);
    let mut address = Url::new_with_base(address, &module)?.href();
    if !address.ends_with('/') {
        address.push('/');
    }
    Ok(address)
}

/// Goes on with what a promise brings, or breaks off with a reason.
pub fn then(
    promise: &Promise,
    step: impl FnOnce(JsValue) -> Result<JsValue, JsValue> + 'static,
) -> Promise {
    let steps: &Steps = promise.unchecked_ref();
    steps.then(&Closure::once_into_js(step))
}

/// Goes on where a promise, or a step before, has broken off.
pub fn catch(
    promise: &Promise,
    step: impl FnOnce(JsValue) -> Result<JsValue, JsValue> + 'static,
) -> Promise {
    let steps: &Steps = promise.unchecked_ref();
    steps.catch(&Closure::once_into_js(step))
}

/// Fetches a file that is one zlib stream, and promises what it holds as an `ArrayBuffer`.
pub fn fetch_inflated(address: &str) -> Promise {
    then(&scope().fetch_with_str(address), |response| {
        let response: Response = response.unchecked_into();
        if !response.ok() {
            let reason = format!("the server answers {}", response.status());
            return Err(JsError::new(&reason).into());
        }
        let Some(stream) = response.body() else {
            return Err(JsError::new("the server answers with nothing").into());
        };
        let inflater = DecompressionStream::new("deflate")?;
        let stream = stream.pipe_through(inflater.unchecked_ref::<ReadableWritablePair>());
        let response = Response::new_with_opt_readable_stream(Some(&stream))?;
        Ok(response.array_buffer()?.into())
    })
}

/// The message of what the browser throws, behind the address that it is about.
pub fn in_words(error: &JsValue, address: &str) -> String {
    let said = error.dyn_ref::<Error>().map_or_else(
        || "the browser does not say why".to_owned(),
        |error| error.message().into(),
    );
    format!("{address}: {said}")
}
