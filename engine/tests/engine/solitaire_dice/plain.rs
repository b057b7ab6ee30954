//! The game on single dice and on marks by number, which the other tests compare the engine with.
//! It follows the rules in words, from ordered throws, without the engine's help.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use rollwise_engine::dice::Face;
use rollwise_engine::solitaire_dice::{Choice, FiveDice, Opening, Sheet, Sum, SumPair, Weights};

/// Five dice, ascending.
pub type Dice = [u8; 5];

/// Marks by sum, and by number rejected: at place 7 those of sum 7.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Marks {
    pub sums: [u8; 13],
    pub rejects: [u8; 7],
}

/// What a turn marks: the reject, none on a free ride, and the sums, ascending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Turn {
    pub reject: Option<u8>,
    pub sums: [u8; 2],
}

pub const OPENINGS: [Opening; 2] = [Opening::Any, Opening::Different];

/// Steps of a whole in which weights are written, by block: the first layer, the linear path, the
/// second layer, its bias, and what it adds to the value.
pub const STEPS: [f32; 5] = [512.0, 8_192.0, 4_096.0, 8_192.0, 32_768.0];

/// What the ordered throws of the same dice show.
pub struct Thrown {
    /// How many there are.
    pub weight: u32,
    /// The die left over, and the sums of the other four.
    ways: BTreeSet<(u8, [u8; 2])>,
}

/// Every ordered throw of five dice.
pub fn throws() -> impl Iterator<Item = Dice> {
    let die = |number: u32| u8::try_from(number % 6 + 1).unwrap();
    (0..7_776).map(move |nth| [1_296, 216, 36, 6, 1].map(|unit| die(nth / unit)))
}

/// Every roll. In a throw the first two dice are a pair, the next two as well, and the fifth is
/// left over: so all throws of the same dice together show every way to divide them.
pub fn rolls() -> &'static BTreeMap<Dice, Thrown> {
    static ROLLS: OnceLock<BTreeMap<Dice, Thrown>> = OnceLock::new();
    ROLLS.get_or_init(|| {
        let mut rolls = BTreeMap::new();
        for [a, b, c, d, left] in throws() {
            let mut dice = [a, b, c, d, left];
            dice.sort_unstable();
            let thrown = rolls.entry(dice).or_insert(Thrown {
                weight: 0,
                ways: BTreeSet::new(),
            });
            thrown.weight += 1;
            let sums = [(a + b).min(c + d), (a + b).max(c + d)];
            thrown.ways.insert((left, sums));
        }
        rolls
    })
}

/// What each mark from the sixth to the tenth brings.
pub fn each(sum: u8) -> i32 {
    match sum {
        2 | 12 => 100,
        3 | 11 => 70,
        4 | 10 => 60,
        5 | 9 => 50,
        6 | 8 => 40,
        _ => 30,
    }
}

/// Points of a row.
pub fn points(sum: u8, marks: u8) -> i32 {
    points_of(sum, marks, 200)
}

/// The same where an open sum costs this.
pub fn points_of(sum: u8, marks: u8, open: i32) -> i32 {
    if marks == 0 {
        return 0;
    }
    let paid = (6..=10).filter(|&nth| nth <= marks).map(|_| each(sum));
    paid.sum::<i32>() - if marks < 5 { open } else { 0 }
}

impl Marks {
    pub fn of(sheet: &Sheet) -> Marks {
        let mut marks = Marks::default();
        marks.sums[2..].copy_from_slice(sheet.sums());
        marks.rejects[1..].copy_from_slice(sheet.rejects());
        marks
    }

    pub fn read(text: &str) -> Marks {
        Marks::of(&sheet(text))
    }

    pub fn sheet(&self) -> Sheet {
        let sums = self.sums[2..].try_into().unwrap();
        let rejects = self.rejects[1..].try_into().unwrap();
        Sheet::new(sums, rejects).expect("marks of a game")
    }

    pub fn in_use(&self) -> usize {
        self.rejects.iter().filter(|&&marks| marks > 0).count()
    }

    pub fn is_over(&self) -> bool {
        self.rejects.contains(&8)
    }

    pub fn score(&self) -> i32 {
        self.score_of(200)
    }

    /// The score where an open sum costs this.
    pub fn score_of(&self, open: i32) -> i32 {
        (2..=12)
            .map(|sum| points_of(sum, self.sums[usize::from(sum)], open))
            .sum()
    }

    /// With three numbers in use: the sum of 7 less the marks of each.
    pub fn spare(&self) -> Option<u8> {
        let marks = self.rejects.iter().filter(|&&marks| marks > 0);
        (self.in_use() == 3 && !self.is_over()).then(|| marks.map(|&marks| 7 - marks).sum())
    }

    /// The turns that a roll allows.
    pub fn turns(&self, dice: Dice, opening: Opening) -> Vec<Turn> {
        let is_used = |die: u8| self.rejects[usize::from(die)] > 0;
        let has_new = !dice.into_iter().all(is_used);
        let has_used = dice.into_iter().any(is_used);
        let is_complete = self.in_use() == 3;
        let is_free_ride = is_complete && !has_used;
        let may_reject = |die: u8| {
            if is_complete {
                is_used(die)
            } else {
                opening == Opening::Any || !has_new || !is_used(die)
            }
        };
        let ways = rolls()[&dice].ways.iter();
        let turns = ways.filter(|&&(left, _)| is_free_ride || may_reject(left));
        let turns = turns.map(|&(left, sums)| Turn {
            reject: (!is_free_ride).then_some(left),
            sums,
        });
        turns.collect::<BTreeSet<Turn>>().into_iter().collect()
    }

    pub fn after(&self, turn: Turn) -> Marks {
        let mut after = *self;
        for sum in turn.sums {
            let marks = &mut after.sums[usize::from(sum)];
            if *marks < 10 {
                *marks += 1;
            }
        }
        if let Some(number) = turn.reject {
            after.rejects[usize::from(number)] += 1;
        }
        after
    }

    /// Mean over all throws of what the best turn is worth.
    pub fn mean_of_best(
        &self,
        opening: Opening,
        worth: &mut impl FnMut(Turn, &Marks) -> f64,
    ) -> f64 {
        let mut sum = 0.0;
        for (&dice, thrown) in rolls() {
            let turns = self.turns(dice, opening).into_iter();
            let best = turns.map(|turn| worth(turn, &self.after(turn)));
            sum += f64::from(thrown.weight) * best.fold(f64::NEG_INFINITY, f64::max);
        }
        sum / 7_776.0
    }
}

pub fn sheet(text: &str) -> Sheet {
    text.parse().expect(text)
}

/// The face with a number from 1 to 6.
pub fn face(number: u8) -> Face {
    Face::ALL[usize::from(number - 1)]
}

/// The roll with these dice.
pub fn roll(dice: Dice) -> FiveDice {
    dice.map(face).into()
}

/// The dice of a roll, ascending.
pub fn dice(roll: FiveDice) -> Dice {
    let dice: Vec<u8> = (1..=6)
        .flat_map(|number| (0..roll.count(face(number))).map(move |_| number))
        .collect();
    dice.try_into().expect("five dice")
}

pub fn turn(choice: Choice) -> Turn {
    Turn {
        reject: choice.reject.map(Face::number),
        sums: choice.pair.sums().map(Sum::number),
    }
}

pub fn choice(turn: Turn) -> Choice {
    let [low, high] = turn.sums.map(|sum| Sum::ALL[usize::from(sum - 2)]);
    Choice {
        reject: turn.reject.map(face),
        pair: SumPair::new(low, high),
    }
}

/// A throw by chance, its dice ascending.
pub fn throw(generator: &mut ChaCha8Rng) -> Dice {
    let mut dice = [0; 5].map(|_: u8| generator.random_range(1..=6_u8));
    dice.sort_unstable();
    dice
}

/// The sheets of a game by chance, without the one in which it is over. Who plays `evenly` rejects
/// the number with the fewest marks.
pub fn random_game(generator: &mut ChaCha8Rng, opening: Opening, evenly: bool) -> Vec<Marks> {
    let mut marks = Marks::default();
    let mut all = Vec::new();
    while !marks.is_over() {
        all.push(marks);
        let mut turns = marks.turns(throw(generator), opening);
        let rejected = |turn: &Turn| turn.reject.map(|number| marks.rejects[usize::from(number)]);
        let fewest = turns.iter().map(rejected).min().flatten();
        turns.retain(|turn| !evenly || rejected(turn) == fewest);
        marks = marks.after(turns[generator.random_range(0..turns.len())]);
    }
    all
}

/// Sheets that games by chance come through, one a game, every other game played evenly.
pub fn random_sheets(seed: u64, count: usize) -> Vec<Marks> {
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    let one = |nth| {
        let game = random_game(&mut generator, Opening::Any, nth % 2 == 0);
        game[generator.random_range(0..game.len())]
    };
    (0..count).map(one).collect()
}

/// Weights by chance in whole steps, near to the score. This many neurons of the first layer have
/// any.
pub fn random_weights(seed: u64, neurons: usize) -> Weights {
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    let mut steps = |step: f32, most: i16| step * f32::from(generator.random_range(-most..=most));
    let [first, linear, second, bias, last] = STEPS.map(|steps| 1.0 / steps);
    let mut weights = Weights::zero();
    for number in &mut weights.linear {
        *number = linear * (*number / linear).round() + steps(linear, 1_200);
    }
    for row in &mut weights.first {
        row[..neurons].fill_with(|| steps(first, 150));
    }
    for row in &mut weights.second[..neurons] {
        row.fill_with(|| steps(second, 800));
    }
    weights.bias.fill_with(|| steps(bias, 1_600));
    weights.last.fill_with(|| steps(last, 6_400));
    weights
}
