//! The names of players, for those who have a shell complete what they type.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Command, Error};

/// Takes any name, as which ones there are depends on the game; offers those of all games.
#[derive(Clone)]
pub struct AnyName;

/// Players of any game; those of Knucklebones by the placements that they look ahead.
const NAMES: &[&str] = &[
    "best-to-win",
    "best-in-worms",
    "rule-1",
    "rule-2",
    "rule-3",
    "rule-4",
    "rule-5",
    "random",
    "best-1",
    "best-2",
    "best-4",
    "risk-4",
    "seed-4",
    "by-heart-5",
    "greedy",
    "advice",
    "advice-2",
    "thumb",
    "columns",
    "five-factors-126",
    "longest-game",
    "points-now",
    "best",
    "jokers",
    "tiles",
    "points",
    "hold",
    "simple",
];

impl TypedValueParser for AnyName {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<String, Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(NAMES.iter().map(|name| PossibleValue::new(*name))))
    }
}

#[cfg(test)]
mod tests {
    use engine::{heckmeck, knucklebones, rummikub, solitaire_dice};

    use super::NAMES;

    #[test]
    fn names_are_those_of_players() {
        for name in NAMES {
            let is_known = name.parse::<heckmeck::Strategy>().is_ok()
                || name.parse::<knucklebones::Strategy>().is_ok()
                || name.parse::<solitaire_dice::Strategy>().is_ok()
                || name.parse::<rummikub::Strategy>().is_ok();
            assert!(is_known, "{name}");
        }
    }
}
