//! What lies on the table, what a player has, and by which rules they play.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::rummikub::notation::{self, NotationError};
use crate::rummikub::rules::{JokerRule, MOST_JOKER_POINTS, MOST_OPENING, Rules};
use crate::rummikub::set::{Set, SetError, tiles_of};
use crate::rummikub::tile::{COPIES, KINDS, Tile, Tiles};

/// A position as the player to move sees it. No tile is in sight more often than it exists.
///
/// Written as the sets of the table, a bar, and the rack: `r1-3 / rbk5 | r4 j`. Tiles of the table
/// whose sets are not known stand in brackets before the bar: `r1-3 (b4 k4) | o4`.
///
/// ```
/// use rollwise_engine::rummikub::Position;
///
/// let position: Position = "r4-8 | r6".parse()?;
/// assert_eq!((position.table().len(), position.rack().len()), (1, 1));
/// assert_eq!(position.unseen().len(), 100);
/// assert_eq!(position.to_string(), "r4-8 | r6");
/// # Ok::<(), rollwise_engine::rummikub::PositionError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Position {
    table: Vec<Set>,
    loose: Tiles,
    rack: Tiles,
    has_opened: bool,
    rules: Rules,
}

/// Where a tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In a set of the table, by its index.
    Set(usize),
    /// Among the loose tiles of the table.
    Loose,
    /// On the rack.
    Rack,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Set(nth) => write!(f, "table[{nth}]"),
            Place::Loose => f.write_str("loose"),
            Place::Rack => f.write_str("rack"),
        }
    }
}

/// Where both tiles of a kind are, in words.
fn places([one, other]: &[Place; COPIES as usize]) -> String {
    if one == other {
        format!("both are in {one}")
    } else {
        format!("they are in {one} and {other}")
    }
}

/// Why something is no position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// A tile more often than it exists.
    #[error("{found}: a third {tile}; there are two, and {}", places(.others))]
    TooMany {
        /// The tile.
        tile: Tile,
        /// Where the one too many is.
        found: Place,
        /// Where the others are.
        others: [Place; COPIES as usize],
    },
    /// Jokers among loose tiles under a rule that asks what they stand for.
    #[error(
        "loose: a joker; without its set nobody knows what it stands for, so that it may be loose only \
         where jokers are free"
    )]
    LooseJoker,
    /// Two jokers in a set of the table, under a rule that allows one.
    #[error("table[{0}]: two jokers; by the rule in force a set has at most one")]
    TwoJokers(usize),
    /// More points for an opening than [`MOST_OPENING`], or for a joker than [`MOST_JOKER_POINTS`].
    #[error(
        "rules: too many points; allowed are up to {MOST_OPENING} for an opening and {MOST_JOKER_POINTS} for a joker"
    )]
    Points,
    /// Text of which a set is none.
    #[error("table[{nth}]: {error}")]
    Set {
        /// Index of the set.
        nth: usize,
        /// Why it is none.
        error: SetError,
    },
    /// Text without a bar between the table and the rack.
    #[error("\"{0}\" is no position, such as \"r1-3 / rbk5 | r4 j\"")]
    Notation(String),
    /// Text with tiles that are none.
    #[error(transparent)]
    Tiles(#[from] NotationError),
}

/// By kind, where its tiles are.
struct Places([[Option<Place>; COPIES as usize]; KINDS]);

impl Places {
    fn add(&mut self, tile: Tile, place: Place) -> Result<(), PositionError> {
        let places = &mut self.0[tile.index()];
        if let [Some(one), Some(other)] = *places {
            return Err(PositionError::TooMany {
                tile,
                found: place,
                others: [one, other],
            });
        }
        let copies = usize::from(places[0].is_some());
        places[copies] = Some(place);
        Ok(())
    }
}

impl Position {
    /// The position of a player who has opened, by the usual rules.
    ///
    /// # Errors
    /// If a tile is there more often than it exists.
    pub fn new(table: Vec<Set>, loose: Tiles, rack: Tiles) -> Result<Position, PositionError> {
        let mut places = Places([[None; COPIES as usize]; KINDS]);
        for (nth, set) in table.iter().enumerate() {
            for &tile in set.tiles() {
                places.add(tile, Place::Set(nth))?;
            }
        }
        for tile in loose.iter() {
            places.add(tile, Place::Loose)?;
        }
        for tile in rack.iter() {
            places.add(tile, Place::Rack)?;
        }
        Ok(Position {
            table,
            loose,
            rack,
            has_opened: true,
            rules: Rules::default(),
        })
    }

    /// The same position of a player who has not opened yet.
    #[must_use]
    pub fn before_opening(self) -> Position {
        Position {
            has_opened: false,
            ..self
        }
    }

    /// The same position by other rules.
    ///
    /// # Errors
    /// If a joker lies loose under a rule that asks what it stands for, two lie in a set that may
    /// have one, or an opening or a joker counts more than [`MOST_OPENING`] or [`MOST_JOKER_POINTS`].
    pub fn with_rules(self, rules: Rules) -> Result<Position, PositionError> {
        if rules.opening > MOST_OPENING || rules.joker_points > MOST_JOKER_POINTS {
            return Err(PositionError::Points);
        }
        if rules.jokers != JokerRule::Free && self.loose.count(Tile::JOKER) > 0 {
            return Err(PositionError::LooseJoker);
        }
        let has_two = |set: &Set| set.jokers() > 1;
        if rules.one_joker
            && let Some(nth) = self.table.iter().position(has_two)
        {
            return Err(PositionError::TwoJokers(nth));
        }
        Ok(Position { rules, ..self })
    }

    /// The same position with another rack.
    ///
    /// # Errors
    /// If a tile is there more often than it exists.
    pub fn with_rack(&self, rack: Tiles) -> Result<Position, PositionError> {
        let position = Position::new(self.table.clone(), self.loose, rack)?;
        Ok(Position {
            has_opened: self.has_opened,
            rules: self.rules,
            ..position
        })
    }

    /// The sets of the table as they lie.
    #[must_use]
    pub fn table(&self) -> &[Set] {
        &self.table
    }

    /// Tiles of the table whose sets are not known.
    #[must_use]
    pub fn loose(&self) -> &Tiles {
        &self.loose
    }

    /// The tiles of the player to move.
    #[must_use]
    pub fn rack(&self) -> &Tiles {
        &self.rack
    }

    /// Whether the player to move has opened.
    #[must_use]
    pub fn has_opened(&self) -> bool {
        self.has_opened
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// All tiles of the table.
    #[must_use]
    pub fn on_table(&self) -> Tiles {
        let mut tiles = tiles_of(&self.table);
        tiles.add_all(&self.loose);
        tiles
    }

    /// The tiles that are neither on the table nor on the rack.
    #[must_use]
    pub fn unseen(&self) -> Tiles {
        Tiles::all().without(&self.on_table()).without(&self.rack)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, set) in self.table.iter().enumerate() {
            write!(f, "{}{set}", if nth == 0 { "" } else { " / " })?;
        }
        if !self.loose.is_empty() {
            let blank = if self.table.is_empty() { "" } else { " " };
            write!(f, "{blank}({})", self.loose)?;
        }
        let blank = if self.on_table().is_empty() { "" } else { " " };
        write!(f, "{blank}| {}", self.rack)
    }
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        let wrong = || PositionError::Notation(text.to_owned());
        let (table, rack) = text.split_once('|').ok_or_else(wrong)?;
        let rack = tiles_after(table, rack)?;
        let (table, loose) = match table.split_once('(') {
            Some((sets, loose)) => {
                let loose = loose.trim_end().strip_suffix(')').ok_or_else(wrong)?;
                (sets, tiles_after(sets, loose)?)
            }
            None => (table, Tiles::default()),
        };
        let sets = notation::parse(table)?.into_iter().enumerate();
        let set = |(nth, tiles): (usize, Vec<Tile>)| {
            Set::new(&tiles).map_err(|error| PositionError::Set { nth, error })
        };
        let table = sets.map(set).collect::<Result<_, _>>()?;
        Position::new(table, loose, rack)
    }
}

/// The tiles of a part of a text that begins one character after what stands before it.
fn tiles_after(before: &str, part: &str) -> Result<Tiles, NotationError> {
    part.parse().map_err(|error: NotationError| NotationError {
        at: before.chars().count() + 1 + error.at,
        ..error
    })
}
