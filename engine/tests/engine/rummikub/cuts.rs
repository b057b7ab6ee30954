//! How many cuts lie between a table before and after a move, counted as they are defined.

use rollwise_engine::rummikub::{COLOURS, Colour, NUMBERS};

use super::lying::Lying;

/// Neighbours in runs: by colour and by the lower number, how many runs have the two real tiles
/// side by side.
pub type Neighbours = [[u32; NUMBERS as usize + 1]; COLOURS];

/// The neighbours in the runs of a table.
pub fn neighbours(sets: &[Lying]) -> Neighbours {
    let mut found = Neighbours::default();
    for set in sets {
        if let Lying::Run {
            colour,
            first,
            jokers,
        } = set
        {
            for (pair, lower) in jokers.windows(2).zip(usize::from(*first)..) {
                if pair == [false, false] {
                    found[colour.index()][lower] += 1;
                }
            }
        }
    }
    found
}

/// The real colours of each group of a number.
pub fn groups_of(sets: &[Lying], of: u8) -> Vec<Vec<Colour>> {
    let group = |set: &Lying| match set {
        Lying::Group {
            number, colours, ..
        } if *number == of => Some(colours.clone()),
        _ => None,
    };
    sets.iter().filter_map(group).collect()
}

/// Neighbours lost: those in runs, and those of groups where the old and the new ones are paired
/// one to one so that most is kept.
pub fn cuts(before: &[Lying], after: &[Lying]) -> u32 {
    let [had, has] = [before, after].map(neighbours);
    let had = had.iter().flatten();
    let in_runs: u32 = had
        .zip(has.iter().flatten())
        .map(|(had, has)| had.saturating_sub(*has))
        .sum();
    let in_groups: u32 = (1..=NUMBERS)
        .map(|number| {
            let [old, new] = [before, after].map(|sets| groups_of(sets, number));
            let had: usize = old.iter().map(|group| group.len() - 1).sum();
            u32::try_from(had).unwrap() - kept(&old, &mut vec![true; new.len()], &new)
        })
        .sum();
    in_runs + in_groups
}

/// The most neighbours that groups keep if each is paired with one free new group or with none.
fn kept(old: &[Vec<Colour>], is_free: &mut Vec<bool>, new: &[Vec<Colour>]) -> u32 {
    let Some((group, rest)) = old.split_first() else {
        return 0;
    };
    let mut most = kept(rest, is_free, new);
    for nth in 0..new.len() {
        if is_free[nth] {
            is_free[nth] = false;
            let common = group.iter().filter(|colour| new[nth].contains(colour));
            let gain = u32::try_from(common.count()).unwrap().saturating_sub(1);
            most = most.max(gain + kept(rest, is_free, new));
            is_free[nth] = true;
        }
    }
    most
}
