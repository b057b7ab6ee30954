//! Work dealt out to threads, so that what comes of it is the same with any number of them.

use std::convert::Infallible;
use std::ops::Range;
use std::sync::Mutex;
use std::thread;

use engine::series::{Match, Series, Tally as _};

/// Games that are played as one part.
pub const GAMES: u64 = 100;

/// Plays at least this many games of a series on several threads, and returns what they came to.
///
/// # Errors
/// If there is no such series.
///
/// # Panics
/// If a thread does.
pub fn play<M: Match<Tally: Send>, E: Send>(
    threads: usize,
    games: u64,
    series: impl Fn() -> Result<Series<M>, E> + Sync,
) -> Result<M::Tally, E> {
    let mut all = series()?;
    let parts = in_parts(
        threads,
        all.numbers(games),
        GAMES,
        series,
        |series, part| {
            series.skip_to(part.start);
            for _ in part {
                series.play();
            }
            series.take_tally()
        },
    )?;
    let mut tally = all.take_tally();
    for part in &parts {
        tally.merge(part);
    }
    Ok(tally)
}

/// Does things numbered from 0 in parts of a given size, on several threads, and returns what came
/// of the parts in their order: sums over them are the same to the bit with any number of threads.
///
/// Each thread makes one worker for all its parts. What one part leaves in the worker must not
/// change what comes of another.
///
/// # Errors
/// The first one of a worker that can't be made.
///
/// # Panics
/// If a thread does.
pub fn in_parts<W, R: Send, E: Send>(
    threads: usize,
    count: u64,
    part: u64,
    worker: impl Fn() -> Result<W, E> + Sync,
    work: impl Fn(&mut W, Range<u64>) -> R + Sync,
) -> Result<Vec<R>, E> {
    let parts = (0..count.div_ceil(part)).map(|nth| nth * part..((nth + 1) * part).min(count));
    parallel(threads, parts, worker, work)
}

/// Does something to each of many things, on several threads, and returns what came of them in
/// their order.
///
/// # Panics
/// If a thread does.
pub fn on_threads<T: Send, R: Send>(
    threads: usize,
    all: impl IntoIterator<Item = T, IntoIter: Send>,
    work: impl Fn(T) -> R + Sync,
) -> Vec<R> {
    let worker = || Ok::<_, Infallible>(());
    let Ok(found) = parallel(threads, all, worker, |(), one| work(one));
    found
}

/// Does something to each of many things: each thread makes a worker, which takes the next thing
/// until none is left.
fn parallel<T: Send, W, R: Send, E: Send>(
    threads: usize,
    all: impl IntoIterator<Item = T, IntoIter: Send>,
    worker: impl Fn() -> Result<W, E> + Sync,
    work: impl Fn(&mut W, T) -> R + Sync,
) -> Result<Vec<R>, E> {
    let left = Mutex::new(all.into_iter().enumerate());
    let next = || left.lock().expect("no iterator panics").next();
    let of_thread = || {
        let mut worker = worker()?;
        let mut done = Vec::new();
        while let Some((nth, one)) = next() {
            done.push((nth, work(&mut worker, one)));
        }
        Ok(done)
    };
    let mut all = thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(of_thread)).collect();
        let mut all = vec![of_thread()];
        let join = |thread: thread::ScopedJoinHandle<'_, _>| {
            thread.join().expect("a thread that plays does not panic")
        };
        all.extend(others.into_iter().map(join));
        let all: Result<Vec<Vec<_>>, E> = all.into_iter().collect();
        Ok(all?.into_iter().flatten().collect::<Vec<_>>())
    })?;
    all.sort_by_key(|&(nth, _)| nth);
    Ok(all.into_iter().map(|(_, found)| found).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_stay_in_their_order_with_any_number_of_threads() {
        for count in [0, 1, 99, 100, 307] {
            let parts = |threads| {
                let worker = || Ok::<u64, ()>(0);
                in_parts(threads, count, 100, worker, |_, range| range.sum::<u64>()).unwrap()
            };
            assert_eq!(parts(1).iter().sum::<u64>(), (0..count).sum::<u64>());
            for threads in [0, 2, 3, 9] {
                assert_eq!(parts(threads), parts(1), "{threads} threads");
            }
        }
        let squares: Vec<u64> = (0..50).map(|number| number * number).collect();
        assert_eq!(on_threads(3, 0..50, |number| number * number), squares);
    }

    #[test]
    fn a_worker_that_cannot_be_made_is_an_error() {
        let found = in_parts(3, 1000, 100, || Err::<(), _>("no values"), |(), _| ());
        assert_eq!(found, Err("no values"));
    }
}
