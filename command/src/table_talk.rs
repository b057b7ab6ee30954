//! What is said in a game against the computer, and what the person answers.

use std::io::{self, BufRead as _, Write as _};

use serde::Serialize;

use crate::failure::Failure;
use crate::output::Output;
use crate::paper::Paper;

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

    /// Whether a program plays.
    pub fn is_json(&self) -> bool {
        self.is_json
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
    /// At the end of the input the person leaves.
    pub fn ask(&self, question: &str) -> Result<Reply, Failure> {
        let mut out = anstream::stdout();
        if !self.is_json {
            write!(out, "{question} ")?;
            out.flush()?;
        }
        let mut line = String::new();
        if io::stdin().lock().read_line(&mut line)? == 0 {
            self.say(Paper::gap)?;
            return Ok(Reply::Quit);
        }
        Ok(match line.trim() {
            "q" | "quit" => Reply::Quit,
            line => Reply::Line(line.to_lowercase()),
        })
    }
}

/// What a person answers to a question.
pub enum Reply {
    /// A line in lower case, without blanks around it.
    Line(String),
    /// The person leaves.
    Quit,
}
