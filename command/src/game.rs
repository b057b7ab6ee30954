//! Games of a person against the computer: what all of them share.

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use serde::Serialize;

use crate::failure::Failure;
use crate::numbers::whole;
use crate::paper::Paper;
use crate::table_talk::{Reply, Talk};

/// A level of the page: its name, the computer's player at it, and how strong that one is.
pub type Level<Player> = (&'static str, Player, &'static str);

/// Reads the name of a level as its player; the help describes each.
pub fn levels<Player: Copy + Send + Sync>(
    levels: &'static [Level<Player>],
) -> impl TypedValueParser<Value = Player> {
    let named = levels
        .iter()
        .map(|(name, _, way)| PossibleValue::new(*name).help(*way));
    PossibleValuesParser::new(named).try_map(|name| {
        let level = levels.iter().find(|(known, ..)| *known == name);
        level.map(|(_, player, _)| *player).ok_or("no such level")
    })
}

/// How a game is played, whichever it is.
#[derive(Args)]
pub struct Sitting {
    /// Games of a seed have the same dice or tiles on every machine [default: another seed each time]
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u64, 0, { u64::MAX }>)]
    seed: Option<u64>,

    /// Write each event as a line of JSON and ask nothing, so that a program can play
    #[arg(long, help_heading = "Output", display_order = 1000)]
    json: bool,
}

/// The person's seat. The others are the computer's.
pub const PERSON: usize = 0;

/// A game under way.
pub trait Game {
    /// Its name in JSON.
    const NAME: &'static str;
    /// Its name for people.
    const TITLE: &'static str;
    /// Where the person sits.
    const SEAT: &'static str;
    /// How to answer.
    const ANSWERS: &'static str;
    /// A choice that gives away less is as good as the best.
    const LEAST_LOSS: f64;
    /// A decision.
    type Move;
    /// What is answered to `?`, as JSON.
    type Advice: Serialize;

    /// The seat whose turn it is.
    fn to_move(&self) -> usize;

    /// The position as text.
    fn text(&self) -> String;

    fn is_over(&self) -> bool;

    /// More than one seat in a tie.
    fn winners(&self) -> Vec<usize>;

    /// What the computer is called in this seat.
    fn name_of(seat: usize) -> String {
        format!("Player {}", seat + 1)
    }

    /// Shows where the game stands.
    fn show(&self, paper: &mut Paper);

    /// Makes ready for the next decision: throws dice, says whose turn it is. Returns the decision
    /// where the rules leave no other and nobody is asked.
    fn prepare(&mut self, talk: &Talk) -> Result<Option<Self::Move>, Failure>;

    /// The computer's decision.
    fn decide(&mut self) -> Result<Self::Move, Failure>;

    /// What the person is asked.
    fn question(&self) -> String;

    /// What the person may answer.
    fn answers(&self) -> Vec<String>;

    /// The decision that an answer names, or why there is none.
    fn read(&mut self, answer: &str) -> Result<Result<Self::Move, String>, Failure>;

    /// What to think of before a decision that the rules allow but hardly anybody wants.
    fn warning(&self, _: &Self::Move) -> Option<&'static str> {
        None
    }

    /// What each choice is worth, as JSON and for people.
    fn advise(&mut self) -> Result<(Self::Advice, Paper), Failure>;

    /// What a decision of the person gives away against the best; `None` where there is no choice.
    fn loss(&mut self, decision: &Self::Move) -> Result<Option<f64>, Failure>;

    /// In words what a loss is.
    fn lost(loss: f64) -> String {
        format!("{:.1} percentage points of the chance to win", 100.0 * loss)
    }

    /// How well the person decided, in words.
    fn sum_up(
        &Decided {
            choices,
            good,
            lost,
        }: &Decided,
    ) -> String {
        let others = match choices - good {
            0 => String::new(),
            1 => format!(" The other gave away {}.", Self::lost(lost)),
            _ => format!(" The others gave away {}.", Self::lost(lost)),
        };
        format!("Choices that were the best, or as good: {good} of {choices}.{others}")
    }

    /// Carries out a decision, and tells what happens.
    fn carry_out(&mut self, decision: Self::Move, talk: &Talk) -> Result<(), Failure>;
}

/// What happens in every game.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
enum Event<A> {
    Start {
        seed: u64,
    },
    Advice {
        #[serde(flatten)]
        advice: A,
        answers: Vec<String>,
    },
    Error {
        message: String,
        answers: Vec<String>,
    },
    Quit,
    End {
        winners: Vec<usize>,
    },
}

/// What is said where nothing was answered.
const NOTHING: &str = "Type an answer, ? for what each is worth, or q to leave.";

/// How well the person decided.
#[derive(Default)]
pub struct Decided {
    /// Decisions where there was a choice.
    pub choices: u32,
    /// Those of them that were the best, or as good.
    pub good: u32,
    /// What the others gave away.
    pub lost: f64,
}

/// A game, and those who talk about it.
struct Table<G> {
    game: G,
    talk: Talk,
    decided: Decided,
}

impl Sitting {
    /// Plays the game of a seed, to the end or until the person leaves.
    pub fn play<G: Game>(
        &self,
        start: impl FnOnce(u64) -> Result<G, Failure>,
    ) -> Result<(), Failure> {
        let seed = self.seed.unwrap_or_else(by_the_clock);
        let table = Table {
            game: start(seed)?,
            talk: Talk::new(G::NAME, self.json),
            decided: Decided::default(),
        };
        table.play(seed)
    }
}

fn by_the_clock() -> u64 {
    let time = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    time.map_or(1, |time| u64::from(time.subsec_nanos()) ^ time.as_secs())
}

impl<G: Game> Table<G> {
    fn play(mut self, seed: u64) -> Result<(), Failure> {
        self.tell(&Event::Start { seed }, |paper| {
            paper.title(format_args!("{}, seed {seed}. {}", G::TITLE, G::SEAT));
            paper.line(G::ANSWERS);
        })?;
        while !self.game.is_over() {
            let decision = match self.game.prepare(&self.talk)? {
                Some(decision) => decision,
                None if self.game.to_move() != PERSON => self.game.decide()?,
                None => match self.choose()? {
                    Some(decision) => decision,
                    None => return self.leave(),
                },
            };
            self.game.carry_out(decision, &self.talk)?;
        }
        self.end()
    }

    fn tell(
        &self,
        event: &Event<G::Advice>,
        print: impl FnOnce(&mut Paper),
    ) -> Result<(), Failure> {
        let place = (self.game.to_move(), &self.game.text()[..]);
        self.talk.tell(event, place, print)
    }

    /// Asks until the answer is one that the rules allow. `None` for a person who leaves.
    fn choose(&mut self) -> Result<Option<G::Move>, Failure> {
        let question = self.game.question();
        let mut is_warned = false;
        loop {
            let line = match self.talk.ask(&question)? {
                Reply::Quit => return Ok(None),
                Reply::Line(line) => line,
            };
            let read = match line.as_str() {
                "?" => {
                    self.advise()?;
                    continue;
                }
                "" => Err(NOTHING.to_owned()),
                line => self.game.read(line)?,
            };
            let decision = match read {
                Ok(decision) => decision,
                Err(message) => {
                    self.refuse(message)?;
                    continue;
                }
            };
            let warning = self.game.warning(&decision);
            let warning = warning.filter(|_| !is_warned && !self.talk.is_json());
            let Some(warning) = warning else {
                self.judge(&decision)?;
                return Ok(Some(decision));
            };
            self.talk.say(|paper| paper.line(warning))?;
            is_warned = true;
        }
    }

    fn refuse(&self, message: String) -> Result<(), Failure> {
        let event = Event::Error {
            message: message.clone(),
            answers: self.game.answers(),
        };
        self.tell(&event, |paper| paper.line(message))
    }

    fn advise(&mut self) -> Result<(), Failure> {
        let (advice, printed) = self.game.advise()?;
        let answers = self.game.answers();
        let event = Event::Advice { advice, answers };
        self.tell(&event, |paper| *paper = printed)
    }

    /// Notes how good a decision of the person is. Programs are not told.
    fn judge(&mut self, decision: &G::Move) -> Result<(), Failure> {
        if self.talk.is_json() {
            return Ok(());
        }
        if let Some(loss) = self.game.loss(decision)? {
            self.decided.choices += 1;
            if loss < G::LEAST_LOSS {
                self.decided.good += 1;
            } else {
                self.decided.lost += loss;
            }
        }
        Ok(())
    }

    fn leave(&self) -> Result<(), Failure> {
        self.tell(&Event::Quit, |paper| {
            paper.line("You leave before the end of the game.");
        })?;
        self.sum_up()
    }

    fn end(&self) -> Result<(), Failure> {
        self.talk.say(|paper| self.game.show(paper))?;
        let winners = self.game.winners();
        let words = match winners[..] {
            [PERSON] => "You win.".to_owned(),
            [winner] => format!("{} wins.", G::name_of(winner)),
            _ => "A tie.".to_owned(),
        };
        self.tell(&Event::End { winners }, |paper| paper.line(words))?;
        self.sum_up()
    }

    /// Says how well the person decided.
    fn sum_up(&self) -> Result<(), Failure> {
        if self.decided.choices == 0 {
            return Ok(());
        }
        self.talk.say(|paper| paper.line(G::sum_up(&self.decided)))
    }
}
