//! Whole games between strategies, and tournaments of them.

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;

use crate::chance::generator;
use crate::dice::{FACES, Roll};
use crate::estimate::{Estimate, Sums, float};
use crate::heckmeck::decide::{Decide, PlayError};
use crate::heckmeck::luck::Luck;
use crate::heckmeck::rules::Dice;
use crate::heckmeck::strategy::Strategy;
use crate::heckmeck::structure::Structure;
use crate::heckmeck::table::{Outcome, Table};
use crate::heckmeck::table_rules::RuleOptions;
use crate::heckmeck::turn::Turn;
use crate::heckmeck::values::Action;
use crate::heckmeck::win::{Network, WinChances, WinModel};

/// After so many turns a game is ended as it stands. Games of players who try to take tiles are
/// over long before; where nothing is turned down, a game can drag on.
pub const MOST_TURNS: u64 = 10_000;

/// The most decisions of a turn: for each face one to roll and one to take, and one to end it.
const MOST_DECISIONS: usize = 2 * FACES + 1;

/// Plays one turn, and returns what it brings. Whoever rolls in a turn that is over fails, and so
/// does whoever goes on for ever with what the rules don't allow.
pub fn play_turn(table: &Table, player: &mut dyn Decide, generator: &mut ChaCha8Rng) -> Outcome {
    let mut turn = Turn::start();
    for _ in 0..MOST_DECISIONS {
        turn = match player.decide(table, &turn, generator) {
            Action::Roll if turn.position().is_over() => return Outcome::Fail,
            Action::Roll => turn.with_roll(Roll::throw(turn.position().remaining, generator)),
            Action::Take(face) => turn.taking(face),
            Action::Bust => return Outcome::Fail,
            Action::Stop => return player.outcome_of_stopping(table, turn.position()),
        };
    }
    Outcome::Fail
}

/// Which strategies meet at a table, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// The players' strategies, in the order in which they sit.
    pub players: Vec<Strategy>,
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
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Games without a single winner.
    pub ties: u64,
    /// Games won by the player who started.
    pub starter_wins: u64,
    /// Turns of all players.
    pub turns: u64,
    /// Sums of each player, in the order of [`Tournament::players`].
    pub players: Vec<PlayerTally>,
}

/// What the games of a tournament came to for one player: sums over all games.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PlayerTally {
    /// Games won.
    pub wins: u64,
    /// Worms at the end of all games.
    pub worms: u64,
    /// Squares of the worms at the end of each game, added up, for the spread.
    pub squared_worms: u64,
    /// Results without luck: 1 for a win, of a tie its part, less by how much the dice raised the chance to win. Where
    /// no network tells these chances, the results as they are.
    pub without_luck: Sums,
}

impl Tally {
    fn new(players: usize) -> Tally {
        Tally {
            players: vec![PlayerTally::default(); players],
            ..Tally::default()
        }
    }

    /// Adds a game.
    fn count(&mut self, game: &FinishedGame, tie_break: bool) {
        let table = &game.table;
        let worms: Vec<u8> = (0..table.players()).map(|seat| table.worms(seat)).collect();
        let winners: Vec<usize> = if tie_break {
            table.leaders()
        } else {
            let most = worms.iter().max();
            let seats = 0..table.players();
            seats.filter(|&seat| Some(&worms[seat]) == most).collect()
        };
        self.games += 1;
        self.turns += game.turns;
        let share = 1.0 / winners.iter().map(|_| 1.0).sum::<f64>();
        for (seat, (&player, &worms)) in game.seats.iter().zip(&worms).enumerate() {
            let player = &mut self.players[player];
            let result = if winners.contains(&seat) { share } else { 0.0 };
            player.without_luck.add(result - game.luck[seat]);
            player.worms += u64::from(worms);
            player.squared_worms += u64::from(worms).pow(2);
        }
        if let [winner] = winners[..] {
            self.players[game.seats[winner]].wins += 1;
            self.starter_wins += u64::from(winner == 0);
        } else {
            self.ties += 1;
        }
    }

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

    /// Share of the games that a player won.
    #[must_use]
    pub fn wins(&self, player: usize) -> Estimate {
        Estimate::share(self.players[player].wins, self.games)
    }

    /// Share of the games that a player would have won without luck, a tie counting as its part of a win: from each
    /// result is taken what the dice of all players' turns did to that player's chance, which is 0 in the long run.
    #[must_use]
    pub fn wins_without_luck(&self, player: usize) -> Estimate {
        self.players[player].without_luck.average(self.games)
    }

    /// Adds the games of another part of the same tournament.
    pub fn add(&mut self, part: &Tally) {
        self.games += part.games;
        self.ties += part.ties;
        self.starter_wins += part.starter_wins;
        self.turns += part.turns;
        for (player, part) in self.players.iter_mut().zip(&part.players) {
            player.wins += part.wins;
            player.worms += part.worms;
            player.squared_worms += part.squared_worms;
            player.without_luck.add_all(&part.without_luck);
        }
    }

    /// Worms that a player has at the end of a game, on average.
    #[must_use]
    pub fn worms(&self, player: usize) -> Estimate {
        let of = &self.players[player];
        let worms = Estimate::average(float(of.worms), float(of.squared_worms), self.games);
        Estimate {
            // Nobody ends with fewer.
            low: worms.low.max(0.0),
            ..worms
        }
    }
}

/// How one game of a tournament has gone.
#[derive(Clone, Debug, PartialEq)]
pub struct FinishedGame {
    /// The table after the last turn. Its stacks are in the order of the seats.
    pub table: Table,
    /// By seat: the index of the player who sat there. Seat 0 started.
    pub seats: Vec<usize>,
    /// Turns of all players.
    pub turns: u64,
    /// By seat: by how much the dice raised the chance to win. All 0 where no network tells chances to win.
    pub luck: WinChances,
}

/// A tournament under way: plays one game after the other, and adds them up.
///
/// ```
/// use engine::heckmeck::{Games, RuleOptions, Strategy, Tournament};
///
/// let mut games = Games::new(Tournament {
///     players: vec![Strategy::WormsFromThirdRoll, Strategy::Random],
///     rules: RuleOptions::default(),
///     tie_break: true,
///     rotate: true,
///     seed: 1,
/// })?;
/// for _ in 0..20 {
///     let game = games.play();
///     assert!(game.table.is_over());
/// }
/// let tally = games.tally();
/// assert_eq!(tally.games, 20);
/// assert!(tally.wins(0).value > tally.wins(1).value);
/// # Ok::<(), engine::heckmeck::PlayError>(())
/// ```
pub struct Games {
    tournament: Tournament,
    fresh: Table,
    /// The ways to play that take part, each once, so that what one has solved serves all seats.
    deciders: Vec<Box<dyn Decide + Send>>,
    /// By which luck is told.
    network: Option<Arc<Network>>,
    /// By player: which of them.
    plays: Vec<usize>,
    tally: Tally,
    /// Number of the next game.
    next: u64,
}

impl Games {
    /// The start of a tournament of players who need no network. Its results are not adjusted for luck.
    ///
    /// # Errors
    /// [`TableStateError::Players`](crate::heckmeck::TableStateError::Players) for fewer than 2 or more than 7
    /// players, [`PlayError::NoNetwork`] for one who needs a network.
    pub fn new(tournament: Tournament) -> Result<Games, PlayError> {
        Games::with_model(tournament, &WinModel::default())
    }

    /// The start of a tournament. Its results are adjusted for luck if the model has the network for so many
    /// players.
    ///
    /// # Errors
    /// As [`Games::new`].
    pub fn with_model(tournament: Tournament, model: &WinModel) -> Result<Games, PlayError> {
        let fresh = Table::fresh(tournament.players.len(), tournament.rules)?;
        let structure = Arc::new(Structure::new(Dice::EIGHT));
        let mut met: Vec<Strategy> = Vec::new();
        let mut plays = Vec::new();
        for &strategy in &tournament.players {
            let known = met.iter().position(|&other| other == strategy);
            plays.push(known.unwrap_or(met.len()));
            if known.is_none() {
                met.push(strategy);
            }
        }
        let players = tournament.players.len();
        let deciders = met
            .iter()
            .map(|one| one.decider(&structure, model, players));
        Ok(Games {
            network: model.network(fresh.players()).ok().cloned(),
            deciders: deciders.collect::<Result<_, _>>()?,
            fresh,
            plays,
            tally: Tally::new(players),
            tournament,
            next: 0,
        })
    }

    /// Whether luck is to be told, which takes time; it is where a network is known.
    #[must_use]
    pub fn luck(mut self, is_told: bool) -> Games {
        if !is_told {
            self.network = None;
        }
        self
    }

    /// Whether results are adjusted for luck.
    #[must_use]
    pub fn tells_luck(&self) -> bool {
        self.network.is_some()
    }

    /// Goes on with the game of this number, counted from 0: so tournaments are played in parts.
    pub fn skip_to(&mut self, game: u64) {
        self.next = game;
    }

    /// Takes what the games so far came to, and begins to count anew.
    pub fn take_tally(&mut self) -> Tally {
        let players = self.tally.players.len();
        std::mem::replace(&mut self.tally, Tally::new(players))
    }

    /// What the games played so far came to.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Plays the next game, and counts it.
    pub fn play(&mut self) -> FinishedGame {
        let game = self.replay(self.next);
        self.next += 1;
        self.tally.count(&game, self.tournament.tie_break);
        game
    }

    /// Plays a game of the tournament, numbered from 0, without counting it. Each has its own part
    /// of the generator's stream, so the same game of the same seed is the same on every machine,
    /// whatever was played before it.
    pub fn replay(&mut self, number: u64) -> FinishedGame {
        let mut seats: Vec<usize> = (0..self.plays.len()).collect();
        if self.tournament.rotate {
            seats.rotate_left(starter(number, self.plays.len()));
        }
        let mut generator = generator(self.tournament.seed, number);
        let mut table = self.fresh.clone();
        let mut luck = self.network.as_ref().map(Luck::new);
        let mut turns = 0;
        while !table.is_over() && turns < MOST_TURNS {
            let player = seats[table.to_move()];
            let decider = &mut self.deciders[self.plays[player]];
            let outcome = play_turn(&table, decider.as_mut(), &mut generator);
            if let Some(luck) = &mut luck {
                luck.count(&table, decider.as_mut(), outcome);
            }
            table.end_turn(outcome);
            turns += 1;
        }
        FinishedGame {
            table,
            seats,
            turns,
            luck: luck.map_or_else(WinChances::default, |luck| luck.by_seat),
        }
    }
}

/// Index of the player who starts a game, if players start in turn.
fn starter(game: u64, players: usize) -> usize {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the rest is below the divisor"
    )]
    let starter = (game % players as u64) as usize;
    starter
}
