//! Games against the computer: what is said, and what the person answers.

use std::io::{self, BufRead as _, Write as _};

use clap::ValueEnum;
use serde::Serialize;

use crate::failure::Failure;
use crate::output::Output;
use crate::paper::Paper;

/// How strong the computer is: the levels of the page.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Level {
    /// The weakest.
    Weak,
    /// Better.
    Medium,
    /// Good.
    Strong,
    /// The strongest.
    Strongest,
}

/// Tells a person what happens, or a program: each event as a line of JSON, without questions.
pub struct Talk {
    game: &'static str,
    is_json: bool,
}

/// An event as JSON.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Happened<'a, E> {
    game: &'a str,
    #[serde(flatten)]
    event: &'a E,
    to_move: usize,
    text: &'a str,
}

impl Talk {
    /// Talk about a game of this name.
    pub fn new(game: &'static str, is_json: bool) -> Talk {
        Talk { game, is_json }
    }

    /// Tells an event: to a program with who is to move after it and with the position, to a person
    /// what is printed.
    pub fn tell(
        &self,
        event: &impl Serialize,
        (to_move, text): (usize, &str),
        print: impl FnOnce(&mut Paper),
    ) -> Result<(), Failure> {
        let happened = Happened {
            game: self.game,
            event,
            to_move,
            text,
        };
        Output::new(self.is_json).write(&happened, print)
    }

    /// Says what only a person needs to read.
    pub fn say(&self, print: impl FnOnce(&mut Paper)) -> Result<(), Failure> {
        if self.is_json {
            return Ok(());
        }
        let mut paper = Paper::default();
        print(&mut paper);
        let mut out = anstream::stdout();
        out.write_all(paper.text().as_bytes())?;
        Ok(out.flush()?)
    }

    /// Asks a question, and reads a line. A program is not asked: it knows from the event before.
    pub fn ask(&self, question: &str) -> Result<Reply, Failure> {
        let mut out = anstream::stdout();
        if !self.is_json {
            write!(out, "{question} ")?;
            out.flush()?;
        }
        let mut line = String::new();
        if io::stdin().lock().read_line(&mut line)? == 0 {
            if !self.is_json {
                writeln!(out)?;
            }
            return Err(Failure::new("the input has ended before the game"));
        }
        Ok(match line.trim() {
            "q" | "quit" => Reply::Quit,
            line => Reply::Line(line.to_owned()),
        })
    }
}

/// What is said where nothing was answered.
pub const NOTHING: &str = "Type an answer, ? for what each is worth, or q to leave.";

/// What a person answers to a question.
pub enum Reply {
    /// A line, without blanks around it.
    Line(String),
    /// The person leaves.
    Quit,
}

/// A seed by the clock, where none is given.
pub fn seed(given: Option<u64>) -> u64 {
    given.unwrap_or_else(|| {
        let time = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        time.map_or(1, |time| u64::from(time.subsec_nanos()) ^ time.as_secs())
    })
}
