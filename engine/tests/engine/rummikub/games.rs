//! Whole games: where the tiles are, what is allowed, how a game ends.

use rand::Rng;
use rollwise_engine::chance::generator;
use rollwise_engine::decide::Decide;
use rollwise_engine::rummikub::{
    Breach, Deal, Ending, Game, JokerRule, MOST_TURNS, Refused, Rules, Rummikub, Set, Strategy,
    Tile, Tiles, TurnEnd, View, parse, play_turn,
};

fn tiles(text: &str) -> Tiles {
    text.parse().expect(text)
}

fn sets(text: &str) -> Vec<Set> {
    let sets = parse(text).expect(text).into_iter();
    sets.map(|tiles| Set::new(&tiles).expect(text)).collect()
}

/// A game with these racks, and these tiles to draw.
fn game(racks: &[&str], pool: &str) -> Game {
    let racks = racks.iter().map(|rack| tiles(rack).iter().collect());
    let deal = Deal {
        racks: racks.collect(),
        pool: tiles(pool).iter().collect(),
    };
    Game::new(deal, Rules::default())
}

#[test]
fn a_deal_has_every_tile() {
    for players in 2..=4 {
        for seed in 0..20 {
            let deal = Deal::of_seed(players, seed).unwrap();
            assert!(deal.racks.iter().all(|rack| rack.len() == 14));
            let all = deal.racks.iter().flatten().chain(&deal.pool);
            assert_eq!(all.copied().collect::<Tiles>(), Tiles::all());
            assert_ne!(deal, Deal::of_seed(players, seed + 1).unwrap());
        }
    }
    for players in [0, 1, 5] {
        let error = Deal::of_seed(players, 0).unwrap_err();
        assert_eq!(
            error.to_string(),
            format!("{players} players; a game has 2 to 4")
        );
    }
}

/// The same on every machine, and the same as long as links with seeds are about.
#[test]
fn a_seed_deals_what_it_always_dealt() {
    let deal = Deal::of_seed(2, 1).unwrap();
    let written = |tiles: &[Tile]| {
        let names: Vec<String> = tiles.iter().map(ToString::to_string).collect();
        names.join(" ")
    };
    assert_eq!(
        (written(&deal.racks[0][..5]), written(&deal.pool[..5])),
        (FIRST.to_owned(), DRAWN.to_owned())
    );
}

const FIRST: &str = "r13 o4 k1 o9 b1";
const DRAWN: &str = "b6 k6 k10 b13 b4";

/// Every tile comes to every place about equally often.
#[test]
fn deals_are_shuffled() {
    let mut first = [0_u32; 53];
    let deals = 5_300;
    for seed in 0..deals {
        let deal = Deal::of_seed(2, seed).unwrap();
        first[deal.racks[0][0].index()] += 1;
    }
    // 100 of each kind, 10 being one standard deviation.
    assert!(
        first.iter().all(|count| (55..=145).contains(count)),
        "{first:?}"
    );
}

/// Whether tiles are a run or a group, told by trying what jokers can stand for.
fn is_set(tiles: &[Tile]) -> bool {
    let Some(place) = tiles.iter().position(|tile| tile.is_joker()) else {
        let colours: Vec<_> = tiles.iter().map(|tile| tile.colour()).collect();
        let numbers: Vec<i16> = tiles
            .iter()
            .map(|tile| tile.number().unwrap().into())
            .collect();
        let is_run = colours.iter().all(|colour| *colour == colours[0])
            && numbers.windows(2).all(|pair| pair[0] + 1 == pair[1]);
        let differ = (1..colours.len()).all(|later| !colours[..later].contains(&colours[later]));
        let is_group = differ && numbers.iter().all(|number| *number == numbers[0]);
        return tiles.len() >= 3 && (is_run || is_group);
    };
    let mut tiles = tiles.to_vec();
    Tile::every().filter(|tile| !tile.is_joker()).any(|tile| {
        tiles[place] = tile;
        is_set(&tiles)
    })
}

/// Plays a game to its end, and checks each turn by counting tiles.
fn play(players: &[Strategy], rules: Rules, seed: u64) -> Game {
    let mut game = Game::new(Deal::of_seed(players.len(), seed).unwrap(), rules);
    let mut deciders: Vec<Box<dyn Decide<Rummikub>>> =
        players.iter().map(|one| one.decider()).collect();
    let mut chance = generator(seed, 1);
    let on = |game: &Game| -> Tiles {
        let sets = game.table().iter();
        sets.flat_map(|set| set.tiles().iter().copied()).collect()
    };
    while !game.is_over() {
        let before = game.clone();
        let player = game.to_move();
        let (end, is_foul) = play_turn(&mut game, deciders[player].as_mut(), &mut chance);
        assert!(
            !is_foul,
            "{} {}",
            players[player],
            before.position().unwrap()
        );
        assert_eq!(game.all_tiles(), Tiles::all());
        let racks = [&before, &game].map(|game| *game.rack(player).expect("a player"));
        let gone = racks[0].without(&racks[1]);
        let come = racks[1].without(&racks[0]);
        match end {
            TurnEnd::Laid(laid) => {
                assert_eq!((laid, come.len()), (gone, 0));
                assert!(!laid.is_empty());
                assert_eq!(on(&game).without(&on(&before)), laid);
                assert!(on(&game).is_superset(&on(&before)));
                assert!(game.table().iter().all(|set| is_set(set.tiles())));
                let most = if rules.one_joker { 1 } else { 2 };
                assert!(game.table().iter().all(|set| set.jokers() <= most));
                assert!(game.has_opened(player));
            }
            TurnEnd::Drew(tile) => {
                assert_eq!(come.iter().collect::<Vec<_>>(), [tile]);
                assert_eq!((gone.len(), game.table()), (0, before.table()));
            }
            TurnEnd::Passed => {
                assert_eq!((gone, come), (Tiles::default(), Tiles::default()));
                assert_eq!(before.pool(), 0);
            }
        }
        for other in (0..players.len()).filter(|&other| other != player) {
            assert_eq!(game.rack(other), before.rack(other));
            assert_eq!(game.has_opened(other), before.has_opened(other));
        }
    }
    assert!(game.turns() < MOST_TURNS);
    game
}

#[test]
fn games_end_and_keep_the_rules() {
    let jokers = [
        JokerRule::Free,
        JokerRule::Stands,
        JokerRule::Locked,
        JokerRule::Both,
    ];
    for (nth, seed) in (0..24).enumerate() {
        let players: Vec<Strategy> = (0..2 + nth % 3)
            .map(|seat| Strategy::ALL[(nth + seat * (1 + nth / 6)) % Strategy::ALL.len()])
            .collect();
        let rules = Rules {
            opening: [30, 50][nth / 2 % 2],
            play_on: nth % 2 == 1,
            jokers: jokers[nth / 6],
            one_joker: nth % 3 == 0,
            ..Rules::default()
        };
        let game = play(&players, rules, seed);
        let scores = game.scores();
        assert!(scores.iter().sum::<f64>().abs() < 1e-9, "{scores:?}");
        for winner in game.winners() {
            assert!(scores.iter().all(|score| *score <= scores[winner]));
        }
    }
}

#[test]
fn whoever_breaks_the_rules_draws() {
    /// Lays tiles that are not there.
    struct Cheat;
    impl Decide<Rummikub> for Cheat {
        fn decide(&mut self, _: View<'_>, _: &mut dyn Rng) -> Option<Vec<Set>> {
            Some(sets("rbko13"))
        }
    }
    let mut game = game(&["r1-3", "r4-6"], "k1 k2");
    let end = play_turn(&mut game, &mut Cheat, &mut generator(0, 0));
    let drawn = "k1".parse().unwrap();
    assert_eq!(end, (TurnEnd::Drew(drawn), true));
    assert_eq!((game.to_move(), game.table().len()), (1, 0));
}

#[test]
fn moves_against_the_rules_are_refused() {
    let mut game = game(&["r10 bk10 r1 b1", "r11-13 b4 k4"], "o1-6");
    let breaches = |game: &mut Game, after: &str| match game.lay(sets(after)) {
        Err(Refused::Breaks(breaches)) => breaches,
        other => panic!("{after}: {other:?}"),
    };
    let tile = |name: &str| -> Tile { name.parse().unwrap() };
    assert_eq!(breaches(&mut game, ""), [Breach::NothingPlayed]);
    assert_eq!(
        breaches(&mut game, "rbk10 / rbk1"),
        [Breach::Unknown(tile("k1"))]
    );
    assert_eq!(game.lay(sets("rbk10")), Ok(tiles("rbk10")));
    assert_eq!(game.lay(sets("rbk10 / r11-13")), Ok(tiles("r11-13")));
    assert_eq!(
        breaches(&mut game, "rbk10"),
        [
            Breach::Gone(tile("r11")),
            Breach::Gone(tile("r12")),
            Breach::Gone(tile("r13")),
            Breach::NothingPlayed
        ]
    );
    assert!(matches!(game.draw(), TurnEnd::Drew(_)));
    assert_eq!((game.turns(), game.to_move()), (3, 1));
}

#[test]
fn an_opening_is_worth_enough_and_leaves_the_table_alone() {
    let mut game = game(&["r11-13", "r10 b10 k10 k4 r9 o5"], "o1-6");
    game.lay(sets("r11-13")).unwrap();
    // The first player has won: nothing goes on.
    assert!(game.is_over());
    assert_eq!(game.lay(sets("r11-13 / rbk10")), Err(Refused::Over));
    assert_eq!(game.draw(), TurnEnd::Passed);
    assert_eq!(game.turns(), 1);

    let mut game = self::game(&["r11-13 o1", "r10 b10 k10 r9 bk9"], "o2-6");
    game.lay(sets("r11-13")).unwrap();
    let touched = game.lay(sets("r10-13 / rbk9")).unwrap_err();
    let Refused::Breaks(breaches) = &touched else {
        panic!("{touched}")
    };
    assert!(breaches.contains(&Breach::TouchedTable(0)), "{touched}");
    let low = game.lay(sets("r11-13 / rbk9")).unwrap_err();
    assert_eq!(low.to_string(), "the opening is worth 27 of 30");
    game.lay(sets("r11-13 / rbk10")).unwrap();
    assert!(game.has_opened(1) && !game.is_over());
}

#[test]
fn an_empty_rack_wins_what_the_others_have_left() {
    let mut game = game(&["r11-13", "r5 j", "k13"], "o1-6");
    assert_eq!(game.winners(), []);
    assert_eq!(game.scores(), [0.0; 3]);
    game.lay(sets("r11-13")).unwrap();
    assert_eq!(game.points_left(), [0, 35, 13]);
    assert_eq!(game.winners(), [0]);
    assert_eq!(game.scores(), [48.0, -35.0, -13.0]);
}

#[test]
fn with_an_empty_pool_the_lowest_rack_wins_the_differences() {
    let mut game = game(&["r5 b3", "r6", "k13"], "o1");
    assert!(matches!(game.draw(), TurnEnd::Drew(_)));
    for turn in 0..3 {
        assert!(!game.is_over(), "{turn}");
        assert_eq!(game.draw(), TurnEnd::Passed);
    }
    assert!(game.is_over());
    assert_eq!(game.winners(), [1]);
    assert_eq!(game.scores(), [-3.0, 10.0, -7.0]);
}

#[test]
fn equally_low_racks_share_the_win() {
    let mut game = game(&["r5", "b2-3", "k13"], "");
    (0..3).for_each(|_| assert_eq!(game.draw(), TurnEnd::Passed));
    assert_eq!(game.winners(), [0, 1]);
    assert_eq!(game.scores(), [4.0, 4.0, -8.0]);
}

/// A move in between, and everybody is asked again.
#[test]
fn all_must_pass_in_a_row() {
    let mut game = game(&["r1", "r11-13 b1"], "");
    assert_eq!(game.draw(), TurnEnd::Passed);
    game.lay(sets("r11-13")).unwrap();
    assert_eq!(game.draw(), TurnEnd::Passed);
    assert!(!game.is_over());
    assert_eq!(game.draw(), TurnEnd::Passed);
    assert!(game.is_over());
    assert_eq!(game.winners(), [0, 1]);
}

/// The racks of a game, players who have passed in a row, what a joker counts; then worked by hand:
/// winners, points left and scores.
type Ended = (
    &'static [&'static str],
    usize,
    u32,
    &'static [usize],
    &'static [u32],
    &'static [f64],
);

const ENDED: [Ended; 6] = [
    // An empty rack wins all that the others have, whoever has passed.
    (
        &["k13", "", "r5 j"],
        0,
        30,
        &[1],
        &[13, 0, 35],
        &[-13.0, 48.0, -35.0],
    ),
    (&["j j", ""], 1, 100, &[1], &[200, 0], &[-200.0, 200.0]),
    // All have passed: 5 + 1 against 9 and 7 + 10.
    (
        &["b9", "r5 k1", "o7 o10"],
        3,
        30,
        &[1],
        &[9, 6, 17],
        &[-3.0, 14.0, -11.0],
    ),
    // The same rack is the lowest or not by what a joker counts.
    (&["j", "k13 k12 k11"], 2, 30, &[0], &[30, 36], &[6.0, -6.0]),
    (
        &["j", "k13 k12 k11"],
        2,
        100,
        &[1],
        &[100, 36],
        &[-64.0, 64.0],
    ),
    // Two share 5, and one loses it.
    (
        &["r4", "b1 k3", "o9"],
        3,
        30,
        &[0, 1],
        &[4, 4, 9],
        &[2.5, 2.5, -5.0],
    ),
];

#[test]
fn racks_tell_how_a_game_has_ended() {
    for (racks, passed, joker, winners, left, scores) in ENDED {
        let found: Vec<Tiles> = racks.iter().map(|rack| tiles(rack)).collect();
        let ending = Ending::of(&found, joker, passed).expect("an end");
        assert_eq!((&ending.winners[..], &ending.left[..]), (winners, left));
        assert_eq!(ending.scores().collect::<Vec<_>>(), scores, "{racks:?}");
    }
}

/// Who gives up loses, with the lowest rack as well; the others count as after all have passed.
#[test]
fn who_gives_up_loses_what_is_on_the_rack() {
    for (racks, loser, winners, scores) in [
        (&["r4", "b9 k3"][..], 0, &[1][..], &[-4.0, 4.0][..]),
        (&["r4", "b9 k3"], 1, &[0], &[12.0, -12.0]),
        (
            &["r4", "j", "o9", "b9"],
            0,
            &[2, 3],
            &[-4.0, -21.0, 12.5, 12.5],
        ),
        (&["r4", "b1 k3", "o9"], 2, &[0, 1], &[4.5, 4.5, -9.0]),
    ] {
        let found: Vec<Tiles> = racks.iter().map(|rack| tiles(rack)).collect();
        let ending = Ending::given_up(&found, 30, loser).expect("an end");
        assert_eq!(ending.winners, winners, "{racks:?}");
        assert_eq!(ending.scores().collect::<Vec<_>>(), scores, "{racks:?}");
    }
    let alone = [tiles("r4")];
    assert_eq!(Ending::given_up(&alone, 30, 0), None);
    assert_eq!(Ending::given_up(&[alone[0], alone[0]], 30, 2), None);
}

/// More than can sit at a table: who share the win still share all of it.
#[test]
fn any_number_of_racks_may_share_the_win() {
    let racks: Vec<Tiles> = std::iter::once("r4").chain([""; 300]).map(tiles).collect();
    let ending = Ending::of(&racks, 30, 0).expect("an end");
    assert_eq!(ending.winners.len(), 300);
    let scores: Vec<f64> = ending.scores().collect();
    assert_eq!(scores[..2], [-4.0, 4.0 / 300.0]);
}

/// With tiles on every rack a game goes on until the last one has passed.
#[test]
fn racks_tell_that_a_game_goes_on() {
    let racks = ["r4", "b1 k3", "o9"].map(tiles);
    for passed in 0..3 {
        assert_eq!(Ending::of(&racks, 30, passed), None);
    }
}
