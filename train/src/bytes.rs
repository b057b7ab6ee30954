//! Trainings as bytes: all numbers as they are, little-endian.

/// Takes the next bytes.
pub fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (taken, left) = rest.split_first_chunk()?;
    *rest = left;
    Some(*taken)
}

/// Adds numbers.
pub fn put(numbers: &[f32], bytes: &mut Vec<u8>) {
    for number in numbers {
        bytes.extend(number.to_le_bytes());
    }
}

/// Reads as many numbers as there is room for.
pub fn fill(numbers: &mut [f32], rest: &mut &[u8]) -> Option<()> {
    for number in numbers {
        *number = f32::from_le_bytes(take(rest)?);
    }
    Some(())
}
