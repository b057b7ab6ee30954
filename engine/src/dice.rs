//! What every dice game shares: faces, sets of faces, multisets of dice and their weights.
//!
//! A face is known here by its place among the six; what it is called and what it is worth is
//! each game's own business.

use std::fmt;

use rand::{Rng, RngExt};

/// Faces of a die.
pub const FACES: usize = 6;

/// One face of a die.
///
/// ```
/// use rollwise_engine::dice::Face;
///
/// let six = Face::new(6).unwrap();
/// assert_eq!((six.index(), six.number()), (5, 6));
/// assert_eq!((six.to_string(), format!("{six:?}")), ("6".to_owned(), "Face(6)".to_owned()));
/// assert_eq!(Face::new(7), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(u8);

impl Face {
    /// The six faces in ascending order.
    pub const ALL: [Face; FACES] = [Face(0), Face(1), Face(2), Face(3), Face(4), Face(5)];

    /// The face with this number on an ordinary die; `None` if it is not 1 to 6.
    #[must_use]
    pub const fn new(number: u8) -> Option<Face> {
        match number {
            1..=6 => Some(Face(number - 1)),
            _ => None,
        }
    }

    /// The face whose number a sign is.
    #[cfg(any(feature = "knucklebones", feature = "solitaire-dice"))]
    pub(crate) fn of_sign(sign: char) -> Option<Face> {
        Face::new(sign.to_digit(10)?.try_into().ok()?)
    }

    /// Place of the face among the six, 0 to 5.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Number of the face on an ordinary die, 1 to 6.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0 + 1
    }
}

/// Its number.
impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Face").field(&self.number()).finish()
    }
}

/// A set of faces. Bit `i` stands for the face with index `i`.
///
/// ```
/// use rollwise_engine::dice::{Face, Faces};
///
/// let [one, two, ..] = Face::ALL;
/// let taken = Faces::NONE.with(two);
/// assert!(taken.contains(two) && !taken.contains(one));
/// assert_eq!(taken.missing().count(), 5);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Faces(u8);

impl Faces {
    /// Number of sets of faces there are, the empty one included.
    pub const SETS: usize = 1 << FACES;
    /// The set without any face.
    pub const NONE: Faces = Faces(0);
    /// The set of all six faces.
    pub const ALL: Faces = Faces((1 << FACES) - 1);

    /// Every set of faces, in the order of [`Faces::index`].
    pub fn every() -> impl DoubleEndedIterator<Item = Faces> {
        (0..1 << FACES).map(Faces)
    }

    /// Place of the set among the 64 sets, 0 to 63.
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

    /// The faces in the set, ascending.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        self.complement().missing()
    }

    /// The faces that are not in the set.
    #[must_use]
    pub fn complement(self) -> Faces {
        Faces(self.0 ^ Faces::ALL.0)
    }

    /// The faces that are in both sets.
    #[must_use]
    pub fn intersection(self, other: Faces) -> Faces {
        Faces(self.0 & other.0)
    }

    /// Whether all faces of the set are in another one.
    #[must_use]
    pub fn is_within(self, other: Faces) -> bool {
        self.intersection(other) == self
    }

    /// Number of faces in the set, 0 to 6.
    #[must_use]
    pub fn len(self) -> u8 {
        (0..6).map(|face| self.0 >> face & 1).sum()
    }

    /// Whether the set holds no face.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Faces::NONE
    }
}

impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A multiset of dice: how many show each face.
///
/// ```
/// use rollwise_engine::dice::{Face, Roll};
///
/// // Two ones, a four and three sixes.
/// let roll = Roll::new([2, 0, 0, 1, 0, 3]);
/// assert_eq!(roll.len(), 6);
/// assert_eq!(roll.count(Face::new(6).unwrap()), 3);
/// assert_eq!(roll.faces().len(), 3);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Roll([u8; FACES]);

impl Roll {
    /// The multiset in which this many dice show each face, ones first.
    #[must_use]
    pub fn new(counts: [u8; FACES]) -> Roll {
        Roll(counts)
    }

    /// Throws `dice` dice: each shows each face with the same chance.
    pub fn throw(dice: u8, generator: &mut impl Rng) -> Roll {
        let mut roll = Roll::default();
        for _ in 0..dice {
            // Of a fixed width: drawn the same on every machine.
            let face = Face(generator.random_range(0..6_u8));
            roll.0[face.index()] += 1;
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
    pub fn len(self) -> u16 {
        self.0.into_iter().map(u16::from).sum()
    }

    /// Whether there is no die.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The set of faces that at least one die shows.
    #[must_use]
    pub fn faces(self) -> Faces {
        Face::ALL
            .into_iter()
            .filter(|&face| self.count(face) > 0)
            .fold(Faces::NONE, Faces::with)
    }

    /// The multiset in which `count` dice show `face`, and the other faces as many as before.
    #[must_use]
    pub fn with(mut self, face: Face, count: u8) -> Roll {
        self.0[face.index()] = count;
        self
    }
}

/// Number of ordered throws that show the given counts: the multinomial coefficient
/// `n! / (c1! c2! …)`, where `n` is the sum of the counts. Exact for `n` up to 12.
#[cfg(any(feature = "heckmeck", feature = "solitaire-dice"))]
pub(crate) fn multinomial(counts: &[u8]) -> u32 {
    let mut placed = 0;
    let mut ways = 1;
    for &count in counts {
        for nth in 1..=u32::from(count) {
            placed += 1;
            ways = ways * placed / nth;
        }
    }
    ways
}

/// Number of ordered throws of `dice` dice: `6^dice`. Exact for up to 12 dice.
#[cfg(any(feature = "heckmeck", feature = "solitaire-dice"))]
pub(crate) fn throws(dice: u8) -> u32 {
    6_u32.pow(dice.into())
}

#[cfg(all(test, any(feature = "heckmeck", feature = "solitaire-dice")))]
mod tests {
    use super::*;

    #[test]
    fn weights_of_all_rolls_add_up_to_all_throws() {
        fn sum(dice: u8, faces: usize, counts: &mut Vec<u8>) -> (u32, u32) {
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
        assert_eq!(multinomial(&[1; 12]), 479_001_600);
    }

    #[test]
    fn what_is_printed_has_the_numbers_on_the_dice() {
        for face in Face::ALL {
            assert_eq!(Face::new(face.number()), Some(face));
        }
        assert_eq!([0, 7, 255].map(Face::new), [None; 3]);
        let [.., five, six] = Face::ALL;
        let pair = Faces::NONE.with(six).with(five);
        assert_eq!(format!("{pair:?} {five}"), "{Face(5), Face(6)} 5");
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
        assert_eq!(Roll::new([255; FACES]).len(), 1530);
        for set in Faces::every() {
            let faces = Face::ALL.into_iter().filter(|&face| set.contains(face));
            assert_eq!(usize::from(set.len()), faces.count());
            assert_eq!(usize::from(set.len()) + set.missing().count(), FACES);
        }
    }
}
