//! Work dealt out to threads.

use std::thread::{self, ScopedJoinHandle};

/// What comes of each of many things, which are worked on by so many threads. They stay in their order.
///
/// # Panics
/// If a thread does.
pub fn on_threads<T: Copy + Send + Sync, R: Send>(
    threads: usize,
    all: impl Iterator<Item = T>,
    work: impl Fn(T) -> R + Sync,
) -> Vec<(T, R)> {
    let all: Vec<T> = all.collect();
    let work = &work;
    thread::scope(|scope| {
        let parts = all.chunks(all.len().div_ceil(threads.max(1)).max(1));
        let parts = parts.map(|part| {
            scope.spawn(move || part.iter().map(|&one| (one, work(one))).collect::<Vec<_>>())
        });
        let parts: Vec<_> = parts.collect();
        let done = parts.into_iter().map(ScopedJoinHandle::join);
        done.flat_map(|part| part.expect("a thread that measures does not panic"))
            .collect()
    })
}
