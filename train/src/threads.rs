//! Work dealt out to threads, so that what comes of it is the same with any number of them.

use std::convert::Infallible;
use std::ops::Range;
use std::thread;

use engine::series::{Match, Series, Tally as _};

/// Games that are played as one part.
pub const GAMES: u64 = 100;

/// Plays at least so many games of a series on several threads, and returns what they came to.
///
/// # Errors
/// If there is no such series.
///
/// # Panics
/// If a thread does.
pub fn play<M: Match<Tally: Send>, E: Send>(
    threads: u64,
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
    threads: u64,
    count: u64,
    part: u64,
    worker: impl Fn() -> Result<W, E> + Sync,
    work: impl Fn(&mut W, Range<u64>) -> R + Sync,
) -> Result<Vec<R>, E> {
    let parts = count.div_ceil(part);
    let threads = threads.clamp(1, parts.max(1));
    let of_thread = |thread: u64| {
        let mut worker = worker()?;
        let own = (thread..parts).step_by(usize::try_from(threads).expect("a few threads"));
        let done = own.map(|nth| {
            let range = nth * part..((nth + 1) * part).min(count);
            (nth, work(&mut worker, range))
        });
        Ok(done.collect::<Vec<_>>())
    };
    let of_thread = &of_thread;
    let mut all = thread::scope(|scope| {
        let started: Vec<_> = (0..threads)
            .map(|thread| scope.spawn(move || of_thread(thread)))
            .collect();
        let join = |thread: thread::ScopedJoinHandle<'_, _>| {
            thread.join().expect("a thread that plays does not panic")
        };
        let done: Result<Vec<Vec<_>>, E> = started.into_iter().map(join).collect();
        Ok(done?.into_iter().flatten().collect::<Vec<_>>())
    })?;
    all.sort_by_key(|&(nth, _)| nth);
    Ok(all.into_iter().map(|(_, found)| found).collect())
}

/// What comes of each of many things, on so many threads. They stay in their order.
///
/// # Panics
/// If a thread does.
pub fn on_threads<T: Copy + Send + Sync, R: Send>(
    threads: u64,
    all: &[T],
    work: impl Fn(T) -> R + Sync,
) -> Vec<(T, R)> {
    let worker = || Ok::<_, Infallible>(());
    let Ok(found) = in_parts(threads, all.len() as u64, 1, worker, |(), one| {
        let one = all[usize::try_from(one.start).expect("an index of a list")];
        (one, work(one))
    });
    found
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
            assert_eq!(parts(1).iter().sum::<u64>(), (0..count).sum());
            for threads in [0, 2, 3, 9] {
                assert_eq!(parts(threads), parts(1), "{threads} threads");
            }
        }
        let squares: Vec<(u64, u64)> = (0..50).map(|number| (number, number * number)).collect();
        let numbers: Vec<u64> = (0..50).collect();
        assert_eq!(on_threads(3, &numbers, |number| number * number), squares);
    }

    #[test]
    fn a_worker_that_cannot_be_made_is_an_error() {
        let found = in_parts(3, 1000, 100, || Err::<(), _>("no values"), |(), _| ());
        assert_eq!(found, Err("no values"));
    }
}
