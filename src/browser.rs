//! What the module uses of the browser, the same in a page and in a worker: its clock, and files.

use js_sys::{ArrayBuffer, Error, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ReadableStream, ReadableWritablePair, Response, Url, WorkerGlobalScope};

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
    #[wasm_bindgen(constructor)]
    fn new(format: &str) -> DecompressionStream;
}

/// The global object. A page's is a `Window`; all that is used of it here a worker's has as well,
/// by the same names.
fn scope() -> WorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Milliseconds by a clock that never goes back, from a start of its own; 0 where there is none.
pub fn now() -> f64 {
    scope().performance().map_or(0.0, |clock| clock.now())
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

/// A file on its way.
pub struct File(JsFuture);

/// Asks for a file.
pub fn fetch(address: &str) -> File {
    File(scope().fetch_with_str(address).into())
}

impl File {
    /// Waits for a file that is one zlib stream, and inflates it.
    ///
    /// # Errors
    /// Says in words why the file can't be had.
    pub async fn inflated(self) -> Result<Uint8Array, String> {
        let response: Response = self.0.await.map_err(in_words)?.unchecked_into();
        if !response.ok() {
            return Err(format!("the server answers {}", response.status()));
        }
        let stream = response.body().ok_or("the server answers with nothing")?;
        let inflated = inflate(&stream).map_err(in_words)?;
        let buffer = JsFuture::from(inflated.array_buffer().map_err(in_words)?);
        let buffer: ArrayBuffer = buffer.await.map_err(in_words)?.unchecked_into();
        Ok(Uint8Array::new(&buffer))
    }
}

fn inflate(stream: &ReadableStream) -> Result<Response, JsValue> {
    let inflater = DecompressionStream::new("deflate");
    let stream = stream.pipe_through(inflater.unchecked_ref::<ReadableWritablePair>());
    Response::new_with_opt_readable_stream(Some(&stream))
}

/// The message of what the browser throws.
#[expect(clippy::needless_pass_by_value, reason = "handed over by map_err")]
fn in_words(error: JsValue) -> String {
    error.dyn_ref::<Error>().map_or_else(
        || "the browser does not say why".to_owned(),
        |error| error.message().into(),
    )
}
