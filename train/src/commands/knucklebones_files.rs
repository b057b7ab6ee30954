//! What commands of Knucklebones read: learned values, and a solution.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context as _, Result};
use engine::knucklebones::{VALUES, Weights};
use train::knucklebones::solution::solved::Solution;

use super::files;

/// The learned values, in precomputed/.
pub fn load() -> Result<Arc<Weights>> {
    Ok(Arc::new(Weights::from_bytes(&files::read(VALUES)?)?))
}

/// Opens a solution.
pub fn open(file: &Path) -> Result<Arc<Solution>> {
    let solution = Solution::open(file);
    Ok(Arc::new(solution.with_context(|| {
        format!("cannot open {}", file.display())
    })?))
}
