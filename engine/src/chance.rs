//! What is left to chance, told by seeds.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

/// The part of a seed's stream of random numbers that has this number: the same on every machine,
/// whatever else has been drawn.
///
/// ```
/// use rollwise_engine::chance::generator;
/// use rand::RngExt;
///
/// let draw = |seed, number| generator(seed, number).random_range(0..1_000_000_u32);
/// assert_eq!(draw(7, 3), draw(7, 3));
/// assert_ne!(draw(7, 3), draw(7, 4));
/// ```
#[must_use]
pub fn generator(seed: u64, number: u64) -> ChaCha8Rng {
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    generator.set_stream(number);
    generator
}
