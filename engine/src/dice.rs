//! What every dice game shares: faces, sets of faces, multisets of dice and their weights.
//!
//! A face is known here by its place among the six; what it is called and what it is worth is
//! each game's own business.

use rand::{Rng, RngExt};

/// Faces of a die.
pub const FACES: usize = 6;

/// One face of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(u8);

impl Face {
    /// The six faces in ascending order.
    pub const ALL: [Face; FACES] = [Face(0), Face(1), Face(2), Face(3), Face(4), Face(5)];

    /// Place among the six, 0 to 5.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Number on the die, 1 to 6.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0 + 1
    }
}

/// A set of faces. Bit `i` stands for the face with index `i`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Faces(u8);

impl Faces {
    /// How many sets there are.
    pub const SETS: usize = 1 << FACES;
    /// No face.
    pub const NONE: Faces = Faces(0);
    /// All six faces.
    pub const ALL: Faces = Faces((1 << FACES) - 1);

    /// Every set, in the order of [`Faces::index`].
    pub fn every() -> impl DoubleEndedIterator<Item = Faces> {
        (0..1 << FACES).map(Faces)
    }

    /// Place among the 64 sets.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whether `face` is in the set.
    #[must_use]
    pub fn contains(self, face: Face) -> bool {
        self.0 & (1 << face.0) != 0
    }

    /// The set with `face` added.
    #[must_use]
    pub fn with(self, face: Face) -> Faces {
        Faces(self.0 | 1 << face.0)
    }

    /// The faces that are not in the set, ascending.
    pub fn missing(self) -> impl Iterator<Item = Face> {
        Face::ALL
            .into_iter()
            .filter(move |&face| !self.contains(face))
    }

    /// Number of faces in the set.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set holds no face.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Faces::NONE
    }
}

/// A multiset of dice: how many show each face.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Roll([u8; FACES]);

impl Roll {
    /// The multiset with these counts, by face.
    #[must_use]
    pub fn new(counts: [u8; FACES]) -> Roll {
        Roll(counts)
    }

    /// Throws `dice` dice.
    pub fn throw(dice: usize, generator: &mut impl Rng) -> Roll {
        let mut roll = Roll::default();
        for _ in 0..dice {
            // A whole number of 32 bits: drawn the same on every machine.
            roll.0[generator.random_range(0..6_u32) as usize] += 1;
        }
        roll
    }

    /// How many dice show `face`.
    #[must_use]
    pub fn count(self, face: Face) -> u8 {
        self.0[face.index()]
    }

    /// Number of dice.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.iter().copied().map(usize::from).sum()
    }

    /// Whether there is no die.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The faces that at least one die shows.
    #[must_use]
    pub fn faces(self) -> Faces {
        Face::ALL
            .into_iter()
            .filter(|&face| self.count(face) > 0)
            .fold(Faces::NONE, Faces::with)
    }

    /// The multiset with `count` more dice showing `face`.
    #[must_use]
    pub fn and(mut self, face: Face, count: u8) -> Roll {
        self.0[face.index()] += count;
        self
    }
}

/// Ordered throws that show the given counts: the multinomial coefficient `n! / (c1! c2! …)`,
/// where `n` is the sum of the counts. Exact for up to 20 dice.
#[must_use]
pub fn multinomial(counts: &[usize]) -> u64 {
    let mut placed = 0;
    let mut ways = 1;
    for &count in counts {
        for nth in 1..=count as u64 {
            placed += 1;
            ways = ways * placed / nth;
        }
    }
    ways
}

/// Ordered throws of `dice` dice: `6^dice`.
#[must_use]
pub fn throws(dice: usize) -> u64 {
    (0..dice).fold(1, |product, _| product * FACES as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_of_all_rolls_add_up_to_all_throws() {
        fn sum(dice: usize, faces: usize, counts: &mut Vec<usize>) -> (u64, u64) {
            if faces == 1 {
                counts.push(dice);
                let weight = multinomial(counts);
                counts.pop();
                return (weight, 1);
            }
            (0..=dice).fold((0, 0), |(weight, rolls), count| {
                counts.push(count);
                let more = sum(dice - count, faces - 1, counts);
                counts.pop();
                (weight + more.0, rolls + more.1)
            })
        }
        let multisets = [6, 21, 56, 126, 252, 462, 792, 1287];
        for (dice, expected) in (1..=8).zip(multisets) {
            assert_eq!(
                sum(dice, FACES, &mut Vec::new()),
                (throws(dice), expected),
                "{dice} dice"
            );
        }
    }

    #[test]
    fn a_multinomial_is_a_product_of_binomials() {
        assert_eq!(multinomial(&[2, 1]), 3);
        assert_eq!(multinomial(&[1, 1, 1, 1, 1, 1]), 720);
        assert_eq!(multinomial(&[8, 0, 0]), 1);
        assert_eq!(multinomial(&[3, 3, 2]), 560);
    }

    #[test]
    fn sets_and_rolls_know_their_faces() {
        let roll = Roll::new([2, 0, 0, 1, 0, 3]);
        let faces: Vec<usize> = Face::ALL
            .into_iter()
            .filter(|&f| roll.faces().contains(f))
            .map(Face::index)
            .collect();
        assert_eq!(faces, [0, 3, 5]);
        assert_eq!(roll.len(), 6);
        assert_eq!(roll.faces().len() + roll.faces().missing().count(), FACES);
    }
}
