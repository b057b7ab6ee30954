//! Games against the computer: what is said, and what the person answers.

use std::io::{self, BufRead as _, Write as _};

use clap::ValueEnum;

use crate::failure::Failure;
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

/// Says what a paper holds.
pub fn say(print: impl FnOnce(&mut Paper)) -> Result<(), Failure> {
    let mut paper = Paper::default();
    print(&mut paper);
    let mut out = anstream::stdout();
    out.write_all(paper.text().as_bytes())?;
    Ok(out.flush()?)
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

/// Asks a question, and reads a line.
pub fn ask(question: &str) -> Result<Reply, Failure> {
    let mut out = anstream::stdout();
    write!(out, "{question} ")?;
    out.flush()?;
    let mut line = String::new();
    if io::stdin().lock().read_line(&mut line)? == 0 {
        writeln!(out)?;
        return Err(Failure::new("the input has ended before the game"));
    }
    Ok(match line.trim() {
        "q" | "quit" => Reply::Quit,
        line => Reply::Line(line.to_owned()),
    })
}

/// A seed by the clock, where none is given.
pub fn seed(given: Option<u64>) -> u64 {
    given.unwrap_or_else(|| {
        let time = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        time.map_or(1, |time| u64::from(time.subsec_nanos()) ^ time.as_secs())
    })
}
