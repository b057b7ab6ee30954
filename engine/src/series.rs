//! Series of games: one after the other, or in parts that are played elsewhere and merged.

/// What the games of a series came to, added up.
pub trait Tally {
    /// Adds the games of another part of the same series.
    fn merge(&mut self, other: &Self);
}

/// Players who meet, and the rules by which they play.
pub trait Match {
    /// A game that has come to its end.
    type Finished;
    /// What games came to, added up.
    type Tally: Tally;

    /// The tally of no games.
    fn tally(&self) -> Self::Tally;

    /// Plays the game that a seed has under a number, counted from 0: the same one on every
    /// machine, whatever has been played before.
    fn play(&mut self, seed: u64, number: u64) -> Self::Finished;

    /// Adds a game to a tally.
    fn count(&self, game: &Self::Finished, tally: &mut Self::Tally);

    /// How many games are played under one number: several where a deal is played from every seat.
    fn games_a_number(&self) -> u64 {
        1
    }
}

/// Games of one match and one seed, numbered from 0.
pub struct Series<M: Match> {
    pub(crate) players: M,
    seed: u64,
    /// Number of the next game.
    next: u64,
    tally: M::Tally,
}

impl<M: Match> Series<M> {
    /// The series of a seed; games of another seed have other dice, or other deals.
    pub fn of(players: M, seed: u64) -> Series<M> {
        Series {
            tally: players.tally(),
            players,
            seed,
            next: 0,
        }
    }

    /// Goes on with the game of this number, so that a series can be played in parts.
    pub fn skip_to(&mut self, number: u64) {
        self.next = number;
    }

    /// Plays the next game, and counts it.
    pub fn play(&mut self) -> M::Finished {
        let game = self.replay(self.next);
        self.next += 1;
        self.players.count(&game, &mut self.tally);
        game
    }

    /// Plays the game of a number without counting it.
    pub fn replay(&mut self, number: u64) -> M::Finished {
        self.players.play(self.seed, number)
    }

    /// How many numbers it takes to play at least this many games.
    #[must_use]
    pub fn numbers(&self, games: u64) -> u64 {
        games.div_ceil(self.players.games_a_number())
    }

    /// What the games that were counted came to.
    #[must_use]
    pub fn tally(&self) -> &M::Tally {
        &self.tally
    }

    /// Takes what the games so far came to, and begins to count anew.
    pub fn take_tally(&mut self) -> M::Tally {
        std::mem::replace(&mut self.tally, self.players.tally())
    }
}
