//! The same seed gives the same games on every machine: sums written down once.
//!
//! The figures in `golden/heckmeck-tournaments.csv` were made by the version before the one that
//! brought this test. Others can be compared with them too, such as the WebAssembly module: all of
//! a query and of its sums is in a line.

use rollwise_engine::heckmeck::{Games, RuleOptions, Tournament};

const LINES: &str = include_str!("golden/heckmeck-tournaments.csv");

#[test]
fn tournaments_come_to_the_figures_written_down() {
    let lines = LINES.lines().filter(|line| !line.starts_with('#')).skip(1);
    let mut met = 0;
    for line in lines {
        let columns: Vec<&str> = line.split(',').collect();
        let [players, options, seed, games, sums @ ..] = &columns[..] else {
            panic!("{line}")
        };
        let has = |option| options.split(' ').any(|other| other == option);
        let number = |text: &str| text.parse::<u64>().expect(line);
        let names = players.split(' ').map(|name| name.parse().expect(line));
        let mut tournament = Games::new(Tournament {
            players: names.collect(),
            rules: RuleOptions {
                turn_down_with_nothing_to_return: has("turnDownWithNothingToReturn"),
                always_turn_down: has("alwaysTurnDown"),
                compulsory_steal: has("compulsorySteal"),
                any_lower_tile: has("anyLowerTile"),
            },
            tie_break: has("tieBreak"),
            rotate: has("rotate"),
            seed: number(seed),
        })
        .expect(line);
        for _ in 0..number(games) {
            tournament.play();
        }
        let tally = tournament.tally();
        let all = |of: fn(&rollwise_engine::heckmeck::PlayerTally) -> String| -> String {
            let figures = tally.players.iter().map(of);
            figures.collect::<Vec<_>>().join(" ")
        };
        let found = [
            tally.ties.to_string(),
            tally.starter_wins.to_string(),
            tally.turns.to_string(),
            all(|player| player.wins.to_string()),
            all(|player| player.worms.sum.to_string()),
            all(|player| player.worms.squares.to_string()),
        ];
        assert_eq!(found[..], *sums, "{line}");
        met += 1;
    }
    assert_eq!(met, 5);
}
