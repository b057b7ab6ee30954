//! Serves `dist/` on this machine.

use std::collections::HashMap;
use std::fs;
use std::future;
use std::io::ErrorKind;
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, bail, ensure};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderName,
    IF_NONE_MATCH, LOCATION, VARY, X_CONTENT_TYPE_OPTIONS,
};
use hyper::http::response::Builder;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use sha2::{Digest, Sha256};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio::time;

use crate::resource::{self, Found};
use crate::{site, tools};

const DEFAULT_PORT: u16 = 8000;

/// Serves `dist/` until the process is ended.
pub fn serve(port: Option<u16>) -> Result<()> {
    let folder = tools::root()?.join("dist");
    ensure!(
        folder.join("index.html").is_file(),
        "there is no site in dist/: run `cargo xtask build`"
    );
    let site = Arc::new(Site {
        folder,
        files: Mutex::default(),
    });
    site.warm_up()?;

    Runtime::new()
        .context("cannot start the server")?
        .block_on(accept(port, &site))
}

/// Answers each connection on its own: one that is slow, idle or broken holds up nobody else.
async fn accept(port: Option<u16>, site: &Arc<Site>) -> Result<()> {
    let listener = listen(port).await?;
    let port = listener.local_addr()?.port();
    println!("rollwise is at http://127.0.0.1:{port}/");
    loop {
        match listener.accept().await {
            // How a connection ends is no matter: its client may go away at any time.
            Ok((stream, _)) => drop(tokio::spawn(answer(stream, Arc::clone(site)))),
            // Such as too many open files: some may be closed soon.
            Err(_) => time::sleep(Duration::from_millis(50)).await,
        }
    }
}

async fn listen(port: Option<u16>) -> Result<TcpListener> {
    let bind = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    let wanted = port.unwrap_or(DEFAULT_PORT);
    match bind(wanted).await {
        Ok(listener) => Ok(listener),
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            if port.is_some() {
                bail!("port {wanted} is taken: choose another, or leave --port out for a free one");
            }
            println!("port {wanted} is taken, so a free one is used");
            bind(0).await.context("there is no free port")
        }
        Err(error) => Err(error).with_context(|| format!("cannot listen on port {wanted}")),
    }
}

/// The folder served, with its files kept in memory as long as they don't change.
struct Site {
    folder: PathBuf,
    files: Mutex<HashMap<PathBuf, Arc<Stored>>>,
}

struct Stored {
    changed: SystemTime,
    tag: String,
    content: Bytes,
    /// Only if it is smaller than the content.
    gzipped: Option<Bytes>,
}

impl Site {
    /// Reads and compresses every file, so that the first visit is as fast as the next.
    fn warm_up(&self) -> Result<()> {
        for name in site::read_files(&self.folder)?.into_keys() {
            if let Found::File(path) = resource::find(&self.folder, &format!("/{name}")) {
                self.load(&path)?;
            }
        }
        Ok(())
    }

    fn load(&self, path: &Path) -> Result<Arc<Stored>> {
        let changed = fs::metadata(path)?.modified()?;
        let files = || self.files.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(stored) = files().get(path)
            && stored.changed == changed
        {
            return Ok(Arc::clone(stored));
        }
        let stored = Arc::new(Stored::read(path, changed)?);
        files().insert(path.to_owned(), Arc::clone(&stored));
        Ok(stored)
    }
}

impl Stored {
    fn read(path: &Path, changed: SystemTime) -> Result<Self> {
        let content = fs::read(path)?;
        let gzipped = if resource::is_compressible(resource::media_type(path)) {
            Some(site::gzip(&content)?).filter(|gzipped| gzipped.len() < content.len())
        } else {
            None
        };
        Ok(Self {
            changed,
            tag: URL_SAFE_NO_PAD.encode(&Sha256::digest(&content)[..12]),
            content: content.into(),
            gzipped: gzipped.map(Into::into),
        })
    }
}

type Reply = Response<Full<Bytes>>;

/// Answers the requests of one connection, until it ends.
async fn answer(stream: TcpStream, site: Arc<Site>) -> Result<()> {
    // Without it, the end of an answer may wait for the client's delayed acknowledgement.
    stream.set_nodelay(true)?;
    let service = service_fn(|request| future::ready(reply(&site, &request)));
    http1::Builder::new()
        .serve_connection(TokioIo::new(stream), service)
        .await?;
    Ok(())
}

fn reply(site: &Site, request: &Request<Incoming>) -> Result<Reply> {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let refused = response(StatusCode::METHOD_NOT_ALLOWED).header(ALLOW, "GET, HEAD");
        return plain(refused, "only GET and HEAD are answered here\n");
    }
    let missing = response(StatusCode::NOT_FOUND);
    let target = request.uri().to_string();
    match resource::find(&site.folder, &target) {
        Found::Nothing => plain(missing, "there is no such file\n"),
        Found::Folder => {
            let moved = response(StatusCode::MOVED_PERMANENTLY);
            let place = resource::with_slash(&target);
            plain(moved.header(LOCATION, place), "this is a folder\n")
        }
        Found::File(path) => match site.load(&path) {
            Ok(stored) => file(&path, &stored, request),
            Err(_) => plain(missing, "this file cannot be read\n"),
        },
    }
}

fn file(path: &Path, stored: &Stored, request: &Request<Incoming>) -> Result<Reply> {
    let accepted = value(request, &ACCEPT_ENCODING).unwrap_or_default();
    let gzipped = stored
        .gzipped
        .as_ref()
        .filter(|_| resource::accepts_gzip(accepted));
    // The compressed form is another representation, with a tag of its own.
    let tag = match gzipped {
        Some(_) => format!("\"{}-gzip\"", stored.tag),
        None => format!("\"{}\"", stored.tag),
    };
    let known = value(request, &IF_NONE_MATCH)
        .is_some_and(|candidates| resource::matches_tag(candidates, &tag));

    let status = if known {
        StatusCode::NOT_MODIFIED
    } else {
        StatusCode::OK
    };
    let mut reply = response(status).header(ETAG, tag);
    if stored.gzipped.is_some() {
        reply = reply.header(VARY, "Accept-Encoding");
    }
    if known {
        return Ok(reply.body(Full::default())?);
    }
    reply = reply.header(CONTENT_TYPE, resource::media_type(path));
    if gzipped.is_some() {
        reply = reply.header(CONTENT_ENCODING, "gzip");
    }
    let content = gzipped.unwrap_or(&stored.content).clone();
    Ok(reply.body(content.into())?)
}

fn plain(reply: Builder, text: &'static str) -> Result<Reply> {
    let reply = reply.header(CONTENT_TYPE, "text/plain; charset=utf-8");
    Ok(reply.body(text.into())?)
}

/// The start of every reply.
fn response(status: StatusCode) -> Builder {
    Response::builder()
        .status(status)
        .header(X_CONTENT_TYPE_OPTIONS, "nosniff")
        .header(CACHE_CONTROL, "no-cache")
}

fn value<'a>(request: &'a Request<Incoming>, name: &HeaderName) -> Option<&'a str> {
    request.headers().get(name)?.to_str().ok()
}
