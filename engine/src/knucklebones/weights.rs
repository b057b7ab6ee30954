//! Learned values of positions: rows of whole numbers that are added up, and products of the sums.
//!
//! A position adds up a row for each of its three pairs and one for the empty squares of both
//! boards. One half of the sums is multiplied by the other half. The heads take weighted sums of
//! these products, the lead with other weights for other empty squares; each adds a number for each
//! pair, and one for empty squares and score difference. So what one pair says bears on what the
//! others say; and a placement, which changes one pair, leaves most of the sum as it is.

use crate::dice::Face;
use crate::knucklebones::COLUMNS;
use crate::knucklebones::objective::Objective;
use crate::knucklebones::outlook::Outlook;
use crate::knucklebones::search::SIXTH;
use crate::knucklebones::state::{Counts, PAIRS, Pair, Pairs, State};
use crate::knucklebones::value::Value;
use crate::net::squashed;

/// Products of two sums.
pub const PRODUCTS: usize = 64;
/// Numbers of a row: the first factor of each product, then the second ones.
pub const WIDTH: usize = 2 * PRODUCTS;
/// What is told of a position: lead, tie, difference.
pub const HEADS: usize = 3;
/// Score differences that are told apart: those beyond count as the last ones.
pub const MOST_DIFFERENCE: i16 = 60;
/// Number of them.
pub const DIFFERENCES: usize = 2 * MOST_DIFFERENCE as usize + 1;
/// Empty squares of both boards, 0 to 9 each.
pub const SQUARES: usize = 100;

/// Rows are in whole steps, of which this many are 1.
pub const STEPS: i16 = 64;
/// Factors are sums, but never less than 0 or more than this many steps: their products fit into 16
/// bits.
pub const MOST_FACTOR: i16 = 96;
/// What heads take of products is in whole steps, of which this many are 1.
pub const HEAD_STEPS: i16 = 512;
/// Points of score difference that the head for it counts as 1.
pub const POINTS: f32 = 20.0;

/// One product of one step, taken by one step of a head, as a part of 1.
const UNIT: f32 = 1.0 / (STEPS as f32 * STEPS as f32 * HEAD_STEPS as f32);

/// The heads by their places.
pub const LEAD: usize = 0;
/// See [`LEAD`].
pub const TIE: usize = 1;
/// See [`LEAD`].
pub const DIFFERENCE: usize = 2;

/// What is added up.
pub type Row = [i16; WIDTH];

/// What a head takes of each product.
pub type Head = [i16; PRODUCTS];

/// The numbers that are learned, as a search takes them.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Rows by pair.
    pub pairs: Vec<Row>,
    /// Rows by empty squares.
    pub squares: Vec<Row>,
    /// The head of the lead, by empty squares.
    pub lead: Vec<Head>,
    /// The heads of tie and difference.
    pub others: [Head; HEADS - 1],
    /// By pair: what is added to each head.
    pub by_pair: Vec<[f32; HEADS]>,
    /// By empty squares and score difference: what is added to each head.
    pub scores: Vec<[f32; HEADS]>,
}

/// What of the weights a position takes, beside what its pairs take.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Features {
    /// Into what is told apart by empty squares.
    pub squares: usize,
    /// Into [`Weights::scores`].
    pub score: usize,
    /// The score difference in points.
    pub points: f32,
}

impl Features {
    /// Those of a position that counts this.
    #[must_use]
    pub fn of(counts: Counts) -> Features {
        let clipped = counts.difference.clamp(-MOST_DIFFERENCE, MOST_DIFFERENCE);
        let difference = usize::from((clipped + MOST_DIFFERENCE).unsigned_abs());
        let squares = usize::from(counts.mine) * 10 + usize::from(counts.theirs);
        Features {
            squares,
            score: squares * DIFFERENCES + difference,
            points: f32::from(counts.difference),
        }
    }
}

/// What has been added up.
#[derive(Clone, Copy)]
struct Sums {
    row: Row,
    heads: [f32; HEADS],
    counts: Counts,
}

impl Sums {
    const NOTHING: Sums = Sums {
        row: [0; WIDTH],
        heads: [0.0; HEADS],
        counts: Counts {
            difference: 0,
            mine: 0,
            theirs: 0,
        },
    };

    /// The sums with what a pair adds.
    fn with(&self, weights: &Weights, pairs: &Pairs, pair: Pair) -> Sums {
        let (row, heads) = (
            &weights.pairs[usize::from(pair)],
            &weights.by_pair[usize::from(pair)],
        );
        Sums {
            row: std::array::from_fn(|place| self.row[place].wrapping_add(row[place])),
            heads: std::array::from_fn(|head| self.heads[head] + heads[head]),
            counts: self.counts.plus(pairs.counts(pair)),
        }
    }
}

/// What all heads take.
struct Inputs {
    products: [i16; PRODUCTS],
    /// What is added for the pairs.
    heads: [f32; HEADS],
    features: Features,
}

impl Weights {
    /// All zero.
    #[must_use]
    pub fn zero() -> Weights {
        Weights {
            pairs: vec![[0; WIDTH]; PAIRS],
            squares: vec![[0; WIDTH]; SQUARES],
            lead: vec![[0; PRODUCTS]; SQUARES],
            others: [[0; PRODUCTS]; HEADS - 1],
            by_pair: vec![[0.0; HEADS]; PAIRS],
            scores: vec![[0.0; HEADS]; SQUARES * DIFFERENCES],
        }
    }

    /// What the weights alone say of a position.
    #[must_use]
    pub fn estimate(&self, pairs: &Pairs, state: State) -> Outlook {
        let sums = state
            .pairs()
            .into_iter()
            .fold(Sums::NOTHING, |sums, pair| sums.with(self, pairs, pair));
        self.outlook(&self.inputs(&sums))
    }

    /// The mean over six dice of the best column, by what [`estimate`](Weights::estimate) says of
    /// the positions that follow, in less time: what a placement leaves as it is, is added up once.
    /// The player to move needs room for more than one die.
    #[must_use]
    pub fn mean_of_best(&self, pairs: &Pairs, state: State, objective: Objective) -> Outlook {
        let own = state.pairs();
        // By column: what the other two add up to, seen by the player who moves next.
        let beside: [Sums; COLUMNS] = std::array::from_fn(|column| {
            let others = (0..COLUMNS).filter(|&other| other != column);
            others.fold(Sums::NOTHING, |sums, other| {
                sums.with(self, pairs, pairs.swapped(own[other]))
            })
        });
        let mut sum = Outlook::NOTHING;
        for face in Face::ALL {
            let mut best: Option<(f32, Inputs)> = None;
            for column in 0..COLUMNS {
                // Of equal pairs, which are neighbours, one is enough.
                let is_again = column > 0 && own[column] == own[column - 1];
                let placed = pairs.placed(own[column], face);
                let Some(placed) = placed.filter(|_| !is_again) else {
                    continue;
                };
                let inputs = self.inputs(&beside[column].with(self, pairs, placed));
                // It is the other player's turn then: what is least for that player is best.
                let theirs = match objective {
                    Objective::Win => self.lead_at(&inputs),
                    Objective::Difference => self.difference_at(&inputs),
                };
                if best.as_ref().is_none_or(|&(least, _)| theirs < least) {
                    best = Some((theirs, inputs));
                }
            }
            if let Some((_, inputs)) = best {
                sum = sum.plus(self.outlook(&inputs).swapped());
            }
        }
        sum.times(SIXTH)
    }

    fn inputs(&self, sums: &Sums) -> Inputs {
        let features = Features::of(sums.counts);
        let squares = &self.squares[features.squares];
        let factor = |place: usize| {
            let sum = sums.row[place].wrapping_add(squares[place]);
            sum.clamp(0, MOST_FACTOR)
        };
        Inputs {
            products: std::array::from_fn(|place| factor(place) * factor(PRODUCTS + place)),
            heads: sums.heads,
            features,
        }
    }

    /// What the heads say, brought into range.
    fn outlook(&self, inputs: &Inputs) -> Outlook {
        let lead = squashed(self.lead_at(inputs));
        let tie = tie_part(self.head(TIE, &self.others[0], inputs));
        let room = 1.0 - lead.abs();
        Outlook::estimated(lead, room * tie, self.difference_at(inputs))
    }

    /// What the head of the lead says.
    fn lead_at(&self, inputs: &Inputs) -> f32 {
        self.head(LEAD, &self.lead[inputs.features.squares], inputs)
    }

    /// The score difference at the end, in points.
    fn difference_at(&self, inputs: &Inputs) -> f32 {
        let more = self.head(DIFFERENCE, &self.others[1], inputs);
        inputs.features.points + POINTS * more
    }

    fn head(&self, nth: usize, head: &Head, inputs: &Inputs) -> f32 {
        let mut sum = 0_i32;
        for (&product, &step) in inputs.products.iter().zip(head) {
            sum = sum.wrapping_add(i32::from(product) * i32::from(step));
        }
        #[expect(clippy::cast_precision_loss, reason = "more digits than are learned")]
        let of_products = sum as f32 * UNIT;
        of_products + inputs.heads[nth] + self.scores[inputs.features.score][nth]
    }
}

/// A tie takes a part of what win and loss leave: between 0 and 1.
#[must_use]
pub fn tie_part(head: f32) -> f32 {
    0.5 + 0.5 * squashed(head)
}
