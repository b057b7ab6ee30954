//! The rules of a table: how many play, and what tables differ in.

/// The fewest players of a game.
pub const FEWEST_PLAYERS: usize = 2;

/// The most players of a game.
pub const MOST_PLAYERS: usize = 7;

/// Rules that tables differ in.
///
/// With the feature `serde`, a record of `turnDownWithNothingToReturn`, `alwaysTurnDown`,
/// `compulsorySteal` and `anyLowerTile`; what is left out is as by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields, rename_all = "camelCase", default)
)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each rule is on or off by itself"
)]
pub struct RuleOptions {
    /// Whether a failed turn turns the highest tile down also when the player had no tile to
    /// return. The rule sheet ties the turning to the returning; many tables don't.
    pub turn_down_with_nothing_to_return: bool,
    /// Whether the highest tile is turned down even if it is the one just returned: the shorter
    /// game of the rule sheet.
    pub always_turn_down: bool,
    /// Whether a steal that is open must be made.
    pub compulsory_steal: bool,
    /// Whether a total whose tile is not on the grill may take any lower tile there, not just the
    /// next lower one.
    pub any_lower_tile: bool,
}

impl Default for RuleOptions {
    fn default() -> RuleOptions {
        RuleOptions {
            turn_down_with_nothing_to_return: true,
            always_turn_down: false,
            compulsory_steal: false,
            any_lower_tile: false,
        }
    }
}
