//! What the boundary does with a real browser: `cargo xtask test web`, or
//! `cargo test --release --target wasm32-unknown-unknown`. Each test runs in a page and in a worker.
//!
//! The modules that ship are tested in `tests/unit` and `tests/page`, with the page's scripts around
//! them. Here the browser's own `fetch`, streams and clock fail, stall and go on at the moment that a
//! test chooses. On this machine the tests are compiled to be linted, and none runs.

mod again;
mod boundary;
mod clock;
mod loading;
