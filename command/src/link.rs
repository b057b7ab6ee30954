//! Positions from links of the page: what a link tells of a position becomes text in the game's
//! notation, which is then read as any other. What else a link tells is left out.

use std::borrow::Cow;

use engine::dice::Face;
use engine::heckmeck::{Tile, read_dice};
use engine::rummikub::{self, MOST_OPENING, Tiles};
use engine::solitaire_dice::{FiveDice, OpenCost, Sheet, SheetError};

use crate::failure::Failure;

/// Parts of a link that tell a position, by game, each with one that can be read.
const HECKMECK: &[(&str, &str)] = &[
    ("taken", "55w"),
    ("roll", "13344"),
    ("dice", "8"),
    ("player", "21.27 Ann"),
    ("grill", "25.30"),
    ("turn", "2"),
    ("mode", "advice"),
];
const KNUCKLEBONES: &[(&str, &str)] = &[
    ("mine", "66-.543.21-"),
    ("theirs", "55-.621.44-"),
    ("roll", "5"),
    ("move", "theirs"),
];
const SOLITAIRE_DICE: &[(&str, &str)] = &[
    ("sheet", "4-4.7-8_1-3.6-3"),
    ("roll", "12356"),
    ("open", "150"),
];
const RUMMIKUB: &[(&str, &str)] = &[
    ("table", "r3-7_rbk5"),
    ("loose", "b4.k9"),
    ("rack", "r8.j"),
    ("opened", "true"),
    ("opening", "50"),
];

/// The dice of the game, where a link does not tell them.
const DICE: usize = 8;

/// The parts of a link that tell a position.
struct Link {
    known: &'static [(&'static str, &'static str)],
    parts: Vec<(&'static str, String)>,
}

impl Link {
    /// The link that a text is: of the page, or what stands behind its `#`. `None` for any other
    /// text; no notation has the sign `=`.
    fn of(
        text: &str,
        known: &'static [(&'static str, &'static str)],
    ) -> Option<Result<Link, Failure>> {
        let is_address = text.contains("://");
        if !is_address && !text.contains('=') {
            return None;
        }
        let told = match text.split_once('#') {
            Some((_, told)) => told,
            None if is_address => "",
            None => text,
        };
        Some(Link::read(told, known))
    }

    fn read(told: &str, known: &'static [(&'static str, &'static str)]) -> Result<Link, Failure> {
        let mut parts: Vec<(&str, String)> = Vec::new();
        for part in told.split('&') {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            let Some(&(key, _)) = known.iter().find(|(known, _)| *known == key) else {
                continue;
            };
            if key != "player" && parts.iter().any(|(other, _)| *other == key) {
                return Err(Failure::usage(format!("the link has \"{key}\" twice")));
            }
            parts.push((key, unescaped(value)));
        }
        if parts.is_empty() {
            let keys: Vec<&str> = known.iter().map(|(key, _)| *key).collect();
            return Err(Failure::usage(format!(
                "the link tells no position of this game: it has none of {}",
                keys.join(", ")
            )));
        }
        Ok(Link { known, parts })
    }

    /// A part's text; `None` for one that is not there or empty.
    fn get(&self, key: &str) -> Option<&str> {
        let part = self.parts.iter().find(|(known, _)| *known == key);
        part.map(|(_, text)| text.trim())
            .filter(|text| !text.is_empty())
    }

    fn has(&self, key: &str) -> bool {
        self.parts.iter().any(|(known, _)| *known == key)
    }

    /// A part as it is made, if it is there and can be read.
    fn part<T>(
        &self,
        key: &str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<Option<T>, Failure> {
        let read = |text| read(text).ok_or_else(|| self.wrong(key, text));
        self.get(key).map(read).transpose()
    }

    /// What is wrong with a part that can't be read.
    fn wrong(&self, key: &str, text: &str) -> Failure {
        let example = self.known.iter().find(|(known, _)| *known == key);
        let example = example.map_or("", |(_, example)| *example);
        let part = format!("{key}={text}");
        let place = key.len() + 1..part.len();
        Failure::usage(format!(
            "the link's \"{key}\" can't be read: write it as in \"{key}={example}\""
        ))
        .at(&part, place)
    }
}

/// A turn of Heckmeck, with its table unless the odds of the turn alone are wanted.
pub fn heckmeck(text: &str, is_turn_alone: bool) -> Result<Cow<'_, str>, Failure> {
    let Some(link) = Link::of(text, HECKMECK).transpose()? else {
        return Ok(text.into());
    };
    let dice = |text: &str| read_dice(text).ok().map(|_| text.to_owned());
    let taken = link.part("taken", dice)?.unwrap_or_default();
    let roll = link.part("roll", dice)?;
    let number = link.part("dice", |text| one_of(text, 1..=8))?;
    let number = number.filter(|&number| number != DICE);
    let is_at_table = link.part("mode", |text| match text {
        "advice" => Some(true),
        "odds" => Some(false),
        _ => None,
    })?;
    let table = table(&link)?.filter(|_| !is_turn_alone);
    // At a table the page plays with all dice. Where it tells odds, a table may be there as well.
    let table = table.filter(|_| is_at_table == Some(true) || number.is_none());
    let turn = match roll {
        Some(roll) => format!("{taken} > {roll}"),
        None => taken,
    };
    Ok(match (table, number) {
        (Some(table), _) => format!("{turn} @ {table}"),
        (None, Some(number)) => format!("{turn} | {number} dice"),
        (None, None) => turn,
    }
    .into())
}

/// The table of Heckmeck that a link tells: two players, unless it says otherwise.
fn table(link: &Link) -> Result<Option<String>, Failure> {
    if !["player", "grill", "turn"].iter().any(|key| link.has(key)) {
        return Ok(None);
    }
    let players = link.parts.iter().filter(|(key, _)| *key == "player");
    let stacks = players.map(|(key, text)| {
        let stack = text.split(' ').next().unwrap_or("");
        let is_stack = stack
            .chars()
            .all(|sign| sign.is_ascii_digit() || sign == '.');
        // Without a stack it is a name.
        let stack = if is_stack { stack } else { "" };
        tiles(stack).ok_or_else(|| link.wrong(key, text))
    });
    let mut stacks = stacks.collect::<Result<Vec<_>, _>>()?;
    if stacks.is_empty() {
        stacks = vec!["-".to_owned(); 2];
    }
    let to_move = link.part("turn", |text| one_of(text, 1..=stacks.len()))?;
    stacks[to_move.unwrap_or(1) - 1].insert(0, '*');
    let grill = match link.part("grill", tiles)? {
        Some(grill) => grill,
        None if link.has("grill") => "-".to_owned(),
        None => "21-36".to_owned(),
    };
    Ok(Some(format!("{} | grill {grill}", stacks.join(" | "))))
}

/// Tiles with points between them.
fn tiles(text: &str) -> Option<String> {
    let numbers = text.split('.').filter(|number| !number.is_empty());
    let tile = |number: &str| Tile::new(number.parse().ok()?).map(|tile| tile.to_string());
    let tiles = numbers.map(tile).collect::<Option<Vec<_>>>()?;
    Some(if tiles.is_empty() {
        "-".to_owned()
    } else {
        tiles.join(" ")
    })
}

/// A position of Knucklebones.
pub fn knucklebones(text: &str) -> Result<Cow<'_, str>, Failure> {
    let Some(link) = Link::of(text, KNUCKLEBONES).transpose()? else {
        return Ok(text.into());
    };
    let side = |key| {
        let board = link.part(key, board)?;
        Ok::<_, Failure>(board.unwrap_or_else(|| "___/___/___".to_owned()))
    };
    let mut boards = [side("mine")?, side("theirs")?];
    let is_theirs = link.part("move", |text| match text {
        "mine" => Some(false),
        "theirs" => Some(true),
        _ => None,
    })?;
    if is_theirs == Some(true) {
        boards.reverse();
    }
    let [first, second] = boards;
    let roll = link.part("roll", |text| one_of(text, 1..=Face::ALL.len()))?;
    let roll = roll.map_or_else(String::new, |roll| format!(" > {roll}"));
    Ok(format!("{first} v {second}{roll}").into())
}

/// A board of Knucklebones: "66-.543.21-".
fn board(text: &str) -> Option<String> {
    let columns: Vec<String> = text
        .split(['.', ','])
        .map(|column| column.replace('-', ""))
        .collect();
    let is_column =
        |column: &String| column.len() <= 3 && column.chars().all(|die| ('1'..='6').contains(&die));
    let is_board = columns.len() == 3 && columns.iter().all(is_column);
    let columns: Vec<String> = columns.iter().map(|dice| format!("{dice:_<3}")).collect();
    is_board.then(|| columns.join("/"))
}

/// A sheet of Solitaire Dice.
pub fn solitaire_dice(text: &str) -> Result<Cow<'_, str>, Failure> {
    let Some(link) = Link::of(text, SOLITAIRE_DICE).transpose()? else {
        return Ok(text.into());
    };
    let sheet = link.part("sheet", |text| {
        let (sums, rejects) = text.split_once(['_', '|']).unwrap_or((text, ""));
        let sheet = format!("{sums} | {rejects}")
            .replace('.', " ")
            .replace('-', ":");
        // What is read but can't be is told by the notation's own error.
        let read = sheet.parse::<Sheet>();
        (!matches!(read, Err(SheetError::Notation(_)))).then_some(sheet)
    })?;
    let sheet = sheet.unwrap_or_else(|| "|".to_owned());
    let open = link.part("open", |text| {
        let cost = text.parse().ok().and_then(OpenCost::of);
        cost.map(|cost| format!(" | {}", cost.points()))
    })?;
    let roll = link.part("roll", |text| {
        text.parse::<FiveDice>().ok().map(|_| format!(" > {text}"))
    })?;
    let [open, roll] = [open, roll].map(Option::unwrap_or_default);
    Ok(format!("{sheet}{open}{roll}").into())
}

/// What a text tells of Rummikub.
pub struct RummikubText<'a> {
    /// The position.
    pub text: Cow<'a, str>,
    /// The points that an opening needs, of a player who has not opened.
    pub opening: Option<u32>,
}

/// A position of Rummikub. Links tell whether the player has opened, the notation does not.
pub fn rummikub(text: &str) -> Result<RummikubText<'_>, Failure> {
    let Some(link) = Link::of(text, RUMMIKUB).transpose()? else {
        return Ok(RummikubText {
            text: text.into(),
            opening: None,
        });
    };
    let spaced = |text: &str| text.replace('.', " ");
    let table = link.part("table", |text| {
        // The mark of a group that could be a run as well.
        let table = spaced(text).replace('_', " / ").replace('*', "");
        rummikub::parse(&table).ok().map(|_| table)
    })?;
    let tiles = |text: &str| {
        let tiles = spaced(text);
        tiles.parse::<Tiles>().ok().map(|_| tiles)
    };
    let loose = link.part("loose", tiles)?;
    let rack = link.part("rack", tiles)?.unwrap_or_default();
    let loose = loose.map_or_else(String::new, |loose| format!(" ({loose})"));
    let has_opened = link.part("opened", |text| text.parse::<bool>().ok())?;
    let opening = link.part("opening", |text| {
        text.parse()
            .ok()
            .filter(|points| (1..=MOST_OPENING).contains(points))
    })?;
    Ok(RummikubText {
        text: format!("{}{loose} | {rack}", table.unwrap_or_default()).into(),
        opening: (has_opened != Some(true)).then_some(opening.unwrap_or(30)),
    })
}

/// A whole number of a range.
fn one_of(text: &str, mut range: std::ops::RangeInclusive<usize>) -> Option<usize> {
    range.find(|number| number.to_string() == text)
}

/// What a part of a link stands for: `+` for a blank, `%C3%A9` for bytes of UTF-8.
fn unescaped(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        rest = after;
        let digits = after.get(..2).and_then(|two| std::str::from_utf8(two).ok());
        let digits = digits.filter(|two| two.bytes().all(|digit| digit.is_ascii_hexdigit()));
        let byte = digits.and_then(|two| u8::from_str_radix(two, 16).ok());
        match (first, byte) {
            (b'%', Some(byte)) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            (b'+', _) => bytes.push(b' '),
            (&other, _) => bytes.push(other),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escaped_signs_are_read_as_a_browser_reads_them() {
        for (text, expected) in [
            ("21.27+Ann", "21.27 Ann"),
            ("Zo%C3%ab%20%26%2B", "Zo\u{eb} &+"),
            ("100%", "100%"),
            ("%4", "%4"),
            ("%+4%zz", "% 4%zz"),
            ("%C3\u{eb}", "\u{fffd}\u{eb}"),
        ] {
            assert_eq!(unescaped(text), expected, "{text}");
        }
    }
}
