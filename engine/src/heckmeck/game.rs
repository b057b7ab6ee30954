//! Whole games between strategies, and tournaments of them.

use std::sync::Arc;

use rand::Rng;

use crate::chance::generator;
use crate::dice::{FACES, Roll};
use crate::estimate::{Estimate, Sums, float};
use crate::heckmeck::decide::{PlayError, PlayTurns, View};
use crate::heckmeck::luck::Luck;
use crate::heckmeck::rules::Dice;
use crate::heckmeck::strategy::Strategy;
use crate::heckmeck::structure::Structure;
use crate::heckmeck::table::{Outcome, Table};
use crate::heckmeck::table_rules::RuleOptions;
use crate::heckmeck::turn::Turn;
use crate::heckmeck::values::Action;
use crate::heckmeck::win::{Network, WinChances, WinModel};
use crate::series::{self, Match, Series};

/// After this many turns a game is ended as it stands. Games of players who try to take tiles are
/// over long before; where nothing is turned down, a game can drag on.
pub const MOST_TURNS: u64 = 10_000;

/// The most decisions of a turn: for each face one to roll and one to take, and one to end it.
const MOST_DECISIONS: usize = 2 * FACES + 1;

/// Plays one turn, and returns what it brings. Whoever rolls in a turn that is over fails, and so
/// does a player that keeps returning illegal actions.
pub fn play_turn(table: &Table, player: &mut dyn PlayTurns, mut chance: &mut dyn Rng) -> Outcome {
    let mut turn = Turn::start();
    for _ in 0..MOST_DECISIONS {
        let view = View { table, turn: &turn };
        turn = match player.decide(view, chance) {
            Action::Roll if turn.position().is_over() => return Outcome::Fail,
            Action::Roll => turn.with_roll(Roll::throw(turn.position().remaining, &mut chance)),
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
    /// Worms at the end of each game.
    pub worms: Sums,
    /// Results without luck, see [`Sums::add_without_luck`]: 1 for a win, of a tie its part. Where
    /// no network tells chances to win, the results as they are.
    pub adjusted: Sums,
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
            player.adjusted.add_without_luck(result, game.luck[seat]);
            player.worms.add(worms.into());
        }
        if let [winner] = winners[..] {
            self.players[game.seats[winner]].wins += 1;
            self.starter_wins += u64::from(winner == 0);
        } else {
            self.ties += 1;
        }
    }

    /// Turns of all players in a game, on average; 0 without games.
    #[must_use]
    pub fn turns_a_game(&self) -> f64 {
        float(self.turns) / float(self.games.max(1))
    }

    /// Share of the games that a player won. For a player who is none, as without games: anything is
    /// possible.
    #[must_use]
    pub fn wins(&self, player: usize) -> Estimate {
        let games = self.players.get(player).map_or(0, |_| self.games);
        Estimate::share(self.of(player).wins, games)
    }

    /// Share of the games that a player would have won without luck, a tie counting as its part of
    /// a win: see [`Sums::add_without_luck`].
    #[must_use]
    pub fn adjusted_wins(&self, player: usize) -> Estimate {
        self.of(player).adjusted.average().within(1.0)
    }

    /// Worms that a player has at the end of a game, on average.
    #[must_use]
    pub fn worms(&self, player: usize) -> Estimate {
        // Nobody ends with fewer than none.
        self.of(player).worms.average().within(f64::INFINITY)
    }

    /// The sums of a player; those of no games for one who is none.
    fn of(&self, player: usize) -> PlayerTally {
        self.players.get(player).copied().unwrap_or_default()
    }
}

impl series::Tally for Tally {
    fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.ties += other.ties;
        self.starter_wins += other.starter_wins;
        self.turns += other.turns;
        for (player, other) in self.players.iter_mut().zip(&other.players) {
            player.wins += other.wins;
            player.worms.merge(&other.worms);
            player.adjusted.merge(&other.adjusted);
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
    /// By seat: by how much the dice raised the chance to win. All 0 where no network tells chances
    /// to win.
    pub luck: WinChances,
}

/// A tournament under way: plays one game after the other, and adds them up.
///
/// ```
/// use rollwise_engine::heckmeck::{Games, RuleOptions, Strategy, Tournament};
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
/// # Ok::<(), rollwise_engine::heckmeck::PlayError>(())
/// ```
pub type Games = Series<Seats>;

impl Games {
    /// The start of a tournament of players who need no network. Its results are not adjusted for
    /// luck.
    ///
    /// # Errors
    /// [`TableStateError::Players`](crate::heckmeck::TableStateError::Players) for fewer than 2 or
    /// more than 7 players, [`PlayError::NotLearned`] for one who needs a network.
    pub fn new(tournament: Tournament) -> Result<Games, PlayError> {
        Games::with_model(tournament, &WinModel::default())
    }

    /// The start of a tournament. Its results are adjusted for luck if the model has the network
    /// for this many players.
    ///
    /// # Errors
    /// As [`Games::new`].
    pub fn with_model(tournament: Tournament, model: &WinModel) -> Result<Games, PlayError> {
        let seed = tournament.seed;
        Ok(Series::of(Seats::new(tournament, model)?, seed))
    }

    /// Whether luck is to be told, which takes time; it is where a network is known.
    #[must_use]
    pub fn luck(mut self, is_told: bool) -> Games {
        if !is_told {
            self.players.network = None;
        }
        self
    }

    /// Has somebody else decide for a player, counted from 0.
    #[must_use]
    pub fn with_decider(mut self, player: usize, decider: Box<dyn PlayTurns>) -> Games {
        if let Some(plays) = self.players.plays.get_mut(player) {
            *plays = self.players.deciders.len();
            self.players.deciders.push(decider);
        }
        self
    }

    /// Whether results are adjusted for luck.
    #[must_use]
    pub fn tells_luck(&self) -> bool {
        self.players.network.is_some()
    }
}

/// Players at a table.
pub struct Seats {
    tournament: Tournament,
    fresh: Table,
    /// The ways to play that take part, each once, so that what one has solved serves all seats.
    deciders: Vec<Box<dyn PlayTurns>>,
    /// By which luck is told.
    network: Option<Arc<Network>>,
    /// By player: which of them.
    plays: Vec<usize>,
}

impl Seats {
    fn new(tournament: Tournament, model: &WinModel) -> Result<Seats, PlayError> {
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
        Ok(Seats {
            network: model.network(fresh.players()).ok().cloned(),
            deciders: deciders.collect::<Result<_, _>>()?,
            fresh,
            plays,
            tournament,
        })
    }
}

impl Match for Seats {
    type Finished = FinishedGame;
    type Tally = Tally;

    fn tally(&self) -> Tally {
        Tally::new(self.plays.len())
    }

    fn play(&mut self, seed: u64, number: u64) -> FinishedGame {
        let mut seats: Vec<usize> = (0..self.plays.len()).collect();
        if self.tournament.rotate {
            seats.rotate_left(starter(number, self.plays.len()));
        }
        let mut generator = generator(seed, number);
        let mut table = self.fresh.clone();
        let mut luck = self.network.as_ref().map(Luck::new);
        let mut turns = 0;
        for decider in &mut self.deciders {
            decider.begin_game();
        }
        while !table.is_over() && turns < MOST_TURNS {
            let player = seats[table.to_move()];
            let decider = &mut self.deciders[self.plays[player]];
            // Before the turn is played: what that solves serves its decisions.
            let chances = luck.as_ref().map(|_| decider.outcome_chances(&table));
            let outcome = play_turn(&table, decider.as_mut(), &mut generator);
            if let (Some(luck), Some(chances)) = (&mut luck, chances) {
                luck.count(&table, &chances, outcome);
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

    fn count(&self, game: &FinishedGame, tally: &mut Tally) {
        tally.count(game, self.tournament.tie_break);
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
