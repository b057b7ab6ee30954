//! What was learned of Solitaire Dice, as files.

use std::sync::Arc;

use anyhow::Result;
use engine::solitaire_dice::{CHANCES, Chances, OpenCost, Weights, weights_of};

use super::files;

/// What was learned for the official sheet, or for the easy variant.
pub(super) fn cost(is_easy: bool) -> OpenCost {
    OpenCost::ALL[usize::from(is_easy)]
}

pub(super) fn load_chances() -> Result<Arc<Chances>> {
    Ok(Arc::new(Chances::from_bytes(&files::read(CHANCES)?)?))
}

pub(super) fn load(open_cost: OpenCost) -> Result<Arc<Weights>> {
    let bytes = files::read(weights_of(open_cost))?;
    Ok(Arc::new(Weights::from_bytes(&bytes)?))
}
