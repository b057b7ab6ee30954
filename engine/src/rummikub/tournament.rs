//! Tournaments: whole games between strategies over the same deals, and what they come to.

use rand::Rng;
use rand::rngs::ChaCha8Rng;

use crate::chance::generator;
use crate::decide::Decide;
use crate::estimate::{Estimate, Sums, float};
use crate::rummikub::decide::{Rummikub, View};
use crate::rummikub::ending::Ending;
use crate::rummikub::game::{Deal, Game, MOST_PLAYERS, PlayersError, TurnEnd};
use crate::rummikub::rules::Rules;
use crate::rummikub::small;
use crate::rummikub::strategy::Strategy;
use crate::series::{self, Match, Series};

/// Who meets at a table, and by which rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// The players' strategies, in the order in which they sit.
    pub players: Vec<Strategy>,
    /// The rules of the table.
    pub rules: Rules,
    /// Games of another seed have other deals.
    pub seed: u64,
}

/// How one game of a tournament has gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    /// The game after its last turn.
    pub game: Game,
    /// By seat: the index of the player who sat there. Seat 0 has started.
    pub seats: Vec<usize>,
    /// Moves against the rules. Each was taken back, and the player drew.
    pub fouls: u32,
}

/// Plays one turn. A move against the rules is taken back, and the player draws instead; tells
/// whether that was so.
pub fn play_turn(
    game: &mut Game,
    player: &mut dyn Decide<Rummikub>,
    chance: &mut dyn Rng,
) -> (TurnEnd, bool) {
    let rivals = game.rivals();
    let after = game.position().ok().and_then(|position| {
        let view = View {
            position: &position,
            rivals: &rivals,
        };
        player.decide(view, chance)
    });
    match after.map(|after| game.lay(after)) {
        Some(Ok(laid)) => (TurnEnd::Laid(laid), false),
        Some(Err(_)) => (game.draw(), true),
        None => (game.draw(), false),
    }
}

/// Parts of a win: as many as two, three or four players can share equally.
const PARTS: u32 = 12;

/// What the deals of a tournament came to so far: sums over all deals. Each was played as many
/// times as there are players, so that everybody has had every seat.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// Games in which several share the win.
    pub ties: u64,
    /// Moves against the rules.
    pub fouls: u64,
    /// Twelfths of wins by the player who started, by deal.
    starter: Sums,
    /// Turns of all players, by deal.
    turns: Sums,
    /// By player: twelfths of wins, by deal.
    wins: Vec<Sums>,
    /// By player: points left, by deal.
    points: Vec<Sums>,
}

impl Tally {
    fn new(players: usize) -> Tally {
        Tally {
            wins: vec![Sums::default(); players],
            points: vec![Sums::default(); players],
            ..Tally::default()
        }
    }

    /// Adds the games of one deal.
    fn count(&mut self, games: &[FinishedGame]) {
        let players = self.wins.len();
        let (mut starter, mut turns) = (0, 0);
        let mut wins = vec![0; players];
        let mut points = vec![0; players];
        for FinishedGame { game, seats, fouls } in games {
            let Some(Ending { winners, left, .. }) = game.ending() else {
                continue;
            };
            let parts = PARTS / u32::from(small(winners.len()));
            for &seat in &winners {
                wins[seats[seat]] += parts;
            }
            if winners.contains(&0) {
                starter += parts;
            }
            self.ties += u64::from(winners.len() > 1);
            self.fouls += u64::from(*fouls);
            turns += game.turns();
            for (&player, left) in seats.iter().zip(left) {
                points[player] += left;
            }
        }
        self.starter.add(starter.into());
        self.turns.add(turns.into());
        for (sums, number) in self.wins.iter_mut().zip(wins) {
            sums.add(number.into());
        }
        for (sums, number) in self.points.iter_mut().zip(points) {
            sums.add(number.into());
        }
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> usize {
        self.wins.len()
    }

    /// Deals played.
    #[must_use]
    pub fn deals(&self) -> u64 {
        self.turns.count
    }

    /// Games played.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.deals() * self.wins.len() as u64
    }

    /// Share of the games that a player won. Of a shared win a player has an equal part. For a player
    /// who is none, as without games: anything is possible.
    #[must_use]
    pub fn wins(&self, player: usize) -> Estimate {
        self.share_of(self.wins.get(player))
    }

    /// What the tiles of a player count at the end of a game, on average.
    #[must_use]
    pub fn points(&self, player: usize) -> Estimate {
        self.a_game(self.points.get(player))
    }

    /// Share of the games that the player won who started.
    #[must_use]
    pub fn starter_wins(&self) -> Estimate {
        self.share_of(Some(&self.starter))
    }

    /// Turns of all players in a game, on average.
    #[must_use]
    pub fn turns(&self) -> Estimate {
        self.a_game(Some(&self.turns))
    }

    /// The average over games of what was added up by deal; nothing for a player who is none. The
    /// games of one deal hang together: only deals tell how sure the average is.
    fn a_game(&self, sums: Option<&Sums>) -> Estimate {
        let games = self.games_a_deal();
        let average = sums.unwrap_or(&Sums::NONE).average();
        average.map(|sum| (sum / games).max(0.0))
    }

    /// The share of games that wins come to, which were added up by deal.
    fn share_of(&self, wins: Option<&Sums>) -> Estimate {
        let whole = f64::from(PARTS) * self.games_a_deal();
        wins.unwrap_or(&Sums::NONE).share(whole)
    }

    fn games_a_deal(&self) -> f64 {
        float(self.wins.len().max(1) as u64)
    }
}

impl series::Tally for Tally {
    fn merge(&mut self, other: &Tally) {
        self.ties += other.ties;
        self.fouls += other.fouls;
        self.starter.merge(&other.starter);
        self.turns.merge(&other.turns);
        for (sums, more) in self.wins.iter_mut().zip(&other.wins) {
            sums.merge(more);
        }
        for (sums, more) in self.points.iter_mut().zip(&other.points) {
            sums.merge(more);
        }
    }
}

/// A tournament under way. Each deal is played as many times as there are players, so that
/// everybody has had every seat with the tiles that were dealt to it: first the game in which the
/// first player has the first seat.
///
/// ```
/// use rollwise_engine::rummikub::{Games, Rules, Strategy, Tournament};
///
/// let mut games = Games::new(&Tournament {
///     players: vec![Strategy::Tiles, Strategy::Random],
///     rules: Rules::default(),
///     seed: 1,
/// })?;
/// for _ in 0..5 {
///     games.play();
/// }
/// let tally = games.tally();
/// assert_eq!(tally.games(), 10);
/// assert!(tally.wins(0).value > tally.wins(1).value);
/// # Ok::<(), rollwise_engine::rummikub::PlayersError>(())
/// ```
pub type Games = Series<Deals>;

impl Games {
    /// The start of a tournament.
    ///
    /// # Errors
    /// For less than two or more than four players.
    pub fn new(tournament: &Tournament) -> Result<Games, PlayersError> {
        let players = tournament.players.iter();
        let players = players.map(|player| player.decider()).collect();
        Ok(Series::of(
            Deals::new(players, tournament.rules)?,
            tournament.seed,
        ))
    }
}

/// Players who play each deal in every seat.
pub struct Deals {
    players: Vec<Box<dyn Decide<Rummikub>>>,
    rules: Rules,
}

impl Deals {
    /// Seats the players.
    ///
    /// # Errors
    /// For less than two or more than four players.
    pub fn new(
        players: Vec<Box<dyn Decide<Rummikub>>>,
        rules: Rules,
    ) -> Result<Deals, PlayersError> {
        PlayersError::check(players.len())?;
        Ok(Deals { players, rules })
    }

    /// Plays a deal with a certain player in the first seat.
    fn play_one(&mut self, seed: u64, deal: u64, first: usize) -> FinishedGame {
        let players = self.players.len();
        let seats: Vec<usize> = (0..players).map(|seat| (seat + first) % players).collect();
        let mut shuffled = generator(seed, deal * STREAMS);
        let Ok(tiles) = Deal::shuffled(players, &mut shuffled) else {
            unreachable!("there are two to four players")
        };
        // Players who leave something to chance have random numbers of their own for it.
        let mut chances: Vec<ChaCha8Rng> = (1..=players as u64)
            .map(|player| generator(seed, deal * STREAMS + player))
            .collect();
        let mut game = Game::new(tiles, self.rules);
        let mut fouls = 0;
        while !game.is_over() {
            let player = seats[game.to_move()];
            let decider = self.players[player].as_mut();
            let (_, is_foul) = play_turn(&mut game, decider, &mut chances[player]);
            fouls += u32::from(is_foul);
        }
        FinishedGame { game, seats, fouls }
    }
}

impl Match for Deals {
    /// The games of a deal, by who has the first seat.
    type Finished = Vec<FinishedGame>;
    type Tally = Tally;

    fn tally(&self) -> Tally {
        Tally::new(self.players.len())
    }

    fn play(&mut self, seed: u64, deal: u64) -> Vec<FinishedGame> {
        let first = 0..self.players.len();
        first
            .map(|player| self.play_one(seed, deal, player))
            .collect()
    }

    fn count(&self, games: &Vec<FinishedGame>, tally: &mut Tally) {
        tally.count(games);
    }

    fn games_a_number(&self) -> u64 {
        self.players.len() as u64
    }
}

/// Streams of random numbers for each deal: one for the tiles and one for each player.
const STREAMS: u64 = 1 + MOST_PLAYERS as u64;
