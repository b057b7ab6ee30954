//! States, pairs and what they count, against positions and plain lists of dice.

use std::collections::{HashMap, HashSet};

use rollwise_engine::dice::Face;
use rollwise_engine::knucklebones::learning::{Counts, PAIRS, Pair, Pairs, State};
use rollwise_engine::knucklebones::{Board, COLUMNS, Column, Position, SQUARES};

use super::plain::{DICE, ORDERS, Plain, empty, random_positions, reordered, score};

/// What is to be told apart of a column and the one that faces it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Known {
    /// The dice of both, sorted.
    Dice(Vec<u8>, Vec<u8>),
    /// Of two full columns, by how much the own one scores more.
    Difference(i32),
}

impl Known {
    fn of(mine: &[u8], theirs: &[u8]) -> Known {
        if mine.len() + theirs.len() == 6 {
            return Known::Difference(score(mine) - score(theirs));
        }
        let [mut mine, mut theirs] = [mine, theirs].map(<[u8]>::to_vec);
        mine.sort_unstable();
        theirs.sort_unstable();
        Known::Dice(mine, theirs)
    }
}

/// Every column as sorted dice: those with up to three dice.
fn every_column() -> Vec<Vec<u8>> {
    let mut all = vec![vec![]];
    let mut next = 0;
    while next < all.len() {
        let dice = all[next].clone();
        next += 1;
        if dice.len() < 3 {
            let least = dice.last().copied().unwrap_or(1);
            all.extend((least..=6).map(|die| [dice.clone(), vec![die]].concat()));
        }
    }
    all
}

/// Every column with every one that can face it.
fn every_pair() -> Vec<(Vec<u8>, Vec<u8>)> {
    let columns = every_column();
    let pairs = columns
        .iter()
        .flat_map(|mine| columns.iter().map(move |theirs| (mine, theirs)));
    pairs
        .filter(|(mine, theirs)| mine.iter().all(|die| !theirs.contains(die)))
        .map(|(mine, theirs)| (mine.clone(), theirs.clone()))
        .collect()
}

fn column(dice: &[u8]) -> Column {
    let signs: String = dice.iter().map(u8::to_string).collect();
    format!("{signs:_<3}").parse().expect("a column")
}

/// The number that the engine gives a pair: beside two empty columns, whose number is known.
fn number(mine: &[u8], theirs: &[u8]) -> Pair {
    let [empty, ..] = State::from(Position::default()).pairs();
    let board = |dice| Board([Column::default(), column(dice), Column::default()]);
    let position = Position::new(board(mine), board(theirs)).expect("a legal pair");
    let mut pairs = State::from(position).pairs().to_vec();
    for _ in 0..2 {
        let place = pairs.iter().position(|&pair| pair == empty);
        pairs.remove(place.expect("two empty columns"));
    }
    pairs[0]
}

#[test]
fn full_pairs_count_once_a_difference() {
    let pairs = every_pair();
    assert_eq!(pairs.len(), 3_067);
    let mut numbers = HashMap::new();
    for (mine, theirs) in &pairs {
        let number = number(mine, theirs);
        let known = numbers
            .entry(Known::of(mine, theirs))
            .or_insert_with(|| number);
        assert_eq!(*known, number, "{mine:?} {theirs:?}");
    }
    assert_eq!((numbers.len(), PAIRS), (2_154, 2_154));
    let numbers: HashSet<usize> = numbers.into_values().map(usize::from).collect();
    assert_eq!(numbers, (0..PAIRS).collect());
}

#[test]
fn pairs_are_looked_up_as_they_are_played() {
    let pairs = Pairs::get();
    for (mine, theirs) in every_pair() {
        let pair = number(&mine, &theirs);
        let counts = Counts {
            difference: i16::try_from(score(&mine) - score(&theirs)).unwrap(),
            mine: SQUARES - u8::try_from(mine.len()).unwrap(),
            theirs: SQUARES - u8::try_from(theirs.len()).unwrap(),
        };
        assert_eq!(pairs.counts(pair), counts, "{mine:?} {theirs:?}");
        assert_eq!(pairs.swapped(pair), number(&theirs, &mine));
        for die in DICE {
            let after = (mine.len() < 3).then(|| {
                let mut left = theirs.clone();
                left.retain(|&other| other != die);
                let mut placed = [&mine[..], &[die]].concat();
                placed.sort_unstable();
                number(&left, &placed)
            });
            assert_eq!(pairs.placed(pair, Face::ALL[usize::from(die - 1)]), after);
        }
        let columns = pairs.columns(pair);
        if counts.mine + counts.theirs > 0 {
            assert_eq!(columns, (column(&mine), column(&theirs)));
        } else {
            assert!(columns.0.is_full() && columns.1.is_full());
            let difference = i16::from(columns.0.score()) - i16::from(columns.1.score());
            assert_eq!(difference, counts.difference);
        }
    }
}

#[test]
fn what_follows_a_state_is_what_follows_its_position() {
    let pairs = Pairs::get();
    for position in random_positions(1, 3_000) {
        let state = State::from(position);
        for face in Face::ALL {
            let found: Vec<State> = state.after(pairs, face).collect();
            let played = (0..COLUMNS).filter_map(|column| position.place(column, face));
            let played: HashSet<State> = played.map(State::from).collect();
            let text = format!("{position} with {}", face.number());
            assert_eq!(played, found.iter().copied().collect(), "{text}");
            // Equal columns are looked at once. Others may come to the same by filling a pair.
            let different: HashSet<Known> = (0..COLUMNS)
                .filter(|&column| position.removes(column, face).is_some())
                .map(|column| known(position, column))
                .collect();
            assert_eq!(found.len(), different.len(), "{text}");
        }
    }
}

fn known(position: Position, column: usize) -> Known {
    let plain = Plain::of(position);
    Known::of(&plain.mine[column], &plain.theirs[column])
}

#[test]
fn a_state_counts_what_its_position_does() {
    let pairs = Pairs::get();
    for position in random_positions(2, 3_000) {
        // With the last one of some games.
        let ends = (0..COLUMNS).filter_map(|column| position.place(column, Face::ALL[5]));
        for position in ends.chain([position]) {
            let plain = Plain::of(position);
            let counts = State::from(position).counts(pairs);
            assert_eq!(i32::from(counts.difference), plain.difference());
            assert_eq!(counts.mine, empty(&plain.mine));
            assert_eq!(counts.theirs, empty(&plain.theirs));
            assert_eq!(counts.result(), position.result());
        }
    }
}

#[test]
fn the_order_of_the_columns_makes_no_other_state() {
    for position in random_positions(3, 1_000) {
        let state = State::from(position);
        assert!(state.pairs().is_sorted());
        for order in ORDERS {
            assert_eq!(State::from(reordered(position, order)), state, "{position}");
            assert_eq!(State::new(order.map(|nth| state.pairs()[nth])), state);
        }
    }
}

/// Late positions of games, where many pairs are full, fall together exactly where what is to be
/// told apart of their pairs does.
#[test]
fn states_and_keys_differ_where_positions_do() {
    let mut states: HashMap<[Known; COLUMNS], State> = HashMap::new();
    let mut keys: HashMap<u64, State> = HashMap::new();
    let mut merged = 0;
    for position in random_positions(4, 30_000) {
        let mut known = std::array::from_fn(|column| known(position, column));
        known.sort_unstable();
        let state = State::from(position);
        merged += i32::from(states.contains_key(&known));
        assert_eq!(*states.entry(known).or_insert(state), state, "{position}");
        assert_eq!(*keys.entry(state.key()).or_insert(state), state);
        assert!(state.key() < 1 << 36);
        let stands_for = state.position(Pairs::get());
        assert_eq!(State::from(stands_for), state, "{position} {stands_for}");
    }
    let different: HashSet<State> = states.values().copied().collect();
    assert_eq!(
        (states.len(), keys.len()),
        (different.len(), different.len())
    );
    assert!(merged > 100, "{merged} met twice");
}

/// Any three pairs: those whose numbers end in many zeros or ones as bits, and some between them.
#[test]
fn every_state_has_a_key_of_its_own() {
    let is_chosen = |pair: &Pair| {
        let ends = [pair.wrapping_sub(1), *pair, pair + 1];
        pair.is_multiple_of(61) || ends.iter().any(|number| number.is_power_of_two())
    };
    let chosen: Vec<Pair> = (0..2_154).filter(is_chosen).chain([2_153]).collect();
    let mut keys = HashMap::new();
    for &first in &chosen {
        for &second in &chosen {
            for &third in &chosen {
                let state = State::new([first, second, third]);
                assert!(state.key() < 1 << 36);
                let other = *keys.entry(state.key()).or_insert(state);
                assert_eq!(other, state, "both have {}", state.key());
            }
        }
    }
}

/// In how many ways `count` pairs can be chosen in any order, by whether each of their columns is
/// full, so that no player has as many full columns as there are.
fn positions_not_over(pairs: &[(Vec<u8>, Vec<u8>)], count: usize) -> u64 {
    let mut classes = [0; 4];
    for (mine, theirs) in pairs {
        classes[2 * usize::from(mine.len() == 3) + usize::from(theirs.len() == 3)] += 1;
    }
    let chosen = |counts: [usize; 4]| -> u64 {
        let each = classes.iter().zip(counts).map(|(&all, chosen)| {
            let next = |ways: u64, nth: u64| ways * (all + nth) / (nth + 1);
            (0..chosen as u64).fold(1, next)
        });
        each.product()
    };
    let mut sum = 0;
    for code in 0..(count + 1).pow(4) {
        let counts = [1, 2, 3, 4].map(|digit| code / (count + 1).pow(digit - 1) % (count + 1));
        let [_, theirs, mine, both] = counts;
        let is_over = mine + both == count || theirs + both == count;
        if counts.iter().sum::<usize>() == count && !is_over {
            sum += chosen(counts);
        }
    }
    sum
}

/// Published beside the rules, for two columns each and for three.
#[test]
fn there_are_as_many_positions_as_published() {
    let pairs = every_pair();
    assert_eq!(positions_not_over(&pairs, 2), 2_023_751);
    assert_eq!(positions_not_over(&pairs, 3), 3_083_032_242);
}
