//! What a roll allows: a reject, or none, and two sums.

use std::str::FromStr;
use std::sync::OnceLock;

use rand::Rng;

use crate::dice::{FACES, Face, Faces, Roll, multinomial, throws};
use crate::notation::NotationError;
use crate::solitaire_dice::sheet::{DICE, Opening, Sheet};
use crate::solitaire_dice::sum::{MOST_MARKS, PAIRS, Sum, SumPair};

/// Rolls of five dice.
pub const ROLLS: usize = 252;
/// Choices there are, whatever the roll: six rejects or none, with each pair of sums.
pub const CHOICES: usize = (FACES + 1) * PAIRS;

/// A roll of five dice: what every turn throws.
///
/// ```
/// use rollwise_engine::dice::Face;
/// use rollwise_engine::solitaire_dice::{FiveDice, Opening, Sheet, choices};
///
/// let [one, two, three, four, five, _] = Face::ALL;
/// let roll = FiveDice::from([one, two, three, four, five]);
/// assert_eq!((roll.count(one), roll.faces().len()), (1, 5));
/// assert_eq!(choices(&Sheet::EMPTY, roll, Opening::Any).len(), 15);
/// ```
///
/// A turn has no other roll:
///
/// ```compile_fail
/// use rollwise_engine::dice::Roll;
/// use rollwise_engine::solitaire_dice::{Opening, Sheet, choices};
///
/// choices(&Sheet::EMPTY, Roll::new([1; 6]), Opening::Any);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FiveDice(Roll);

impl FiveDice {
    /// Throws five dice: each shows each face with the same chance.
    pub fn throw(generator: &mut impl Rng) -> FiveDice {
        FiveDice(Roll::throw(DICE, generator))
    }

    /// How many dice show `face`.
    #[must_use]
    pub fn count(self, face: Face) -> u8 {
        self.0.count(face)
    }

    /// The set of faces that at least one die shows.
    #[must_use]
    pub fn faces(self) -> Faces {
        self.0.faces()
    }

    /// The dice, lowest first.
    pub fn dice(self) -> impl Iterator<Item = Face> {
        let faces = Face::ALL.into_iter();
        faces.flat_map(move |face| std::iter::repeat_n(face, self.count(face).into()))
    }
}

impl From<[Face; DICE as usize]> for FiveDice {
    fn from(dice: [Face; DICE as usize]) -> FiveDice {
        let mut counts = [0; FACES];
        for face in dice {
            counts[face.index()] += 1;
        }
        FiveDice(Roll::new(counts))
    }
}

/// Five dice as they are written: `12356`, or `1 2 3 5 6`.
///
/// ```
/// use rollwise_engine::solitaire_dice::FiveDice;
///
/// assert_eq!("12356".parse::<FiveDice>(), "6 5 3 2 1".parse());
/// assert_eq!("1235x".parse::<FiveDice>().unwrap_err().place, 4..5);
/// ```
impl FromStr for FiveDice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<FiveDice, NotationError> {
        const WANTED: &str = "is not a roll: write five dice, 1 to 6, as in 12356";
        let mut dice = Vec::new();
        for (at, letter) in text.char_indices() {
            if letter.is_whitespace() || letter == ',' {
                continue;
            }
            let part = &text[at..][..letter.len_utf8()];
            dice.push(Face::of_sign(letter).ok_or_else(|| NotationError::new(text, part, WANTED))?);
        }
        let dice: Result<[Face; DICE as usize], _> = dice.try_into();
        let dice = dice.map_err(|_| NotationError::new(text, text, WANTED))?;
        Ok(FiveDice::from(dice))
    }
}

/// What a turn marks: it is known by the sums, which leave one die over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    /// The number that gets a reject mark; none on a free ride.
    pub reject: Option<Face>,
    /// The two sums.
    pub pair: SumPair,
}

impl Choice {
    /// Place of the choice among all there are: by reject, free rides last, then by sums.
    #[must_use]
    pub fn index(self) -> usize {
        self.reject.map_or(FACES, Face::index) * PAIRS + self.pair.index()
    }

    /// The choice at a place.
    ///
    /// # Panics
    /// If there are not this many.
    #[must_use]
    pub fn at(index: usize) -> Choice {
        let reject = index / PAIRS;
        assert!(reject <= FACES, "there is no choice {index}");
        Choice {
            reject: Face::ALL.get(reject).copied(),
            pair: SumPair::ALL[index % PAIRS],
        }
    }

    /// The choice when every face f is read as 7 − f.
    #[must_use]
    pub fn mirror(self) -> Choice {
        let mirrored = |face: Face| Face::ALL[FACES - 1 - face.index()];
        Choice {
            reject: self.reject.map(mirrored),
            pair: self.pair.mirror(),
        }
    }

    /// Marks beyond the tenth that it makes on its sums, 0 to 2.
    #[must_use]
    pub fn wasted(self, sheet: &Sheet) -> u8 {
        let [low, high] = self.pair.sums().map(|sum| sheet.marks(sum));
        let beyond = |marks: u8| marks.saturating_sub(MOST_MARKS);
        if self.pair.is_double() {
            beyond(low + 2)
        } else {
            beyond(low + 1) + beyond(high + 1)
        }
    }

    /// The sheet after the choice.
    #[must_use]
    pub fn after(self, sheet: &Sheet) -> Sheet {
        sheet.after(self.reject, self.pair)
    }
}

/// A way to pair four dice: each pair ascending, the smaller sum first.
pub type Pairing = [[Face; 2]; 2];

/// A choice with the dice that it takes from a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    /// What is marked.
    pub choice: Choice,
    /// The fifth die, rejected or idle.
    pub left: Face,
    /// One way to pair the other four.
    pub pairs: Pairing,
}

/// The choices that a roll allows, by reject, then by sums; each once. There is always at least
/// one: of a sheet that is over they are those that it would have if the game went on.
#[must_use]
pub fn choices(sheet: &Sheet, roll: FiveDice, opening: Opening) -> Vec<Taken> {
    let allowed = sheet.allowed(roll.faces(), opening);
    let mut taken: Vec<Taken> = Vec::new();
    for left in roll.faces().iter() {
        if !allowed.is_empty() && !allowed.contains(left) {
            continue;
        }
        for pairs in pairings(roll, left) {
            let choice = Choice {
                reject: allowed.contains(left).then_some(left),
                pair: sums_of(pairs),
            };
            let place = taken.partition_point(|other| other.choice.index() < choice.index());
            if taken.get(place).is_none_or(|other| other.choice != choice) {
                let new = Taken {
                    choice,
                    left,
                    pairs,
                };
                taken.insert(place, new);
            }
        }
    }
    taken
}

fn sums_of([[a, b], [c, d]]: Pairing) -> SumPair {
    SumPair::new(Sum::of(a, b), Sum::of(c, d))
}

/// The three ways to pair the four dice of a roll that are left beside one of its dice. Some may be
/// the same.
fn pairings(roll: FiveDice, beside: Face) -> [Pairing; 3] {
    let mut dice = [beside; DICE as usize - 1];
    let mut count = 0;
    for face in roll.faces().iter() {
        for _ in u8::from(face == beside)..roll.count(face) {
            dice[count] = face;
            count += 1;
        }
    }
    let [a, b, c, d] = dice;
    [[[a, b], [c, d]], [[a, c], [b, d]], [[a, d], [b, c]]].map(|[one, other]| {
        let sum = |[a, b]: [Face; 2]| Sum::of(a, b);
        if sum(one) <= sum(other) {
            [one, other]
        } else {
            [other, one]
        }
    })
}

/// A roll of five dice, how likely it is, and what it allows.
pub struct Rolled {
    /// The dice.
    pub roll: FiveDice,
    /// Its faces.
    pub faces: Faces,
    /// Ordered throws that show it, of 7,776.
    pub weight: u32,
    /// Places of the pairs of sums that are possible with each number rejected.
    by_reject: [Vec<u16>; FACES],
    /// Places of all pairs of sums that are possible.
    all: Vec<u16>,
}

impl Rolled {
    /// Calls `visit` with the place of each choice, see [`Choice::index`]. `allowed` are the
    /// numbers that may be rejected; without any the roll is a free ride.
    #[inline]
    pub(crate) fn each(&self, allowed: Faces, mut visit: impl FnMut(usize)) {
        if allowed.is_empty() {
            for &pair in &self.all {
                visit(FACES * PAIRS + usize::from(pair));
            }
        }
        for face in Face::ALL {
            if allowed.contains(face) {
                for &pair in &self.by_reject[face.index()] {
                    visit(face.index() * PAIRS + usize::from(pair));
                }
            }
        }
    }
}

/// A value for each choice there is, in the order of [`Choice::index`]; only those that some roll
/// allows mean something.
pub type ByChoice = [f64; CHOICES];

/// All rolls, and what they allow.
pub struct Rolls {
    rolls: Vec<Rolled>,
    /// By opening, then by numbers in use.
    allowed: [Vec<Allowed>; 2],
}

/// What the rolls allow with some numbers in use.
#[derive(Default)]
struct Allowed {
    /// Places of the choices that some roll allows, ascending.
    possible: Vec<u16>,
    /// Places of the choices of every roll, one roll after the other.
    choices: Vec<u16>,
    /// The rolls in their order.
    rolls: Vec<Outcome>,
}

/// A roll, and how many choices it allows.
struct Outcome {
    /// Ordered throws that show it.
    weight: f64,
    choices: u32,
    is_free_ride: bool,
}

impl Rolls {
    /// They are made when they are first asked for.
    #[must_use]
    pub fn get() -> &'static Rolls {
        static ROLLS: OnceLock<Rolls> = OnceLock::new();
        ROLLS.get_or_init(Rolls::new)
    }

    fn new() -> Rolls {
        let mut rolls = Vec::with_capacity(ROLLS);
        each_roll(DICE, [0; FACES], 0, &mut |counts| {
            rolls.push(rolled(counts));
        });
        let allowed = [Opening::Any, Opening::Different].map(|opening| {
            Faces::every()
                .map(|in_use| Allowed::new(&rolls, in_use, opening))
                .collect()
        });
        Rolls { rolls, allowed }
    }

    /// Every roll.
    #[must_use]
    pub fn all(&self) -> &[Rolled] {
        &self.rolls
    }

    /// Places of the choices that some roll allows, ascending.
    #[must_use]
    pub fn possible(&self, sheet: &Sheet, opening: Opening) -> &[u16] {
        &self.allowed(sheet, opening).possible
    }

    fn allowed(&self, sheet: &Sheet, opening: Opening) -> &Allowed {
        &self.allowed[opening as usize][sheet.in_use().index()]
    }

    /// Mean over all rolls of the best choice's value.
    #[must_use]
    pub fn mean_of_best(&self, sheet: &Sheet, opening: Opening, values: &ByChoice) -> f64 {
        let [usual, free] = self.sums_of_best(sheet, opening, values);
        (usual + free) / f64::from(throws(DICE))
    }

    /// Mean over all rolls but free rides of the best choice's value.
    #[must_use]
    pub fn mean_without_free_rides(&self, sheet: &Sheet, values: &ByChoice) -> f64 {
        let [usual, _] = self.sums_of_best(sheet, Opening::Any, values);
        usual / f64::from(throws(DICE) - FREE_RIDES)
    }

    /// The best choice's value of one roll. There is always a choice, see [`choices`].
    #[must_use]
    pub fn best_of_roll(
        &self,
        sheet: &Sheet,
        roll: FiveDice,
        opening: Opening,
        values: &ByChoice,
    ) -> f64 {
        // Rolls stand in descending order of their counts.
        let place = self.rolls.binary_search_by(|rolled| roll.cmp(&rolled.roll));
        let Ok(place) = place else {
            unreachable!("all rolls of five dice are listed");
        };
        self.rolls[place].best(sheet.allowed(roll.faces(), opening), values)
    }

    /// Calls `visit` with the ordered throws that show each roll, and with the places of its
    /// choices.
    pub fn each(&self, sheet: &Sheet, opening: Opening, mut visit: impl FnMut(f64, &[u16])) {
        let allowed = self.allowed(sheet, opening);
        let mut left = &allowed.choices[..];
        for roll in &allowed.rolls {
            let (choices, rest) = left.split_at(roll.choices as usize);
            visit(roll.weight, choices);
            left = rest;
        }
    }

    /// Sums of the best choice's value over ordered throws: those with a reject, and free rides.
    fn sums_of_best(&self, sheet: &Sheet, opening: Opening, values: &ByChoice) -> [f64; 2] {
        let allowed = self.allowed(sheet, opening);
        let mut choices = allowed.choices.iter();
        let mut sums = [0.0; 2];
        for roll in &allowed.rolls {
            let mut best = f64::NEG_INFINITY;
            for &place in choices.by_ref().take(roll.choices as usize) {
                let value = values[usize::from(place)];
                best = if value > best { value } else { best };
            }
            sums[usize::from(roll.is_free_ride)] += roll.weight * best;
        }
        sums
    }
}

impl Rolled {
    /// The value of the best choice.
    fn best(&self, allowed: Faces, values: &ByChoice) -> f64 {
        let mut best = f64::NEG_INFINITY;
        self.each(allowed, |choice| {
            let value = values[choice];
            best = if value > best { value } else { best };
        });
        best
    }
}

/// Ordered throws that show none of three numbers.
pub const FREE_RIDES: u32 = 243;

/// Calls `visit` with the counts of each roll of this many more dice from a face on.
fn each_roll(dice: u8, counts: [u8; FACES], face: usize, visit: &mut impl FnMut([u8; FACES])) {
    let with = |count| {
        let mut counts = counts;
        counts[face] = count;
        counts
    };
    if face == FACES - 1 {
        visit(with(dice));
    } else {
        for count in (0..=dice).rev() {
            each_roll(dice - count, with(count), face + 1, visit);
        }
    }
}

fn rolled(counts: [u8; FACES]) -> Rolled {
    let roll = FiveDice(Roll::new(counts));
    let mut all = Places::default();
    let by_reject = Face::ALL.map(|face| {
        let mut pairs = Places::default();
        if roll.faces().contains(face) {
            for pairing in pairings(roll, face) {
                let place = sums_of(pairing).index();
                pairs.add(place);
                all.add(place);
            }
        }
        pairs.list()
    });
    Rolled {
        roll,
        faces: roll.faces(),
        weight: multinomial(&counts),
        by_reject,
        all: all.list(),
    }
}

impl Allowed {
    /// Nothing for more than three numbers: no sheet has them in use.
    fn new(rolls: &[Rolled], in_use: Faces, opening: Opening) -> Allowed {
        let mut allowed = Allowed::default();
        let mut places = Places::default();
        let Some(sheet) = Sheet::with_in_use(in_use) else {
            return allowed;
        };
        for rolled in rolls {
            let rejects = sheet.allowed(rolled.faces, opening);
            let mut count = 0;
            rolled.each(rejects, |place| {
                places.add(place);
                allowed.choices.extend(u16::try_from(place));
                count += 1;
            });
            allowed.rolls.push(Outcome {
                weight: rolled.weight.into(),
                choices: count,
                is_free_ride: rejects.is_empty(),
            });
        }
        allowed.possible = places.list();
        allowed
    }
}

/// Places of choices or of pairs of sums.
struct Places([bool; CHOICES]);

impl Default for Places {
    fn default() -> Places {
        Places([false; CHOICES])
    }
}

impl Places {
    fn add(&mut self, place: usize) {
        self.0[place] = true;
    }

    /// Each once, ascending.
    fn list(&self) -> Vec<u16> {
        let places = (0..).zip(&self.0);
        places
            .filter_map(|(place, &is_in)| is_in.then_some(place))
            .collect()
    }
}
