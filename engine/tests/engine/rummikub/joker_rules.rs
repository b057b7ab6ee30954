//! Whether a joker rule allows a table after a move, decided from the table before, the table after
//! and the tiles that came from the rack.

use rollwise_engine::rummikub::{JokerRule, Tile, Tiles};

use super::lying::{Lying, tiles_of};

/// Whether a rule allows the sets of a table to become other sets, these tiles of the rack among
/// them.
pub fn allows(rule: JokerRule, before: &[Lying], after: &[Lying], played: &Tiles) -> bool {
    let with_jokers: Vec<&Lying> = before.iter().filter(|set| set.jokers() > 0).collect();
    match rule {
        JokerRule::Free => true,
        JokerRule::Stands => stands(&with_jokers, after),
        JokerRule::Locked | JokerRule::Both => locked(rule, &with_jokers, after, played),
    }
}

/// What became of a joker that stood for a tile.
#[derive(Clone, Copy, Debug)]
enum Fate {
    Stays(Tile),
    Freed(Tile),
}

/// Tries everything for which the table's jokers may have stood, and whether each stays or is
/// freed.
fn stands(with_jokers: &[&Lying], after: &[Lying]) -> bool {
    let mut jokers: Vec<(usize, Vec<Tile>)> = Vec::new();
    for (nth, set) in with_jokers.iter().enumerate() {
        jokers.extend(set.jokers_stand_for().into_iter().map(|tiles| (nth, tiles)));
    }
    some_fates(&jokers, &mut Vec::new(), after)
}

fn some_fates(
    jokers: &[(usize, Vec<Tile>)],
    fates: &mut Vec<(usize, Fate)>,
    after: &[Lying],
) -> bool {
    let Some(((nth, tiles), rest)) = jokers.split_first() else {
        return are_possible(fates, after);
    };
    for &tile in tiles {
        // Two jokers of a group stand for two tiles; those of a run do anyway.
        let is_taken = |&(other, fate): &(usize, Fate)| {
            let (Fate::Stays(of) | Fate::Freed(of)) = fate;
            other == *nth && of == tile
        };
        if fates.iter().any(is_taken) {
            continue;
        }
        for fate in [Fate::Stays(tile), Fate::Freed(tile)] {
            fates.push((*nth, fate));
            let is_possible = some_fates(rest, fates, after);
            fates.pop();
            if is_possible {
                return true;
            }
        }
    }
    false
}

/// Each joker that stays needs a joker's place of its own where it stands for the same tile; for
/// those freed against a tile as many real copies of it must lie there.
fn are_possible(fates: &[(usize, Fate)], after: &[Lying]) -> bool {
    let on_table = tiles_of(after);
    let mut freed = Tiles::default();
    let mut staying = Vec::new();
    for &(_, fate) in fates {
        match fate {
            Fate::Freed(tile) => freed.add(tile),
            Fate::Stays(tile) => staying.push(tile),
        }
    }
    let places = after
        .iter()
        .map(Lying::jokers_stand_for)
        .collect::<Vec<_>>();
    on_table.is_superset(&freed) && find_places(&staying, &places, &mut Vec::new())
}

/// Whether tiles find jokers' places, each one of its own: by the index of the set, its places and
/// what they may stand for. Two in one group stand for different tiles.
fn find_places(
    tiles: &[Tile],
    places: &[Vec<Vec<Tile>>],
    taken: &mut Vec<(usize, usize, Tile)>,
) -> bool {
    let Some((&tile, rest)) = tiles.split_first() else {
        return true;
    };
    for (set, places_of_set) in places.iter().enumerate() {
        for (place, may_be) in places_of_set.iter().enumerate() {
            let is_taken = taken
                .iter()
                .any(|&(other, at, of)| other == set && (at == place || of == tile));
            if may_be.contains(&tile) && !is_taken {
                taken.push((set, place, tile));
                let is_found = find_places(rest, places, taken);
                taken.pop();
                if is_found {
                    return true;
                }
            }
        }
    }
    false
}

/// A set that keeps a joker: the set as it is after tiles of the rack took the places of others.
type Kept = Lying;

/// Tries for each set with jokers: which of its jokers gave way to tiles of the rack.
fn locked(rule: JokerRule, with_jokers: &[&Lying], after: &[Lying], played: &Tiles) -> bool {
    some_replacements(rule, with_jokers, &mut Vec::new(), *played, after)
}

fn some_replacements(
    rule: JokerRule,
    with_jokers: &[&Lying],
    kept: &mut Vec<Kept>,
    played: Tiles,
    after: &[Lying],
) -> bool {
    let Some((set, rest)) = with_jokers.split_first() else {
        return all_lie(kept, &mut Vec::new(), after);
    };
    replacements(rule, set).into_iter().any(|(tiles, left)| {
        if !played.is_superset(&tiles) {
            return false;
        }
        let played = played.without(&tiles);
        let before = kept.len();
        kept.extend(left);
        let is_possible = some_replacements(rule, rest, kept, played, after);
        kept.truncate(before);
        is_possible
    })
}

/// The ways to replace jokers of a set: the tiles needed from the rack, and the set that must be
/// kept thereafter, if it still has a joker.
pub fn replacements(rule: JokerRule, set: &Lying) -> Vec<(Tiles, Option<Kept>)> {
    match set {
        Lying::Run {
            colour,
            first,
            jokers,
        } => {
            let of_joker = jokers.iter().enumerate().filter(|(_, is_joker)| **is_joker);
            let places: Vec<usize> = of_joker.map(|(place, _)| place).collect();
            let some = subsets(&places).into_iter().map(|replaced| {
                let mut left = jokers.clone();
                let mut tiles = Tiles::default();
                for place in replaced {
                    left[place] = false;
                    let number = first + u8::try_from(place).unwrap();
                    tiles.add(super::lying::real(*colour, number));
                }
                let kept = left.contains(&true).then_some(Lying::Run {
                    colour: *colour,
                    first: *first,
                    jokers: left,
                });
                (tiles, kept)
            });
            some.collect()
        }
        Lying::Group { .. } => of_group(rule, set),
    }
}

/// Under `locked` any colours that the group lacks, at most one for each joker; under `both` none,
/// or all colours that it lacks, for all its jokers.
fn of_group(rule: JokerRule, set: &Lying) -> Vec<(Tiles, Option<Kept>)> {
    let Lying::Group {
        number,
        colours,
        jokers,
    } = set
    else {
        panic!("{set:?} is no group");
    };
    let missing = set.missing();
    let ways = subsets(&missing).into_iter().filter(|tiles| match rule {
        JokerRule::Both => tiles.is_empty() || tiles.len() == missing.len(),
        _ => tiles.len() <= *jokers,
    });
    let ways = ways.map(|tiles| {
        let has_joker = tiles.len() < *jokers;
        let mut colours = colours.clone();
        colours.extend(tiles.iter().filter_map(|tile| tile.colour()));
        colours.sort_unstable();
        let kept = has_joker.then(|| Lying::Group {
            number: *number,
            colours,
            jokers: jokers - tiles.len(),
        });
        (tiles.into_iter().collect(), kept)
    });
    ways.collect()
}

fn subsets<T: Copy>(items: &[T]) -> Vec<Vec<T>> {
    let mut subsets = vec![Vec::new()];
    for &item in items {
        let with_item = subsets.iter().map(|subset: &Vec<T>| {
            let mut subset = subset.clone();
            subset.push(item);
            subset
        });
        subsets.extend(with_item.collect::<Vec<_>>());
    }
    subsets
}

/// Whether each kept set lies within a set of the table, none of their tiles in the same place. Two
/// runs may have been joined.
pub fn all_lie(kept: &[Kept], taken: &mut Vec<(usize, Kept)>, after: &[Lying]) -> bool {
    let Some((set, rest)) = kept.split_first() else {
        return true;
    };
    for (nth, new) in after.iter().enumerate() {
        let is_free = taken
            .iter()
            .all(|(other, kept)| *other != nth || are_apart(kept, set));
        if is_free && lies_in(set, new) {
            taken.push((nth, set.clone()));
            let is_possible = all_lie(rest, taken, after);
            taken.pop();
            if is_possible {
                return true;
            }
        }
    }
    false
}

/// Whether two sets can lie side by side in one.
fn are_apart(one: &Lying, other: &Lying) -> bool {
    let ends = |set: &Lying| match set {
        Lying::Run { first, jokers, .. } => {
            let first = usize::from(*first);
            Some((first, first + jokers.len()))
        }
        Lying::Group { .. } => None,
    };
    match (ends(one), ends(other)) {
        (Some((a, b)), Some((c, d))) => b <= c || d <= a,
        _ => false,
    }
}

/// Whether a set lies within another, its tiles where they were: a run may have grown at its ends,
/// a group by its fourth colour.
fn lies_in(set: &Lying, new: &Lying) -> bool {
    match (set, new) {
        (
            Lying::Run {
                colour,
                first,
                jokers,
            },
            Lying::Run {
                colour: new_colour,
                first: new_first,
                jokers: new_jokers,
            },
        ) => {
            let Some(begin) = first.checked_sub(*new_first).map(usize::from) else {
                return false;
            };
            let same = new_jokers.get(begin..begin + jokers.len());
            colour == new_colour && same == Some(jokers)
        }
        (
            Lying::Group {
                number,
                colours,
                jokers,
            },
            Lying::Group {
                number: new_number,
                colours: new_colours,
                jokers: new_jokers,
            },
        ) => {
            let has_all = colours.iter().all(|colour| new_colours.contains(colour));
            number == new_number && has_all && jokers <= new_jokers
        }
        _ => false,
    }
}
