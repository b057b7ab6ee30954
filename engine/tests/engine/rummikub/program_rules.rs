//! Tiles and points of the best move under the stricter joker rules, for positions of all sizes:
//! one integer program for each thing that may become of the table's jokers.

use good_lp::{Expression, constraint};
use rollwise_engine::rummikub::{Colour, JokerRule, NUMBERS, Position, Tile, Tiles, Wishes};

use super::joker_rules::replacements;
use super::lying::{Lying, real};
use super::program::{Program, most_tiles_and_points};

/// What becomes of the table's jokers.
#[derive(Clone, Debug, Default)]
struct Ending {
    /// Tiles that must lie on the table after the move, so often at least.
    freed_against: Tiles,
    /// Tiles that must come from the rack.
    replace: Tiles,
    /// Sets that keep a joker. They may grow.
    kept: Vec<Lying>,
    /// Jokers that stay the tiles they stand for.
    stay: Tiles,
}

/// Tiles and points of the best move under the position's joker rule; none if there is none.
pub fn best_numbers(position: &Position, wishes: &Wishes) -> Option<(u32, u32)> {
    assert!(!wishes.keep_jokers, "not known here");
    let endings = endings(position);
    let found = endings.iter().filter_map(|ending| {
        let program = program(position, wishes, ending)?;
        most_tiles_and_points(&program, wishes.objective)
    });
    found.max_by_key(|&(tiles, points)| match wishes.objective {
        rollwise_engine::rummikub::Objective::Points => (points, tiles),
        _ => (tiles, points),
    })
}

fn endings(position: &Position) -> Vec<Ending> {
    let rule = position.rules().jokers;
    let mut endings = vec![Ending::default()];
    for set in position.table().iter().map(Lying::of) {
        if set.jokers() == 0 || rule == JokerRule::Free {
            continue;
        }
        let more = match rule {
            JokerRule::Stands => some_stay(&set),
            _ => some_replaced(rule, &set),
        };
        let both = |ending: &Ending| more.iter().map(|other| join(ending, other)).collect();
        endings = endings
            .iter()
            .flat_map(|ending| -> Vec<Ending> { both(ending) })
            .collect();
    }
    endings
}

fn join(one: &Ending, other: &Ending) -> Ending {
    let mut joined = one.clone();
    joined.freed_against.add_all(&other.freed_against);
    joined.replace.add_all(&other.replace);
    joined.kept.extend(other.kept.iter().cloned());
    joined.stay.add_all(&other.stay);
    joined
}

/// Each joker stays a tile for which it stands, or is freed against it.
fn some_stay(set: &Lying) -> Vec<Ending> {
    let mut endings = vec![(Vec::<Tile>::new(), Ending::default())];
    for may_be in set.jokers_stand_for() {
        let mut more = Vec::new();
        for (used, ending) in &endings {
            for tile in may_be.iter().filter(|tile| !used.contains(tile)) {
                let used: Vec<Tile> = used.iter().chain([tile]).copied().collect();
                let [mut stays, mut freed] = [ending.clone(), ending.clone()];
                stays.stay.add(*tile);
                freed.freed_against.add(*tile);
                more.extend([(used.clone(), stays), (used, freed)]);
            }
        }
        endings = more;
    }
    endings.into_iter().map(|(_, ending)| ending).collect()
}

fn some_replaced(rule: JokerRule, set: &Lying) -> Vec<Ending> {
    let ways = replacements(rule, set).into_iter();
    let ending = |(replace, kept): (Tiles, Option<Lying>)| Ending {
        replace,
        kept: kept.into_iter().collect(),
        ..Ending::default()
    };
    ways.map(ending).collect()
}

/// The program of the moves that lead to an ending; none if the rack lacks tiles for it.
fn program(position: &Position, wishes: &Wishes, ending: &Ending) -> Option<Program> {
    let real_tiles = position.on_table();
    let mut on_table = real_tiles;
    for tile in ending.stay.iter() {
        on_table.remove(Tile::JOKER);
        on_table.add(tile);
    }
    let mut program = Program::new(&on_table, &ending.stay, position, wishes);
    if !position
        .rack()
        .without(&wishes.keep)
        .is_superset(&ending.replace)
    {
        return None;
    }
    let mut in_kept: Vec<Expression> = vec![0.0.into(); Tile::every().count()];
    for set in &ending.kept {
        keep(&mut program, set, &mut in_kept);
    }
    for (tile, come) in Tile::every().zip(program.played.clone()) {
        let laid = program.table.laid(tile) + in_kept[tile.index()].clone();
        let there = come.clone() + f64::from(on_table.count(tile));
        let freed = f64::from(ending.freed_against.count(tile));
        let real = come.clone() + f64::from(real_tiles.count(tile));
        let replace = f64::from(ending.replace.count(tile));
        program.constraints.push(constraint!(laid == there));
        program.constraints.push(constraint!(real >= freed));
        program.constraints.push(constraint!(come >= replace));
    }
    if !position.has_opened() {
        program.open(position);
    }
    Some(program)
}

/// A set that stays together, and what may be added to it.
fn keep(program: &mut Program, set: &Lying, in_kept: &mut [Expression]) {
    for tile in set.tiles() {
        in_kept[tile.index()] += 1.0;
    }
    match set {
        Lying::Run {
            colour,
            first,
            jokers,
        } => {
            let end = first + u8::try_from(jokers.len()).unwrap();
            add_one_by_one(program, *colour, (1..*first).rev(), in_kept);
            add_one_by_one(program, *colour, end..=NUMBERS, in_kept);
        }
        Lying::Group { .. } if set.len() == 3 => {
            let mut more: Expression = 0.0.into();
            let joker = Some(Tile::JOKER).filter(|_| !program.table.one_joker);
            for tile in set.missing().into_iter().chain(joker) {
                let one = program.whole(1);
                in_kept[tile.index()] += one;
                more += one;
            }
            program.constraints.push(constraint!(more <= 1.0));
        }
        Lying::Group { .. } => {}
    }
}

/// Real tiles or jokers at one end of a run, each only if the one before is there.
fn add_one_by_one(
    program: &mut Program,
    colour: Colour,
    numbers: impl Iterator<Item = u8>,
    in_kept: &mut [Expression],
) {
    let mut before: Expression = 1.0.into();
    for number in numbers {
        // The set has a joker already.
        let jokers = u8::from(!program.table.one_joker);
        let [tile, joker] = [1, jokers].map(|most| program.whole(most));
        in_kept[real(colour, number).index()] += tile;
        in_kept[Tile::JOKER.index()] += joker;
        program
            .constraints
            .push(constraint!(tile + joker <= before));
        before = tile + joker;
    }
}
