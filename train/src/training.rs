//! Trainings that go on to the same numbers after an interruption.

use std::fmt::Debug;

use crate::bytes::take;

/// How far a training has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress<S> {
    /// Another seed learns other numbers, as good as these.
    pub seed: u64,
    /// What is learned, and for how long.
    pub schedule: S,
    /// Rounds made.
    pub round: u64,
}

/// A training by rounds, each of which plays and learns.
pub trait Training: Sized {
    /// What is learned, and for how long.
    type Schedule: Copy + Debug;
    /// Rounds after which it is worth keeping.
    const KEPT_AFTER: u64;

    /// Begins from scratch.
    fn new(seed: u64, schedule: Self::Schedule) -> Self;

    /// How far it has come.
    fn progress(&self) -> &Progress<Self::Schedule>;

    /// The same, to be changed.
    fn progress_mut(&mut self) -> &mut Progress<Self::Schedule>;

    /// Rounds in all.
    fn rounds(&self) -> u64;

    /// Makes one round on this many threads, with the same bits for any number of them. Returns the
    /// root of the mean square error, in points of what is learned.
    fn make_round(&mut self, threads: usize) -> f64;

    /// Adds all else that decides how it goes on: numbers as they are, little-endian.
    fn put(&self, bytes: &mut Vec<u8>);

    /// Takes what [`Training::put`] has added; `None` where that was not so.
    fn take(&mut self, rest: &mut &[u8]) -> Option<()>;

    /// All that decides how it goes on.
    fn to_bytes(&self) -> Vec<u8> {
        let &Progress {
            seed,
            schedule,
            round,
        } = self.progress();
        let mut bytes = header(seed, schedule);
        bytes.extend(round.to_le_bytes());
        self.put(&mut bytes);
        bytes
    }

    /// The training that has these bytes; `None` if they are of another one, or of none.
    fn from_bytes(seed: u64, schedule: Self::Schedule, bytes: &[u8]) -> Option<Self> {
        let mut training = Self::new(seed, schedule);
        let mut rest = bytes.strip_prefix(&header(seed, schedule)[..])?;
        training.progress_mut().round = u64::from_le_bytes(take(&mut rest)?);
        training.take(&mut rest)?;
        rest.is_empty().then_some(training)
    }
}

fn header(seed: u64, schedule: impl Debug) -> Vec<u8> {
    format!("{seed} {schedule:?}\n").into_bytes()
}
