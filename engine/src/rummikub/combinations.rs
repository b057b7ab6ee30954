//! All combinations of groups that one number can have.

use std::sync::OnceLock;

use crate::rummikub::problem::MOST_GROUPS;
use crate::rummikub::set::SMALLEST_SET;
use crate::rummikub::small;
use crate::rummikub::tile::COLOURS;
use crate::rummikub::ways::Form;

/// Jokers, at most.
pub const MOST_JOKERS: usize = 2;

/// A group as it lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lying {
    /// The colours of its real tiles, bit by bit; 0 where there is no group.
    pub colours: u8,
    pub jokers: u8,
}

/// Groups of one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Combination {
    /// The colours of each group's tiles, bit by bit; 0 where there is none.
    pub groups: [u8; MOST_GROUPS],
    /// Jokers of each group.
    pub jokers: [u8; MOST_GROUPS],
    /// Tiles of each colour in a digit of four bits.
    usage: u16,
    /// Tiles in all.
    pub tiles: u8,
}

/// The highest bit of each digit.
const CARRIES: u16 = 0x8888;

impl Combination {
    /// Whether it takes no more than there is, and all that must go.
    pub fn fits(&self, all: u16, musts: u16) -> bool {
        let is_enough = |more: u16, less: u16| ((more | CARRIES) - less) & CARRIES == CARRIES;
        is_enough(all, self.usage) && is_enough(self.usage, musts)
    }

    /// Its groups.
    pub fn lying(&self) -> impl Iterator<Item = Lying> {
        let groups = self.groups.into_iter().zip(self.jokers);
        groups.map(|(colours, jokers)| Lying { colours, jokers })
    }

    /// Those of three groups, each by its colours and its jokers.
    fn of(groups: [(u8, u8); MOST_GROUPS]) -> Combination {
        let jokers = groups.map(|(_, jokers)| jokers);
        let groups = groups.map(|(colours, _)| colours);
        let digits = |colours: u8| {
            (0..COLOURS)
                .map(|colour| u16::from(colours >> colour & 1) << (4 * colour))
                .sum::<u16>()
        };
        Combination {
            groups,
            jokers,
            usage: groups.map(digits).iter().sum(),
            tiles: groups.map(count).iter().sum(),
        }
    }
}

/// All combinations of groups of a form, by the jokers that they take; the most tiles first.
pub struct Combinations(pub [Vec<Combination>; MOST_JOKERS + 1]);

impl Combinations {
    /// Those of a form, made once.
    pub fn of(form: Form) -> &'static Combinations {
        static NEEDED: OnceLock<Combinations> = OnceLock::new();
        static EVERY: OnceLock<Combinations> = OnceLock::new();
        static ONE_JOKER: OnceLock<Combinations> = OnceLock::new();
        match form {
            Form::Needed => NEEDED.get_or_init(|| Combinations::new(form)),
            Form::Every => EVERY.get_or_init(|| Combinations::new(form)),
            Form::OneJoker => ONE_JOKER.get_or_init(|| Combinations::new(form)),
        }
    }

    fn new(form: Form) -> Combinations {
        // Each group there is, with its jokers.
        let mut groups = vec![(0_u8, 0_u8)];
        for colours in 1..1_u8 << COLOURS {
            let tiles = colours.count_ones() as usize;
            for jokers in 0..=MOST_JOKERS {
                let all = tiles + jokers;
                let is_of_form = match form {
                    Form::Needed => jokers == 0 || all == SMALLEST_SET,
                    Form::Every => true,
                    Form::OneJoker => jokers < 2,
                };
                if (SMALLEST_SET..=COLOURS).contains(&all) && is_of_form {
                    groups.push((colours, small(jokers)));
                }
            }
        }
        let mut all = Vec::new();
        for (first, one) in groups.iter().enumerate() {
            for (second, two) in groups[..=first].iter().enumerate() {
                for three in &groups[..=second] {
                    all.push(Combination::of([*one, *two, *three]));
                }
            }
        }
        let mut combinations = Combinations(Default::default());
        for tiles in (0..=small(MOST_GROUPS * COLOURS)).rev() {
            for combination in all.iter().filter(|one| one.tiles == tiles) {
                let jokers: u8 = combination.jokers.iter().sum();
                if let Some(found) = combinations.0.get_mut(usize::from(jokers)) {
                    found.push(*combination);
                }
            }
        }
        combinations
    }
}

/// How many colours there are.
pub fn count(colours: u8) -> u8 {
    small(colours.count_ones() as usize)
}
