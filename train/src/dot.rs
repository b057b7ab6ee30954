//! Sums of products, each in one order, so that every machine gets the same bits.

/// The sum of the products of numbers at the same place, one after the other.
#[must_use]
pub fn dot<const N: usize>(one: &[f32; N], other: &[f32; N]) -> f32 {
    let mut sum = 0.0;
    for (one, other) in one.iter().zip(other) {
        sum += one * other;
    }
    sum
}

/// The same with eight sums side by side, which is quicker where there are many numbers.
#[must_use]
pub fn dot_by_eights<const N: usize>(one: &[f32; N], other: &[f32; N]) -> f32 {
    let mut sums = [0.0; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for (sum, (one, other)) in sums.iter_mut().zip(one.iter().zip(other)) {
            *sum += one * other;
        }
    }
    sums.iter().sum()
}
