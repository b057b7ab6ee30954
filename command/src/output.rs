//! Where answers go, and where positions come from.

use std::io::{self, Write as _};

use serde::Serialize;

use crate::failure::Failure;
use crate::paper::Paper;

/// How answers are written.
#[derive(clap::Args)]
pub struct Output {
    /// Write each answer as a line of JSON, with the fields that the modules' answers have
    #[arg(long, help_heading = "Output", display_order = 1000)]
    json: bool,
}

/// An answer as JSON: the game, the position as text, and what is to be said of it.
#[derive(Serialize)]
pub struct Told<'a, A> {
    /// The name of the game.
    pub game: &'a str,
    /// The position in the game's notation.
    pub text: &'a str,
    /// The answer.
    #[serde(flatten)]
    pub answer: A,
}

impl Output {
    /// Lines of JSON, or text for people.
    pub fn new(json: bool) -> Output {
        Output { json }
    }

    /// Writes an answer.
    pub fn write(
        &self,
        answer: &impl Serialize,
        print: impl FnOnce(&mut Paper),
    ) -> Result<(), Failure> {
        let mut out = anstream::stdout();
        if self.json {
            let line = serde_json::to_string(answer).map_err(Failure::new)?;
            writeln!(out, "{line}")?;
        } else {
            let mut paper = Paper::default();
            print(&mut paper);
            out.write_all(paper.text().as_bytes())?;
        }
        Ok(out.flush()?)
    }

    /// Answers about a position; about each line of the standard input for `-`. Empty lines and
    /// those that begin with `#` are left out.
    pub fn each(
        &self,
        text: &str,
        mut answer: impl FnMut(&str) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        if text != "-" {
            return answer(text);
        }
        let mut is_first = true;
        for (nth, line) in io::stdin().lines().enumerate() {
            let line = line.map_err(|error| Failure::from(error).in_line(nth + 1))?;
            let position = line.trim();
            if position.is_empty() || position.starts_with('#') {
                continue;
            }
            if !self.json && !is_first {
                writeln!(anstream::stdout())?;
            }
            is_first = false;
            answer(position).map_err(|failure| failure.in_line(nth + 1))?;
        }
        Ok(())
    }
}
