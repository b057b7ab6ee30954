//! The parts of a small value network, for inference: sums in one order, so that every machine
//! gets the same bits. Training uses the same parts.

/// Adds `factor` times each entry of `row` to `sum`.
pub fn add_times<const N: usize>(sum: &mut [f32; N], factor: f32, row: &[f32; N]) {
    for (sum, entry) in sum.iter_mut().zip(row) {
        *sum += factor * entry;
    }
}

/// Adds each entry of `row` to `sum`.
pub fn add<const N: usize>(sum: &mut [f32; N], row: &[f32; N]) {
    for (sum, entry) in sum.iter_mut().zip(row) {
        *sum += entry;
    }
}

/// Each entry, or 0 where it is negative.
#[must_use]
pub fn rectified<const N: usize>(mut entries: [f32; N]) -> [f32; N] {
    for entry in &mut entries {
        *entry = if *entry > 0.0 { *entry } else { 0.0 };
    }
    entries
}

/// Each entry, or `slope` times it where it is negative.
#[must_use]
pub fn leaky<const N: usize>(mut entries: [f32; N], slope: f32) -> [f32; N] {
    for entry in &mut entries {
        *entry = if *entry > 0.0 { *entry } else { slope * *entry };
    }
    entries
}

/// A layer: the bias, and for each input this many times the row of its weights.
#[must_use]
pub fn layer<const IN: usize, const OUT: usize>(
    bias: &[f32; OUT],
    weights: &[[f32; OUT]; IN],
    inputs: &[f32; IN],
) -> [f32; OUT] {
    let mut sum = *bias;
    for (&input, row) in inputs.iter().zip(weights) {
        add_times(&mut sum, input, row);
    }
    sum
}

/// A number between −1 and 1, without functions that differ from machine to machine:
/// `x / √(1 + x²)`.
#[must_use]
pub fn squashed(x: f32) -> f32 {
    x / (1.0 + x * x).sqrt()
}
