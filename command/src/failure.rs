//! What goes wrong, told on the standard error with the place in the text, and as an exit code.

use std::fmt::Display;
use std::io;
use std::ops::Range;
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use engine::notation::NotationError;
use unicode_width::UnicodeWidthStr;

/// Why a command ends without an answer.
#[derive(Debug)]
pub struct Failure {
    message: String,
    /// The text that is wrong, and where.
    place: Option<(String, Range<usize>)>,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Something that did not work: exit code 1.
    Failed,
    /// Something is wrong with what was typed: exit code 2, as clap's own errors have.
    Usage,
    /// By Ctrl-C.
    Interrupted,
    /// Nobody reads what is written, as behind `| head`.
    Unread,
}

/// The exit code of what Ctrl-C has ended, as shells have it: 128 and the number of the signal.
pub const INTERRUPTED: u8 = 130;

impl Failure {
    /// Something that did not work.
    pub fn new(reason: impl Display) -> Failure {
        Failure {
            message: reason.to_string(),
            place: None,
            kind: Kind::Failed,
        }
    }

    /// Something is wrong with what was typed: it can't be read, or can't be.
    pub fn usage(reason: impl Display) -> Failure {
        Failure {
            kind: Kind::Usage,
            ..Failure::new(reason)
        }
    }

    /// Ctrl-C has ended games before all were played.
    pub fn interrupted(played: u64, of: u64) -> Failure {
        Failure {
            kind: Kind::Interrupted,
            ..Failure::new(format_args!("interrupted after {played} of {of} games"))
        }
    }

    /// The same, because of a part of a text.
    pub fn at(self, text: &str, place: Range<usize>) -> Failure {
        Failure {
            place: Some((text.to_owned(), place)),
            ..self
        }
    }

    /// The same, in a line of many.
    pub fn in_line(self, line: usize) -> Failure {
        Failure {
            message: format!("line {line}: {}", self.message),
            ..self
        }
    }

    /// Tells what is wrong. Returns the exit code.
    pub fn report(&self) -> ExitCode {
        if self.kind == Kind::Unread {
            return ExitCode::SUCCESS;
        }
        let red = AnsiColor::Red.on_default().bold();
        anstream::eprintln!("{red}error:{red:#} {}", self.message);
        if let Some((text, place)) = &self.place {
            let (before, carets) = underlined(text, place);
            let bold = Style::new().bold();
            anstream::eprintln!("  {text}\n  {before}{bold}{carets}{bold:#}");
        }
        match self.kind {
            Kind::Usage => ExitCode::from(2),
            Kind::Interrupted => ExitCode::from(INTERRUPTED),
            _ => ExitCode::FAILURE,
        }
    }
}

/// Blanks as wide as what stands before a part of a text, and carets as wide as the part; one where
/// something is missing.
fn underlined(text: &str, place: &Range<usize>) -> (String, String) {
    let width = |range: Range<usize>| text.get(range).map_or(0, UnicodeWidthStr::width);
    let before = width(0..place.start);
    let carets = width(place.clone()).max(1);
    (" ".repeat(before), "^".repeat(carets))
}

impl From<NotationError> for Failure {
    fn from(error: NotationError) -> Failure {
        Failure::usage(&error).at(&error.text, error.place.clone())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        let kind = match error.kind() {
            io::ErrorKind::BrokenPipe => Kind::Unread,
            // A line of the input that is not UTF-8.
            io::ErrorKind::InvalidData => Kind::Usage,
            _ => Kind::Failed,
        };
        Failure {
            kind,
            ..Failure::new(error)
        }
    }
}
