//! Serves a built site on this machine.

use std::io::ErrorKind;
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use axum::Router;
use axum::extract::Request;
use axum::handler::HandlerWithoutStateExt;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::compression::{CompressionLayer, CompressionLevel};
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;

use crate::tools;

const DEFAULT_PORT: u16 = 8000;

/// The site that `cargo xtask build` leaves in `dist/`.
pub fn built_site() -> Result<PathBuf> {
    let folder = tools::root()?.join("dist");
    ensure!(
        folder.join("index.html").is_file(),
        "there is no site in dist/: run `cargo xtask build`"
    );
    Ok(folder)
}

/// Serves the files below `folder` to this machine alone, until the process is ended.
///
/// The first line on the standard output that starts with `rollwise is at ` names the address, as
/// soon as it answers. Without a port, 8000 is used, or any free one if that is taken; 0 is any
/// free one. Files are read anew for each request, so they may be replaced at any time.
pub fn serve(folder: &Path, port: Option<u16>) -> Result<()> {
    ensure!(folder.is_dir(), "there is no folder {}", folder.display());
    let site = site(folder);
    Runtime::new()
        .context("cannot start the server")?
        .block_on(async {
            let listener = listen(port).await?;
            let port = listener.local_addr()?.port();
            println!("rollwise is at http://127.0.0.1:{port}/");
            // Without it, the end of an answer may wait for the client's delayed acknowledgement.
            // A connection that is broken already fails when it is answered.
            let listener = listener.tap_io(|stream| _ = stream.set_nodelay(true));
            axum::serve(listener, site).await?;
            Ok(())
        })
}

/// What answers a request: the files of a folder, compressed where it helps and is understood.
fn site(folder: &Path) -> Router {
    // Tables and pictures are compressed already.
    let compressible =
        DefaultPredicate::new().and(NotForContentType::const_new("application/octet-stream"));
    // By the level that hosts use, so that what is measured here is what visitors download.
    let compression = CompressionLayer::new()
        .quality(CompressionLevel::Precise(6))
        .compress_when(compressible);
    let always =
        |name, value| SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value));
    Router::new()
        .fallback_service(ServeDir::new(folder).fallback(missing.into_service()))
        .layer(middleware::from_fn(refuse_double_slash))
        .layer(compression)
        .layer(always(header::CACHE_CONTROL, "no-cache"))
        .layer(always(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
}

/// A folder without its last slash is redirected to the one with it, and an address that begins with two slashes would
/// name another host there.
async fn refuse_double_slash(request: Request, next: Next) -> Response {
    if request.uri().path().starts_with("//") {
        return missing().await.into_response();
    }
    next.run(request).await
}

async fn missing() -> (StatusCode, &'static str) {
    (StatusCode::NOT_FOUND, "there is no such file\n")
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
