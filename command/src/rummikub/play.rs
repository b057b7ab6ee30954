//! A game of Rummikub against the computer.

use answers::rummikub::AdviceAnswer;
use clap::Args;
use engine::chance::generator;
use engine::decide::Decide;
use engine::rummikub::{
    self, Advice, Answer, Deal, Outcome, Position, Rules, Set, Solver, Strategy, Tiles, TurnEnd,
    View, Wishes,
};
use rand::Rng;
use serde::Serialize;

use super::print;
use crate::failure::Failure;
use crate::game::{Decided, Game, Level, PERSON, Sitting, levels};
use crate::numbers::whole;
use crate::paper::{Paper, count};
use crate::table_talk::Talk;

/// How a game is played.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Play {
    /// How strong the computer is
    #[arg(long, default_value = "strongest", value_parser = levels(&LEVELS))]
    level: Strategy,

    /// Players in all, you and the computer's: 2 to 4
    #[arg(long, value_name = "NUMBER", default_value_t = 2, allow_negative_numbers = true, value_parser = whole::<usize, 2, 4>)]
    players: usize,

    #[command(flatten)]
    sitting: Sitting,
}

const EXAMPLES: &str = "\
Example:
  rollwise rummikub play --level medium --players 3

Answer with tiles of your rack, such as \"r8 b1 j\": how they can lie is found for you, with the fewest cuts; \"d\" draws a tile, or passes where none is left. \"?\" shows the best move, \"q\" leaves.";

/// The levels, the weakest first.
static LEVELS: [Level<Strategy>; 4] = [
    (
        "weak",
        Strategy::Simple,
        "Plays sets from its rack, and rearranges nothing. Wins 1 of 100 games against the strongest.",
    ),
    (
        "medium",
        Strategy::Tiles,
        "Plays as many tiles as it can. Wins 26 of 100 games against the strongest.",
    ),
    (
        "strong",
        Strategy::Jokers,
        "Plays as many tiles as it can, and keeps its jokers. Wins 37 of 100 games against the strongest.",
    ),
    (
        "strongest",
        Strategy::Best,
        "Keeps its jokers, and draws where that wins sooner: the strongest here.",
    ),
];

/// What happens in a game. Players are seats; what has `answers` waits for one of them.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
enum Event {
    Turn {
        player: usize,
        opened: bool,
        rivals: Vec<usize>,
        pool: usize,
        answers: Vec<String>,
    },
    Lay {
        player: usize,
        tiles: String,
    },
    Draw {
        player: usize,
        /// Known to the person alone, and of the person's own.
        #[serde(skip_serializing_if = "Option::is_none")]
        tile: Option<String>,
    },
    Pass {
        player: usize,
    },
}

/// A decision.
enum Move {
    /// These sets lie on the table after it.
    Lay(Vec<Set>),
    Draw,
}

/// A game under way.
struct State {
    game: rummikub::Game,
    computers: Vec<Box<dyn Decide<rummikub::Rummikub>>>,
    /// For what the computer leaves to chance.
    chance: Box<dyn Rng>,
    solver: Solver,
    /// What the strongest player would do in the person's place, if it is the person's turn.
    advice: Option<Advice>,
}

impl Play {
    /// Plays.
    pub fn run(&self) -> Result<(), Failure> {
        let strategy = self.level;
        self.sitting.play(|seed| {
            let deal = Deal::of_seed(self.players, seed).map_err(Failure::new)?;
            Ok(State {
                game: rummikub::Game::new(deal, Rules::default()),
                computers: (1..self.players).map(|_| strategy.decider()).collect(),
                chance: Box::new(generator(seed, 1)),
                solver: Solver::new(),
                advice: None,
            })
        })
    }
}

impl State {
    fn position(&self) -> Result<Position, Failure> {
        self.game.position().map_err(Failure::new)
    }

    fn rack(&self) -> Tiles {
        self.game.rack(PERSON).copied().unwrap_or_default()
    }

    fn solve(&mut self, wishes: &Wishes) -> Result<Answer, Failure> {
        let position = self.position()?;
        self.solver.solve(&position, wishes).map_err(Failure::new)
    }

    /// The best move, which was looked for when the turn began.
    fn advice(&self) -> Result<&Advice, Failure> {
        let advice = self.advice.as_ref();
        advice.ok_or_else(|| Failure::new("it is not the person's turn"))
    }

    /// Where tiles of the rack can lie, or why they can't.
    fn lay(&mut self, tiles: Tiles) -> Result<Result<Move, String>, Failure> {
        let rack = self.rack();
        if !rack.is_superset(&tiles) {
            return Ok(Err(format!("Your rack does not have {tiles}.")));
        }
        let found = self.solve(&Wishes {
            play: tiles,
            keep: rack.without(&tiles),
            ..Wishes::default()
        })?;
        Ok(match (found.best, found.outcome) {
            (Some(best), _) => {
                let sets = best.sets.iter().map(|planned| planned.set);
                Ok(Move::Lay(sets.collect()))
            }
            (None, Outcome::NoOpening) => Err(format!(
                "{tiles} is no opening: that takes sets of your own worth {} points.",
                Rules::default().opening
            )),
            (None, _) => Err(format!("{tiles} can't be laid.")),
        })
    }
}

impl Game for State {
    const NAME: &'static str = "rummikub";
    const TITLE: &'static str = "Rummikub";
    const SEAT: &'static str = "You are player 1.";
    const ANSWERS: &'static str =
        "Answer with tiles to lay, or d to draw; ? shows the best move, q leaves.";
    /// Tiles.
    const LEAST_LOSS: f64 = 1.0;
    type Move = Move;
    type Advice = AdviceAnswer;

    fn to_move(&self) -> usize {
        self.game.to_move()
    }

    /// The table and the person's rack, whoever's turn it is: the others' racks are hidden.
    fn text(&self) -> String {
        let table = self.game.table().to_vec();
        let seen = Position::new(table, Tiles::default(), self.rack());
        seen.map_or_else(|_| String::new(), |position| position.to_string())
    }

    fn is_over(&self) -> bool {
        self.game.is_over()
    }

    fn winners(&self) -> Vec<usize> {
        self.game.winners()
    }

    fn show(&self, paper: &mut Paper) {
        let game = &self.game;
        let sets: Vec<String> = game.table().iter().map(Set::to_string).collect();
        let table = if sets.is_empty() {
            "-".to_owned()
        } else {
            sets.join(" / ")
        };
        paper.gap();
        for player in 1..game.players() {
            let tiles = game.rack(player).map_or(0, Tiles::len);
            paper.line(format_args!(
                "  player {}: {}",
                player + 1,
                tiles_in_words(tiles)
            ));
        }
        paper.line(format_args!("  pool: {}", tiles_in_words(game.pool())));
        paper.line(format_args!("  table: {table}"));
        paper.line(format_args!("  your rack: {}", self.rack()));
    }

    fn prepare(&mut self, talk: &Talk) -> Result<Option<Move>, Failure> {
        if self.to_move() != PERSON {
            return Ok(None);
        }
        let (position, rivals) = (self.position()?, self.game.rivals());
        let view = View {
            position: &position,
            rivals: &rivals,
        };
        self.advice = Some(Advice::of(view).map_err(Failure::new)?);
        talk.say(|paper| self.show(paper))?;
        let event = Event::Turn {
            player: PERSON,
            opened: self.game.has_opened(PERSON),
            rivals: self.game.rivals(),
            pool: self.game.pool(),
            answers: self.answers(),
        };
        talk.tell(&event, (PERSON, &self.text()), |_| {})?;
        Ok(None)
    }

    fn decide(&mut self) -> Result<Move, Failure> {
        let (position, rivals) = (self.position()?, self.game.rivals());
        let view = View {
            position: &position,
            rivals: &rivals,
        };
        let computer = &mut self.computers[self.game.to_move() - 1];
        let after = computer.decide(view, &mut *self.chance);
        Ok(after.map_or(Move::Draw, Move::Lay))
    }

    fn question(&self) -> String {
        let needed = if self.game.has_opened(PERSON) {
            String::new()
        } else {
            format!(" for an opening of {}", Rules::default().opening)
        };
        let draw = if self.game.pool() > 0 { "draw" } else { "pass" };
        format!("Tiles{needed}, or {draw} (d, ?, q):")
    }

    /// To draw, and the tiles of the best move: there may be thousands of others.
    fn answers(&self) -> Vec<String> {
        let advice = self.advice.as_ref();
        let best = advice.and_then(|advice| advice.best.as_ref());
        let best = best.map(|best| best.play.to_string());
        let draw = "d".to_owned();
        std::iter::once(draw).chain(best).collect()
    }

    fn read(&mut self, answer: &str) -> Result<Result<Move, String>, Failure> {
        if ["d", "draw", "p", "pass"].contains(&answer) {
            return Ok(Ok(Move::Draw));
        }
        match answer.parse() {
            Ok(tiles) => self.lay(tiles),
            Err(_) => Ok(Err(format!(
                "\"{answer}\" are no tiles: write them as in r8 b1 j."
            ))),
        }
    }

    fn advise(&mut self) -> Result<(AdviceAnswer, Paper), Failure> {
        let position = self.position()?;
        let advice = self.advice()?;
        let mut paper = Paper::default();
        print::advice(&mut paper, &self.text(), advice, &position);
        Ok((AdviceAnswer::new(advice, &position), paper))
    }

    fn loss(&mut self, decision: &Move) -> Result<Option<f64>, Failure> {
        let Advice { best, wait } = self.advice()?;
        if best.is_none() && wait.is_none() {
            return Ok(None);
        }
        let laid = match decision {
            Move::Lay(sets) => {
                let tiles = |sets: &[Set]| sets.iter().map(|set| set.tiles().len()).sum::<usize>();
                tiles(sets) - tiles(self.game.table())
            }
            Move::Draw => 0,
        };
        let laid = u32::try_from(laid).map_err(Failure::new)?;
        let advised = best.as_ref().map_or(0, |best| best.numbers.tiles);
        Ok(Some(advised.abs_diff(laid).into()))
    }

    /// Tiles that are kept could mostly go in the next turn too, so they are not added up.
    fn sum_up(&Decided { choices, good, .. }: &Decided) -> String {
        format!("Turns that laid as many tiles as the strongest player would: {good} of {choices}.")
    }

    fn carry_out(&mut self, decision: Move, talk: &Talk) -> Result<(), Failure> {
        let player = self.to_move();
        let end = match decision {
            Move::Lay(sets) => TurnEnd::Laid(self.game.lay(sets).map_err(Failure::new)?),
            Move::Draw => self.game.draw(),
        };
        self.advice = None;
        let is_person = player == PERSON;
        let name = State::name_of(player);
        let (event, words) = match end {
            TurnEnd::Laid(tiles) => {
                let tiles = tiles.to_string();
                let words = format!("{name} lays {tiles}.");
                (Event::Lay { player, tiles }, words)
            }
            TurnEnd::Drew(tile) => {
                let tile = is_person.then(|| tile.to_string());
                let words = match &tile {
                    Some(tile) => format!("You draw {tile}."),
                    None => format!("{name} draws a tile."),
                };
                (Event::Draw { player, tile }, words)
            }
            TurnEnd::Passed => (Event::Pass { player }, format!("{name} passes.")),
        };
        // What people lay they know; what they draw they don't.
        let is_said = !is_person || matches!(end, TurnEnd::Drew(_));
        talk.tell(&event, (self.to_move(), &self.text()), |paper| {
            if is_said {
                paper.line(words);
            }
        })
    }
}

fn tiles_in_words(tiles: usize) -> String {
    count(u64::try_from(tiles).unwrap_or(0), "tile", "tiles")
}
