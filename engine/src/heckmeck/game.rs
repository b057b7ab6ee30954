//! Whole games between strategies, and tournaments of them.

use std::sync::Arc;

use rand::{SeedableRng, rngs::ChaCha8Rng};

use crate::dice::{FACES, Roll};
use crate::heckmeck::advice::Action;
use crate::heckmeck::evaluation::float;
use crate::heckmeck::rules::{MAX_DICE, WORM};
use crate::heckmeck::strategy::{Player, Strategy};
use crate::heckmeck::structure::Structure;
use crate::heckmeck::table::{Outcome, RuleOptions, Table, TableStateError};
use crate::heckmeck::turn::Turn;

/// After so many turns a game is ended as it stands. Games of players who try to take tiles are
/// over long before; where nothing is turned down, a game can drag on.
pub const MOST_TURNS: usize = 10_000;

/// The most decisions of a turn: for each face one to roll and one to take, and one to end it.
const MOST_DECISIONS: usize = 2 * FACES + 1;

/// Plays one turn, and returns what it brings. A strategy that goes on for ever with what the rules
/// don't allow fails.
pub fn play_turn(table: &Table, player: &mut dyn Strategy, generator: &mut ChaCha8Rng) -> Outcome {
    let mut turn = Turn::start();
    for _ in 0..MOST_DECISIONS {
        turn = match player.decide(table, &turn, generator) {
            Action::Roll => turn.rolled(Roll::throw(turn.position().remaining, generator)),
            Action::Take(face) => turn.taking(face),
            Action::Bust => return Outcome::Fail,
            Action::Stop => {
                let position = turn.position();
                return if position.taken.contains(WORM) {
                    table.outcome(position.total)
                } else {
                    Outcome::Fail
                };
            }
        };
    }
    Outcome::Fail
}

/// Who meets whom, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// The players, in the order in which they sit.
    pub players: Vec<Player>,
    /// The rules of the table.
    pub rules: RuleOptions,
    /// Whether of equally many worms the highest single tile wins, as the rules say; else such a
    /// game is a tie.
    pub tie_break: bool,
    /// Whether the players start in turn; else the first one always does.
    pub rotate: bool,
    /// Games of another seed have other dice.
    pub seed: u64,
}

/// What the games of a tournament came to so far: sums over all games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Games without a single winner.
    pub ties: u64,
    /// Games won by the player who started.
    pub starter_wins: u64,
    /// Turns of all players.
    pub turns: u64,
    /// By player.
    pub players: Vec<PlayerTally>,
}

/// One player's part of a [`Tally`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayerTally {
    /// Games won.
    pub wins: u64,
    /// Worms at the end of all games.
    pub worms: u64,
    /// Their squares, for the spread.
    pub squared_worms: u64,
}

/// A share or an average with the bounds that hold it with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The value found.
    pub value: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// Bounds of 95 % are this many standard deviations away.
const DEVIATIONS: f64 = 1.959_963_984_540_054;

impl Estimate {
    /// The share of `part` in `all` games, with Wilson's score interval (E. B. Wilson, Journal of
    /// the American Statistical Association 22, 1927). Without games anything is possible.
    #[must_use]
    pub fn share(part: u64, all: u64) -> Estimate {
        if all == 0 {
            return Estimate {
                value: 0.0,
                low: 0.0,
                high: 1.0,
            };
        }
        let (part, all) = (float(part), float(all));
        let square = DEVIATIONS * DEVIATIONS;
        let value = part / all;
        let middle = (value + square / (2.0 * all)) / (1.0 + square / all);
        let spread = value * (1.0 - value) / all + square / (4.0 * all * all);
        let half = DEVIATIONS * spread.sqrt() / (1.0 + square / all);
        Estimate {
            value,
            low: (middle - half).max(0.0),
            high: (middle + half).min(1.0),
        }
    }

    /// The average of numbers with this sum and sum of squares, with the interval of the normal
    /// distribution. Of less than two there is no spread to be known.
    #[must_use]
    pub fn average(sum: u64, squares: u64, count: u64) -> Estimate {
        let all = float(count.max(1));
        let value = float(sum) / all;
        let spread = (float(squares) - float(sum) * value).max(0.0) / (all - 1.0).max(1.0);
        let half = if count < 2 {
            f64::INFINITY
        } else {
            DEVIATIONS * (spread / all).sqrt()
        };
        Estimate {
            value,
            low: (value - half).max(0.0),
            high: value + half,
        }
    }
}

impl Tally {
    /// Games played, as a number to show.
    #[must_use]
    pub fn games(&self) -> f64 {
        float(self.games)
    }

    /// Turns of all players in a game, on average; 0 without games.
    #[must_use]
    pub fn turns_a_game(&self) -> f64 {
        float(self.turns) / float(self.games.max(1))
    }

    /// How many of the games a player won.
    #[must_use]
    pub fn wins(&self, player: usize) -> Estimate {
        Estimate::share(self.players[player].wins, self.games)
    }

    /// The worms a player has at the end of a game.
    #[must_use]
    pub fn worms(&self, player: usize) -> Estimate {
        let of = &self.players[player];
        Estimate::average(of.worms, of.squared_worms, self.games)
    }
}

/// A tournament under way: plays one game after the other.
pub struct Games {
    tournament: Tournament,
    fresh: Table,
    /// The strategies that take part, each once, so that what one has solved serves all seats.
    strategies: Vec<(Player, Box<dyn Strategy>)>,
    tally: Tally,
}

impl Games {
    /// The start of a tournament.
    ///
    /// # Errors
    /// [`TableStateError::Players`] for fewer than 2 or more than 7 players.
    pub fn new(tournament: Tournament) -> Result<Games, TableStateError> {
        let fresh = Table::fresh(tournament.players.len(), tournament.rules)?;
        let structure = Arc::new(Structure::new(MAX_DICE));
        let mut strategies: Vec<(Player, Box<dyn Strategy>)> = Vec::new();
        for &player in &tournament.players {
            if strategies.iter().all(|&(other, _)| other != player) {
                strategies.push((player, player.strategy(&structure)));
            }
        }
        let players = vec![PlayerTally::default(); tournament.players.len()];
        Ok(Games {
            tournament,
            fresh,
            strategies,
            tally: Tally {
                players,
                ..Tally::default()
            },
        })
    }

    /// What the games came to so far.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Plays the next game. Each has its own part of the generator's stream, so the same game of
    /// the same seed is the same on every machine.
    pub fn play(&mut self) {
        let players = self.tournament.players.len();
        let shift = if self.tournament.rotate {
            usize::try_from(self.tally.games % players as u64).unwrap_or(0)
        } else {
            0
        };
        let mut generator = ChaCha8Rng::seed_from_u64(self.tournament.seed);
        generator.set_stream(self.tally.games);
        let mut table = self.fresh.clone();
        let mut turns = 0;
        while !table.is_over() && turns < MOST_TURNS {
            let player = self.tournament.players[(table.to_move() + shift) % players];
            let strategy = self
                .strategies
                .iter_mut()
                .find(|&&mut (other, _)| other == player);
            let Some((_, strategy)) = strategy else { break };
            let outcome = play_turn(&table, strategy.as_mut(), &mut generator);
            table.play(outcome);
            turns += 1;
        }
        self.count(&table, shift, turns);
    }

    fn count(&mut self, table: &Table, shift: usize, turns: usize) {
        let players = self.tournament.players.len();
        let worms: Vec<usize> = (0..players).map(|seat| table.worms(seat)).collect();
        let most = worms.iter().max().copied().unwrap_or(0);
        let winners = if self.tournament.tie_break {
            table.leaders()
        } else {
            (0..players).filter(|&seat| worms[seat] == most).collect()
        };
        let tally = &mut self.tally;
        tally.games += 1;
        tally.turns += turns as u64;
        for (seat, &worms) in worms.iter().enumerate() {
            let player = &mut tally.players[(seat + shift) % players];
            player.worms += worms as u64;
            player.squared_worms += (worms * worms) as u64;
        }
        if let [winner] = winners[..] {
            tally.players[(winner + shift) % players].wins += 1;
            tally.starter_wins += u64::from(winner == 0);
        } else {
            tally.ties += 1;
        }
    }
}
