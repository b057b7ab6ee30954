//! Trainings that are kept until they have come to their end.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context as _, Result};
use train::training::Training;

/// Where a training is kept.
pub struct Kept(PathBuf);

impl Kept {
    /// The place of a training with a name and a seed.
    pub fn new(name: &str, seed: u64) -> Result<Kept> {
        let folder = Path::new("target").join("train");
        fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
        Ok(Kept(folder.join(format!("{name}-{seed}.bin"))))
    }

    /// Brings a training to its end, from where it was kept or from scratch, and tells now and then
    /// how far it has come.
    pub fn finish<T: Training>(
        &self,
        seed: u64,
        schedule: T::Schedule,
        threads: usize,
    ) -> Result<T> {
        let Kept(path) = self;
        let start = Instant::now();
        let mut training = fs::read(path)
            .ok()
            .and_then(|bytes| T::from_bytes(seed, schedule, &bytes))
            .unwrap_or_else(|| T::new(seed, schedule));
        let (mut round, rounds) = (training.progress().round, training.rounds());
        if round > 0 {
            println!("goes on after round {round} ({})", path.display());
        }
        while round < rounds {
            let error = training.make_round(threads);
            round = training.progress().round;
            if round.is_multiple_of(T::KEPT_AFTER) || round == rounds {
                fs::write(path, training.to_bytes())
                    .with_context(|| format!("cannot write {}", path.display()))?;
                println!(
                    "{}: {round:>6} of {rounds} rounds, {:>5.0} s: error {error:.2} points",
                    path.display(),
                    start.elapsed().as_secs_f64(),
                );
            }
        }
        Ok(training)
    }

    /// Removes what was kept.
    pub fn remove(self) -> Result<()> {
        let Kept(path) = self;
        fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))
    }
}
