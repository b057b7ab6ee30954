//! Solitaire Dice at the boundary.
//!
//! | module | holds |
//! |---|---|
//! | here | queries |
//! | `notation` | positions as text |
//! | `exports` | what JavaScript calls about a sheet |
//! | `decide` | what a player marks, for the game and the Lab |
//! | `learned` | the learned weights |
//! | `games` | games of players on the same rolls, for the Lab and, beside the page, for the scores to expect |

mod decide;
#[cfg(feature = "solitaire-dice")]
mod exports;
#[cfg(feature = "solitaire-dice-lab")]
mod games;
mod learned;
#[cfg(all(feature = "solitaire-dice", feature = "notation"))]
mod notation;

pub use decide::decide_sheet;
#[cfg(feature = "solitaire-dice")]
pub use exports::{
    chance_sheet, evaluate_sheet, fetch_sheet_chances, hear_sheet, load_sheet_chances, mark_sheet,
    throw_sheet,
};
#[cfg(feature = "solitaire-dice-lab")]
pub use games::SheetGames;
pub use learned::{TABLES, fetch_easy_sheets, load_easy_sheets, load_sheet_weights};
#[cfg(all(feature = "solitaire-dice", feature = "notation"))]
pub use notation::{format_sheet, parse_sheet};

use engine::dice::Face;
use engine::solitaire_dice::{
    Choice, DICE, FiveDice, HIGHEST_TARGET, LOWEST_TARGET, MOST_SPARE, OpenCost, Opening,
    RejectSet, Setting, Sheet, Strategy, Sum, SumPair, Target, View, choices,
};
use serde::de::{
    self, Deserialize, Deserializer, MapAccess, Visitor, value::MapAccessDeserializer,
};
use std::fmt;

use crate::query::{Seed, Small};

/// A roll of five dice, in any order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dice(pub FiveDice);

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Dice, D::Error> {
        let faces = Vec::<Small<1, 6>>::deserialize(deserializer)?;
        let dice = <[_; DICE as usize]>::try_from(faces).map_err(|faces| {
            de::Error::custom(format_args!("{} dice; a roll has {DICE}", faces.len()))
        })?;
        Ok(Dice(dice.map(face).into()))
    }
}

fn face(Small(number): Small<1, 6>) -> Face {
    Face::ALL[usize::from(number - 1)]
}

/// What an open sum costs, 200 or 150.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Open(pub OpenCost);

impl From<Open> for OpenCost {
    fn from(Open(cost): Open) -> OpenCost {
        cost
    }
}

/// What an open sum costs where that is not the official 200.
#[cfg(feature = "solitaire-dice")]
fn unusual_cost(sheet: &Sheet) -> Option<i16> {
    let cost = sheet.open_cost();
    (cost != OpenCost::Official).then(|| cost.points())
}

impl<'de> Deserialize<'de> for Open {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Open, D::Error> {
        let Small(points) = Small::<0, 255>::deserialize(deserializer)?;
        let cost = OpenCost::of(points.into()).map(Open);
        cost.ok_or_else(|| {
            de::Error::custom(format_args!(
                "{points} points; an open sum costs 200 or 150"
            ))
        })
    }
}

/// A sheet to ask about, as the page has it.
#[derive(Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetQuery {
    /// Marks on the sums 2 to 12.
    pub sums: [Small<0, 10>; 11],
    /// Reject marks on the numbers 1 to 6.
    pub rejects: [Small<0, 8>; 6],
    /// The dice rolled.
    #[serde(default)]
    pub roll: Option<Dice>,
    /// The rule of the opening.
    #[serde(default)]
    pub opening: Opening,
    /// What an open sum costs.
    #[serde(default, rename = "openCost")]
    pub open_cost: Option<Open>,
    /// Search depth: a choice is valued with `depth - 1` chance levels.
    #[serde(default)]
    pub depth: Option<Small<1, 3>>,
    /// Whether ends beyond spare 0 are worked out.
    #[serde(default)]
    pub exact: Option<bool>,
}

/// A sheet that has been found to be one.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    /// The marks.
    pub sheet: Sheet,
    /// The dice rolled.
    pub roll: Option<FiveDice>,
    /// How it is to be valued.
    pub setting: Setting,
}

impl SheetQuery {
    /// The sheet asked about.
    ///
    /// # Errors
    /// Says what can't be and what is allowed.
    pub fn asked(&self) -> Result<Asked, String> {
        let sums = self.sums.map(|Small(marks)| marks);
        let rejects = self.rejects.map(|Small(marks)| marks);
        let sheet = Sheet::new(sums, rejects).map_err(|error| error.to_string())?;
        let sheet = sheet.with_open_cost(self.open_cost.map_or_else(OpenCost::default, Open::into));
        let roll = self.roll.map(|Dice(roll)| roll);
        if sheet.is_over() && roll.is_some() {
            return Err("roll: the game is over; expected no roll".to_owned());
        }
        let usual = Setting::default();
        Ok(Asked {
            sheet,
            roll,
            setting: Setting {
                opening: self.opening,
                depth: self.depth.map_or(usual.depth, |Small(depth)| depth),
                spare: if self.exact.unwrap_or(true) {
                    MOST_SPARE
                } else {
                    0
                },
                ..usual
            },
        })
    }
}

/// What a choice is known by; all else that an answer says of it may stand there too.
#[derive(Debug, PartialEq, serde::Deserialize)]
pub struct SheetMark {
    /// The number that gets a reject mark; none on a free ride.
    pub reject: Option<Small<1, 6>>,
    /// The two sums, in any order.
    pub sums: [Small<2, 12>; 2],
}

impl SheetMark {
    /// The choice that is meant.
    #[must_use]
    pub fn choice(&self) -> Choice {
        let [one, other] = self
            .sums
            .map(|Small(number)| Sum::ALL[usize::from(number - 2)]);
        Choice {
            reject: self.reject.map(face),
            pair: SumPair::new(one, other),
        }
    }
}

impl Asked {
    /// The roll of a query that needs one.
    ///
    /// # Errors
    /// Says that there is none.
    pub fn rolled(&self) -> Result<FiveDice, String> {
        self.roll
            .ok_or_else(|| "roll: there is none; expected the five dice rolled, 1 to 6".to_owned())
    }

    /// What a player sees who is to mark a choice.
    ///
    /// # Errors
    /// Says that there is no roll.
    pub fn view(&self) -> Result<View<'_>, String> {
        Ok(View {
            sheet: &self.sheet,
            roll: self.rolled()?,
            opening: self.setting.opening,
        })
    }

    /// Whether the roll allows a choice.
    ///
    /// # Errors
    /// Says that it does not, and what it does allow.
    pub fn check(&self, choice: Choice) -> Result<(), String> {
        let taken = choices(&self.sheet, self.rolled()?, self.setting.opening);
        if taken.iter().any(|taken| taken.choice == choice) {
            return Ok(());
        }
        let told = taken.iter().take(MOST_TOLD);
        let told: Vec<String> = told.map(|taken| shown(taken.choice)).collect();
        let more = match taken.len() - told.len() {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        Err(format!(
            "{} is no choice of this roll; allowed are {}{more}",
            shown(choice),
            told.join(", ")
        ))
    }
}

/// Choices that are told where another one is not allowed.
const MOST_TOLD: usize = 3;

/// A choice in words, such as `reject 1 with 7 and 9`.
fn shown(choice: Choice) -> String {
    let [low, high] = choice.pair.sums().map(Sum::number);
    match choice.reject {
        Some(face) => format!("reject {} with {low} and {high}", face.number()),
        None => format!("no reject with {low} and {high}"),
    }
}

/// A player by its name, or by its name and a set of rejects.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NamedPlayer(pub Strategy);

/// A player with a set of rejects.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerWithSet {
    player: String,
    set: [Small<1, 6>; 3],
}

impl<'de> Deserialize<'de> for NamedPlayer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<NamedPlayer, D::Error> {
        deserializer.deserialize_any(PlayerVisitor)
    }
}

struct PlayerVisitor;

impl<'de> Visitor<'de> for PlayerVisitor {
    type Value = NamedPlayer;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a player's name, or { player: \"five-factors\", set }")
    }

    fn visit_str<E: de::Error>(self, name: &str) -> Result<NamedPlayer, E> {
        name.parse().map(NamedPlayer).map_err(E::custom)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<NamedPlayer, A::Error> {
        let PlayerWithSet { player, set } =
            PlayerWithSet::deserialize(MapAccessDeserializer::new(map))?;
        if player != "five-factors" {
            return Err(de::Error::custom(format_args!(
                "player: \"{player}\" has no set of rejects; only \"five-factors\" has one"
            )));
        }
        let set = RejectSet::new(set.map(|Small(number)| number))
            .ok_or_else(|| de::Error::custom("set: expected three different numbers, 1 to 6"))?;
        Ok(NamedPlayer(Strategy::FiveFactors(set)))
    }
}

/// The most players of games.
pub const MOST_PLAYERS: usize = 8;
/// The most scores of which is told how often they were reached.
pub const MOST_SCORES: usize = 16;

/// Who plays, and with which rolls.
#[derive(Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GamesQuery {
    /// One to eight.
    pub players: Vec<NamedPlayer>,
    /// Games of another seed have other rolls.
    pub seed: Seed,
    /// Where games begin.
    #[serde(default)]
    pub from: Option<SheetQuery>,
    /// Scores of which to tell how often they were reached.
    #[serde(default, rename = "atLeast")]
    pub at_least: Option<Vec<Score>>,
    /// Whether to find averages without luck.
    #[serde(default)]
    pub adjusted: Option<bool>,
}

/// A whole number from `LOW` to `HIGH`, both included, that may be below 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points<const LOW: i32, const HIGH: i32>(pub i32);

/// A score that games are counted by.
pub type Score = Points<-100_000, 100_000>;

impl<'de, const LOW: i32, const HIGH: i32> Deserialize<'de> for Points<LOW, HIGH> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer
            .deserialize_f64(PointsBetween(LOW, HIGH))
            .map(Points)
    }
}

/// The score that a chance is asked of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached(pub Target);

impl<'de> Deserialize<'de> for Reached {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        const LOW: i32 = LOWEST_TARGET as i32;
        const HIGH: i32 = HIGHEST_TARGET as i32;
        let Points(score) = Points::<LOW, HIGH>::deserialize(deserializer)?;
        let target = Target::new(score).map(Reached);
        target.ok_or_else(|| de::Error::custom(format!("{score} is no target")))
    }
}

/// Reads points between two bounds.
struct PointsBetween(i32, i32);

impl Visitor<'_> for PointsBetween {
    type Value = i32;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a whole number from {} to {}", self.0, self.1)
    }

    fn visit_f64<E: de::Error>(self, number: f64) -> Result<i32, E> {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "the way back tells whether something was lost"
        )]
        let whole = number as i32;
        if (f64::from(whole) - number).abs() <= 0.0 && (self.0..=self.1).contains(&whole) {
            Ok(whole)
        } else {
            Err(E::invalid_value(de::Unexpected::Float(number), &self))
        }
    }
}
