//! The two oracles against each other.

use engine::rummikub::Objective;

use super::plain::{self, wishes};
use super::program;
use super::random::{Class, positions};

pub const OBJECTIVES: [Objective; 3] = [Objective::Tiles, Objective::Points, Objective::Simple];

#[test]
fn recursion_and_program_agree() {
    let mut with_move = 0;
    let mut with_cuts = 0;
    let (mut a, mut b) = (std::time::Duration::ZERO, std::time::Duration::ZERO);
    for (nth, (table, rack)) in [(0, 12), (6, 8), (9, 6), (12, 6), (15, 6), (18, 4)].into_iter().enumerate() {
        for jokers in [[0, 0], [0, 1], [1, 0], [1, 1], [0, 2], [2, 0]] {
            let low = 1 + u8::try_from(nth).unwrap();
            let class = Class::new(table, rack).with_jokers(jokers[0], jokers[1]).with_numbers(low..=low + 5);
            for (nth, position) in positions(class, 7, 20).enumerate() {
                let wishes = wishes(OBJECTIVES[nth % 3]);
                let t = std::time::Instant::now();
                let found = plain::best_move(&position, &wishes);
                a += t.elapsed();
                if t.elapsed().as_millis() > 300 { eprintln!("{position} {:?}", t.elapsed()); }
                let t = std::time::Instant::now();
                let other = program::best_move(&position, &wishes);
                b += t.elapsed();
                assert_eq!(found.worth(), other, "{position}, {:?}: {found:?}", wishes.objective);
                with_move += u32::from(other.is_some());
                with_cuts += u32::from(other.is_some_and(|worth| worth.cuts > 0));
            }
        }
    }
    eprintln!("{with_move} moves, {with_cuts} with cuts {a:?} {b:?}");
}
