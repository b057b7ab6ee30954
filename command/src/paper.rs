//! Text for people: lines, and tables whose columns are aligned.

use std::fmt::Display;

use anstyle::{AnsiColor, Style};
use unicode_width::UnicodeWidthStr;

/// What is printed; colours are left out where they don't belong.
#[derive(Default)]
pub struct Paper(String);

/// How the best is marked, besides its star.
const BEST: Style = AnsiColor::Green.on_default().bold();
/// What heads a column.
const HEADING: Style = Style::new().underline();

impl Paper {
    /// Adds a line.
    pub fn line(&mut self, line: impl Display) {
        self.0.extend([line.to_string(), "\n".to_owned()]);
    }

    /// Adds a line that stands out.
    pub fn title(&mut self, line: impl Display) {
        let bold = Style::new().bold();
        self.line(format_args!("{bold}{line}{bold:#}"));
    }

    /// Adds an empty line.
    pub fn gap(&mut self) {
        self.0.push('\n');
    }

    /// Adds a table.
    pub fn table(&mut self, table: &Table) {
        self.0 += &table.written();
    }

    /// The text, with colours.
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// A table with a star before what is best.
pub struct Table {
    columns: Vec<Column>,
    rows: Vec<Row>,
}

struct Column {
    heading: String,
    is_right: bool,
}

struct Row {
    cells: Vec<String>,
    is_best: bool,
}

impl Table {
    /// A table without rows. A heading that begins with `>` stands on the right of its column.
    pub fn new(headings: &[&str]) -> Table {
        let column = |heading: &&str| Column {
            heading: heading.trim_start_matches('>').to_owned(),
            is_right: heading.starts_with('>'),
        };
        Table {
            columns: headings.iter().map(column).collect(),
            rows: Vec::new(),
        }
    }

    /// Adds a row.
    pub fn row<const N: usize>(&mut self, is_best: bool, cells: [String; N]) {
        let cells = cells.into();
        self.rows.push(Row { cells, is_best });
    }

    fn written(&self) -> String {
        let widths: Vec<usize> = (0..self.columns.len())
            .map(|nth| {
                let cells = self.rows.iter().filter_map(|row| row.cells.get(nth));
                let widest = cells.map(|cell| cell.width()).max().unwrap_or(0);
                widest.max(self.columns[nth].heading.width())
            })
            .collect();
        let headings: Vec<String> = self.columns.iter().map(|c| c.heading.clone()).collect();
        let mut text = format!("  {}\n", self.aligned(&headings, &widths, HEADING));
        for Row { cells, is_best } in &self.rows {
            let (star, style) = if *is_best {
                ('*', BEST)
            } else {
                (' ', Style::new())
            };
            let cells = self.aligned(cells, &widths, style);
            text.extend([format!("{style}{star}{style:#} {cells}\n")]);
        }
        text
    }

    /// Cells as wide as their columns, two blanks between them and none at the end.
    fn aligned(&self, cells: &[String], widths: &[usize], style: Style) -> String {
        let mut line = String::new();
        let mut blanks = 0;
        for ((cell, &width), column) in cells.iter().zip(widths).zip(&self.columns) {
            let free = width - cell.width();
            let (before, after) = if column.is_right {
                (free, 0)
            } else {
                (0, free)
            };
            blanks += before;
            if !cell.is_empty() {
                line += &" ".repeat(blanks);
                line.extend([format!("{style}{cell}{style:#}")]);
                blanks = 0;
            }
            blanks += after + 2;
        }
        line
    }
}

/// A chance in percent.
pub fn percent(chance: f64) -> String {
    format!("{:.1}%", 100.0 * chance)
}

/// How many there are of something.
pub fn count(number: impl Into<u64>, one: &str, many: &str) -> String {
    let number = number.into();
    format!("{number} {}", if number == 1 { one } else { many })
}

/// A number with its sign.
pub fn signed(number: f64, digits: usize) -> String {
    let written = format!("{number:+.digits$}");
    // What is rounded away has no sign.
    if written.trim_matches(['+', '-', '0', '.']).is_empty() {
        written.trim_start_matches(['+', '-']).to_owned()
    } else {
        written.replace('-', "\u{2212}")
    }
}
