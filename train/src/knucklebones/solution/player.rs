//! Whoever plays by the solution.

use std::sync::Arc;

use engine::decide::Decide;
use engine::knucklebones::{Knucklebones, View};
use rand::Rng;

use crate::knucklebones::solution::solved::Solution;

/// Places each die where the solution gives the best share; of equal columns in the first.
pub struct Perfect(pub Arc<Solution>);

impl Decide<Knucklebones> for Perfect {
    fn decide(&mut self, View { position, roll }: View, _: &mut dyn Rng) -> usize {
        let shares = self.0.shares_of_columns(position, roll);
        let known = (0..)
            .zip(shares)
            .filter_map(|(column, share)| Some((column, share?)));
        let best = known.reduce(|best, other| if other.1 > best.1 { other } else { best });
        best.map_or(0, |(column, _)| column)
    }
}
