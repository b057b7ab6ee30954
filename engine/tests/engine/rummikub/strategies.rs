//! What each strategy does, and that it does it by what it sees.

use rollwise_engine::chance::generator;
use rollwise_engine::decide::Decide;
use rollwise_engine::rummikub::{
    Advice, Deal, Game, JokerRule, Objective, Position, Rules, Rummikub, Solver, Strategy, Tile,
    Tiles, TurnEnd, View, Wait, Wishes, play_turn,
};

fn position(text: &str) -> Position {
    text.parse().expect(text)
}

/// The position of a player; with `!` before it the player has not opened.
fn seat(text: &str) -> Position {
    match text.strip_prefix('!') {
        Some(text) => position(text).before_opening(),
        None => position(text),
    }
}

/// What a strategy lays, as text; "draw" if nothing. An exclamation mark stands before the position
/// of a player who has not opened.
fn laid(strategy: Strategy, text: &str, rivals: &[usize]) -> String {
    let position = seat(text);
    let view = View {
        position: &position,
        rivals,
    };
    let found = strategy.decide(view, 0);
    found
        .unwrap()
        .map_or("draw".to_owned(), |found| found.play.to_string())
}

#[test]
fn strategies_go_by_their_names() {
    for strategy in Strategy::ALL {
        assert_eq!(strategy.to_string().parse(), Ok(strategy));
    }
    let error = "best-of-all".parse::<Strategy>().unwrap_err().to_string();
    let names: Vec<&str> = Strategy::ALL
        .iter()
        .map(|strategy| strategy.name())
        .collect();
    assert_eq!(
        error,
        format!("\"best-of-all\" is none of the names {}", names.join(", "))
    );
}

#[test]
fn most_tiles_and_most_points_differ() {
    let text = "| r12-13 j b1-2 b4-5";
    assert_eq!(laid(Strategy::Tiles, text, &[14]), "b1-2 b4-5 j");
    assert_eq!(laid(Strategy::Points, text, &[14]), "r12-13 j");
}

#[test]
fn jokers_are_kept_until_they_win() {
    let strategy = Strategy::Jokers;
    assert_eq!(laid(strategy, "r4-8 | r9 b1 j", &[14]), "r9");
    assert_eq!(laid(strategy, "r4-8 | b1 j", &[14]), "draw");
    assert_eq!(laid(strategy, "r4-8 | r9 j", &[14]), "r9 j");
    assert_eq!(laid(Strategy::Tiles, "r4-8 | b1 j", &[14]), "j");
}

#[test]
fn sets_are_held_back_while_all_rivals_have_more_than_five_tiles() {
    let strategy = Strategy::Hold;
    let text = "r4-8 | r9 k1-3 o2";
    assert_eq!(laid(strategy, text, &[6]), "r9");
    assert_eq!(laid(strategy, text, &[5]), "r9 k1-3");
    assert_eq!(laid(strategy, text, &[14, 5]), "r9 k1-3");
    // Nothing else goes.
    assert_eq!(laid(strategy, "r4-8 | k1-3 o2", &[6]), "k1-3");
    // The game is won.
    assert_eq!(laid(strategy, "r4-8 | r9 k1-3", &[6]), "r9 k1-3");
}

#[test]
fn the_best_waits_for_the_move_that_wins() {
    let best = Strategy::Best;
    // No joker goes into an opening as long as there is enough to draw, but to win at once.
    assert_eq!(laid(best, "! | r10 b10 j k1 o4", &[14]), "draw");
    assert_eq!(
        laid(Strategy::Jokers, "! | r10 b10 j k1 o4", &[14]),
        "rb10 j"
    );
    assert_eq!(laid(best, "! | r10 b10 j", &[14]), "rb10 j");
    assert_eq!(laid(best, "! | r10 b10 j k1 o4", &[91]), "rb10 j");
    // k4, k7 and the jokers would win: 6 of 95 tiles are too few to wait for.
    assert_eq!(laid(best, "r4-8 / b1-3 | r9 k5 k6", &[14]), "r9");
    // k9, k10, k12, k13, r11, b11, o11 and the other joker would: 15 of 92.
    let text = "r4-8 / b1-3 / k4-6 | r9 k11 j";
    assert_eq!(laid(best, text, &[14]), "draw");
    assert_eq!(laid(Strategy::Jokers, text, &[14]), "r9");
    // With nothing to draw there is nothing to wait for.
    assert_eq!(laid(best, text, &[92]), "r9");
}

/// The strongest player's advice is what that player does, with a reason to draw where something
/// could be laid.
#[test]
fn advice_is_what_the_best_does_and_why() {
    let win = |draws| Some(Wait::Win { draws });
    for (text, rivals, wait) in [
        ("! | r10 b10 j k1 o4", &[14][..], Some(Wait::Joker)),
        ("! | r10 b10 j k1 o4", &[], Some(Wait::Joker)),
        ("! | r10 b10 j k1 o4", &[91], None),
        ("! | r10 b10 j", &[14], None),
        ("! | r1 b10 j", &[14], None),
        ("r4-8 / b1-3 | r9 k5 k6", &[14], None),
        ("r4-8 / b1-3 / k4-6 | r9 k11 j", &[14], win(15)),
        ("r4-8 / b1-3 / k4-6 | r9 k11 j", &[30, 30, 30], win(15)),
        ("r4-8 / b1-3 / k4-6 | r9 k11 j", &[92], None),
        ("r4-8 | b1 j", &[14], None),
    ] {
        let position = seat(text);
        let view = View {
            position: &position,
            rivals,
        };
        let Advice { best, wait: told } = Advice::of(view).expect("a plan by the rules");
        assert_eq!(told, wait, "{text} {rivals:?}");
        let does = Strategy::Best.decide(view, 0).expect("by the rules");
        assert_eq!(best, does, "{text} {rivals:?}");
        assert!(told.is_none() || best.is_none(), "{text} {rivals:?}");
    }
}

/// Of moves with as many tiles a person is advised the one that is the easiest to lay.
#[test]
fn advice_has_the_fewest_cuts() {
    let position = seat("r5-8 / b5-8 / rbko2 / rbko9 / k3-6 | r4 o6 b8 k12 r12 r12 b13 k13 o13");
    let view = View {
        position: &position,
        rivals: &[14],
    };
    let advised = Advice::of(view).expect("a plan by the rules").best;
    let most_points = Strategy::Best.decide(view, 0).expect("by the rules");
    let [advised, most_points] = [advised, most_points].map(|best| best.expect("a move"));
    assert_eq!(
        (advised.numbers.tiles, advised.numbers.points, advised.cuts),
        (4, 43, Some(0))
    );
    assert_eq!(
        (most_points.numbers.tiles, most_points.numbers.points),
        (4, 45)
    );
    assert!(most_points.cuts > Some(0));
}

#[test]
fn simple_tactics_lay_what_fits_and_rearrange_nothing() {
    let lays = |text| laid(Strategy::Simple, text, &[14]);
    // The seed: 4 fits the first run, and then 3 is stuck. So pairs come first.
    assert_eq!(lays("r1-3 / r5-7 | r3 r4"), "r3-4");
    assert_eq!(lays("r4-8 | r6"), "r6");
    assert_eq!(lays("r4-7 | r6"), "draw");
    assert_eq!(lays("rbk5 | o5 b6"), "o5");
    assert_eq!(lays("r3-5 | r1-2 r6 k9 k10 k11"), "r1-2 r6 k9-11");
    assert_eq!(lays("r3-5 | j"), "draw");
    // The seed's jack: what a person who rearranges can do.
    let jack = "rbko12 / rko10 / o7-9 / bko10 | k11";
    assert_eq!(
        (
            lays(jack).as_str(),
            laid(Strategy::Tiles, jack, &[14]).as_str()
        ),
        ("draw", "k11")
    );
    // A run with a joker is not cut open.
    assert_eq!(lays("r4-5 j r7-8 | r6"), "draw");
}

/// A game in which the first player decides, and the second one only draws. Tells what was decided.
fn decisions(strategy: Strategy, deal: Deal, turns: usize) -> Vec<TurnEnd> {
    let mut game = Game::new(deal, Rules::default());
    let mut decider = strategy.decider();
    let mut chance = generator(5, 5);
    let mut ends = Vec::new();
    while !game.is_over() && ends.len() < turns {
        if game.to_move() == 0 {
            ends.push(play_turn(&mut game, decider.as_mut(), &mut chance).0);
        } else {
            game.draw();
        }
    }
    ends
}

#[test]
fn hidden_tiles_change_nothing() {
    let turns = 25;
    for (seed, strategy) in (0..).zip(Strategy::ALL) {
        let deal = Deal::of_seed(2, seed).unwrap();
        let seen = decisions(strategy, deal.clone(), turns);
        assert!(
            seen.iter().any(|end| matches!(end, TurnEnd::Laid(_))),
            "{strategy}"
        );
        // All that the first player does not see in these turns goes around: the rival's rack, what
        // it draws, and the rest.
        let draws = seen.iter().filter(|end| matches!(end, TurnEnd::Drew(_)));
        let draws = draws.count();
        let mut other = deal.clone();
        let mut place = 0;
        let mut is_own = Vec::new();
        for end in &seen {
            if matches!(end, TurnEnd::Drew(_)) {
                is_own.push(place);
                place += 1;
            }
            place += 1;
        }
        assert_eq!(is_own.len(), draws);
        let hidden: Vec<usize> = (0..deal.pool.len())
            .filter(|nth| !is_own.contains(nth))
            .collect();
        let mut tiles: Vec<Tile> = hidden.iter().map(|&nth| deal.pool[nth]).collect();
        tiles.extend(&deal.racks[1]);
        tiles.rotate_left(17);
        other.racks[1] = tiles.split_off(hidden.len());
        for (&nth, tile) in hidden.iter().zip(tiles) {
            other.pool[nth] = tile;
        }
        assert_ne!(other, deal);
        assert_eq!(decisions(strategy, other, turns), seen, "{strategy}");
    }
}

/// The numbers of the best move by some wishes.
fn numbers(position: &Position, objective: Objective, keep_jokers: bool) -> Option<Tiles> {
    let wishes = Wishes {
        objective,
        keep_jokers,
        plan: false,
        ..Wishes::default()
    };
    Some(Solver::new().solve(position, &wishes).unwrap().best?.play)
}

/// What a player has come to know in earlier turns makes no difference, and games lay no less than
/// the solver finds.
#[test]
fn strategies_lay_the_most_whatever_was_before() {
    let wants = [
        (Strategy::Tiles, Objective::Tiles, false),
        (Strategy::Points, Objective::Points, false),
        (Strategy::Jokers, Objective::Tiles, true),
    ];
    let rules = [JokerRule::Free, JokerRule::Stands, JokerRule::Locked];
    for (seed, jokers) in (0..9).zip(rules.into_iter().cycle()) {
        let rules = Rules {
            jokers,
            one_joker: seed % 2 == 1,
            ..Rules::default()
        };
        let mut game = Game::new(Deal::of_seed(3, seed).unwrap(), rules);
        let mut deciders: Vec<Box<dyn Decide<Rummikub>>> = wants
            .iter()
            .map(|(strategy, ..)| strategy.decider())
            .collect();
        while !game.is_over() {
            let player = game.to_move();
            let (_, objective, keep_jokers) = wants[player];
            let position = game.position().unwrap();
            let (end, is_foul) =
                play_turn(&mut game, deciders[player].as_mut(), &mut generator(0, 0));
            let best = numbers(&position, objective, keep_jokers);
            let count = |tiles: &Tiles| (tiles.len(), tiles.points(30));
            let laid = match end {
                TurnEnd::Laid(tiles) => Some(tiles),
                _ => None,
            };
            assert!(!is_foul, "{position}");
            assert_eq!(
                laid.as_ref().map(count),
                best.as_ref().map(count),
                "{position} {objective:?}"
            );
        }
    }
}

#[test]
fn chance_decides_by_its_seed() {
    let position = position("r4-8 | r9 k1-3 o7 o8 o9 b9 b10 b11");
    let view = View {
        position: &position,
        rivals: &[14],
    };
    let decide = |seed| Some(Strategy::Random.decide(view, seed).unwrap()?.play);
    let all: Vec<Option<Tiles>> = (0..20).map(decide).collect();
    assert_eq!(all, (0..20).map(decide).collect::<Vec<_>>());
    assert!(all.iter().any(|tiles| *tiles != all[0]));
    assert!(all.iter().any(Option::is_none));
}

#[test]
fn a_view_tells_what_is_left_to_draw() {
    let position = position("r4-8 | r9 k1-3");
    let view = View {
        position: &position,
        rivals: &[14, 7],
    };
    assert_eq!((view.pool(), view.fewest()), (106 - 9 - 21, 7));
}
