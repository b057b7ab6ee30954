//! Many tiles or few cuts: each rung beside the best of all choices of tiles, asked one by one.

use rollwise_engine::rummikub::{Objective, Position, Rules, Solver, Tile, Tiles, Wishes};

use super::cases::{Class, any_position, by_rules, check};

/// Tiles and cuts of each rung, the one with most tiles first.
fn rungs(position: &Position) -> Vec<(u32, u32)> {
    let ladder = Solver::new().ladder(position, &Wishes::default()).unwrap();
    ladder
        .iter()
        .map(|rung| (rung.numbers.tiles, rung.cuts.unwrap()))
        .collect()
}

fn of(text: &str) -> Vec<(u32, u32)> {
    rungs(&text.parse().unwrap())
}

/// The same by the fewest cuts of each choice of tiles, all of which must go.
fn by_choices(position: &Position) -> Vec<(u32, u32)> {
    let rack: Vec<Tile> = position.rack().iter().collect();
    let mut solver = Solver::new();
    let mut fewest = vec![u32::MAX; rack.len() + 1];
    for choice in 1..1_u32 << rack.len() {
        let (play, keep): (Vec<_>, Vec<_>) =
            (0..rack.len()).partition(|place| choice >> place & 1 > 0);
        let tiles = |places: Vec<usize>| {
            places
                .into_iter()
                .map(|place| rack[place])
                .collect::<Tiles>()
        };
        let count = play.len();
        let wishes = Wishes {
            objective: Objective::Simple,
            play: tiles(play),
            keep: tiles(keep),
            ..Wishes::default()
        };
        if let Some(best) = solver.solve(position, &wishes).unwrap().best {
            fewest[count] = fewest[count].min(best.cuts.unwrap());
        }
    }
    let mut least = u32::MAX;
    let mut told = Vec::new();
    for tiles in (1..=rack.len()).rev() {
        if fewest[tiles] < least {
            least = fewest[tiles];
            told.push((u32::try_from(tiles).unwrap(), least));
        }
    }
    told
}

#[test]
fn fewer_tiles_take_fewer_cuts() {
    assert_eq!(of("r4-8 | r6 k2"), [(1, 0)]);
    assert_eq!(of("r1-3 | k9"), []);
    assert_eq!(of("r1-13 / r1-13 | j"), [(1, 1)]);
    // What empties the rack is the only one.
    assert_eq!(of("rbko7 / b8-10 / k8-11 | r6 r8 o6 o8"), [(4, 3)]);
    // Before the opening nothing is cut.
    let shut: Position = "r4-8 | rbk10 r6".parse().unwrap();
    assert_eq!(rungs(&shut.before_opening()), [(3, 0)]);
}

#[test]
fn each_rung_has_fewest_cuts() {
    let most = std::cell::Cell::new(0);
    let compare = |position: Position| {
        let found = rungs(&position);
        most.set(most.get().max(found.len()));
        let wins = found
            .first()
            .is_some_and(|&(tiles, _)| tiles as usize == position.rack().len());
        let all = by_choices(&position);
        let told = if wins { all[..1].to_vec() } else { all };
        assert_eq!(found, told, "{position}");
    };
    check(41, 60, any_position(Class::new(30, 7)), compare);
    assert!(most.get() >= 3, "{} rungs at most", most.get());
    let with_jokers = Class::new(30, 7).with_jokers(1, 1);
    check(42, 15, any_position(with_jokers), |position| {
        let rules = Rules {
            one_joker: true,
            ..Rules::default()
        };
        compare(by_rules(position, rules));
    });
}
