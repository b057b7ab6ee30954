//! What games came to: numbers with the ranges that hold them with 95% confidence.

use engine::estimate::Estimate;
use engine::{heckmeck, knucklebones, rummikub, solitaire_dice};
use serde::{Serialize, Serializer};

use crate::paper::{Paper, Table};

/// What the games came to, with the game and its seed.
#[derive(Serialize)]
pub struct Told<'a> {
    pub game: &'a str,
    pub seed: u64,
    #[serde(flatten)]
    pub results: &'a Results,
}

/// What the games came to.
#[derive(Serialize)]
pub struct Results {
    /// Games played.
    pub games: u64,
    /// Facts about all games.
    #[serde(flatten)]
    all: Measures,
    /// By player, in the order in which they sit.
    players: Vec<Measures>,
}

/// Numbers that were measured, each once: as JSON an estimate by each one's name.
struct Measures(Vec<Measure>);

impl Serialize for Measures {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|one| (one.name, one.estimate)))
    }
}

/// A number that was measured.
struct Measure {
    /// What it is.
    name: &'static str,
    estimate: Estimate,
    digits: usize,
    is_share: bool,
}

fn share(name: &'static str, estimate: Estimate) -> Measure {
    Measure {
        name,
        estimate,
        digits: 1,
        is_share: true,
    }
}

fn mean(name: &'static str, estimate: Estimate, digits: usize) -> Measure {
    Measure {
        name,
        estimate,
        digits,
        is_share: false,
    }
}

impl Measure {
    /// What it is, in words.
    fn words(&self) -> &'static str {
        match self.name {
            "winsWithoutLuck" => "wins, without luck",
            "worms" => "worms at the end",
            "difference" => "points ahead",
            "score" => "final score",
            "scoreWithoutLuck" => "final score, without luck",
            "zeroOrMore" => "0 points or more",
            "pointsLeft" => "points left on the rack",
            "starterWins" => "starter wins",
            "turns" => "turns a game",
            name => name,
        }
    }

    /// The number and its range, as text.
    fn shown(&self) -> String {
        let Estimate { value, low, high } = if self.is_share {
            self.estimate.map(|share| 100.0 * share)
        } else {
            self.estimate
        };
        let (digits, unit) = (self.digits, if self.is_share { "%" } else { "" });
        if high.is_infinite() {
            return format!("{value:.digits$}{unit} [unknown]").replace('-', "\u{2212}");
        }
        let text = format!("{value:.digits$}{unit} [{low:.digits$}, {high:.digits$}]");
        text.replace('-', "\u{2212}")
    }
}

pub fn heckmeck(tally: &heckmeck::Tally) -> Results {
    let player = |player| {
        Measures(vec![
            share("wins", tally.wins(player)),
            share("winsWithoutLuck", tally.adjusted_wins(player)),
            mean("worms", tally.worms(player), 2),
        ])
    };
    Results {
        games: tally.games,
        all: Measures(vec![
            share("ties", Estimate::share(tally.ties, tally.games)),
            share(
                "starterWins",
                Estimate::share(tally.starter_wins, tally.games),
            ),
        ]),
        players: (0..tally.players.len()).map(player).collect(),
    }
}

pub fn knucklebones(tally: &knucklebones::Tally) -> Results {
    let measures = |share_of, adjusted, difference| {
        Measures(vec![
            share("wins", share_of),
            share("winsWithoutLuck", adjusted),
            mean("difference", difference, 1),
        ])
    };
    let (won, adjusted) = (tally.share(), tally.adjusted_share());
    let others = [won, adjusted].map(|share| share.map(|share| 1.0 - share));
    let difference = tally.difference();
    Results {
        games: tally.games(),
        all: Measures(vec![share(
            "ties",
            Estimate::share(tally.ties, tally.games()),
        )]),
        players: vec![
            measures(won, adjusted, difference),
            measures(others[0], others[1], difference.map(|points| -points)),
        ],
    }
}

pub fn solitaire_dice(tally: &solitaire_dice::Tally) -> Results {
    let player = |player: &solitaire_dice::PlayerTally| {
        let score = mean("score", player.scores.average(), 0);
        let adjusted = player.adjusted.as_ref();
        let adjusted = adjusted.map(|sums| mean("scoreWithoutLuck", sums.average(), 1));
        let zero = Estimate::share(player.at_least(0), tally.games);
        let measures = std::iter::once(score).chain(adjusted);
        Measures(measures.chain([share("zeroOrMore", zero)]).collect())
    };
    Results {
        games: tally.games,
        all: Measures(Vec::new()),
        players: tally.players.iter().map(player).collect(),
    }
}

pub fn rummikub(tally: &rummikub::Tally) -> Results {
    let player = |player| {
        Measures(vec![
            share("wins", tally.wins(player)),
            mean("pointsLeft", tally.points(player), 1),
        ])
    };
    Results {
        games: tally.games(),
        all: Measures(vec![
            share("starterWins", tally.starter_wins()),
            mean("turns", tally.turns(), 1),
        ]),
        players: (0..tally.players()).map(player).collect(),
    }
}

impl Results {
    pub fn print(&self, paper: &mut Paper, players: &[String]) {
        let mut table = Table::new(&["player", "measure", "value [95% range]"]);
        for (player, found) in players.iter().zip(&self.players) {
            for (nth, measure) in found.0.iter().enumerate() {
                let player = if nth == 0 { player.as_str() } else { "" };
                table.row(
                    false,
                    [player, measure.words(), &measure.shown()].map(str::to_owned),
                );
            }
        }
        for measure in &self.all.0 {
            table.row(
                false,
                ["all", measure.words(), &measure.shown()].map(str::to_owned),
            );
        }
        paper.gap();
        paper.table(&table);
    }
}
