//! Turns played for the win, from the description: plain recursion over throws, and over the turns
//! to come.

use std::collections::BTreeMap;

use rollwise_engine::heckmeck::learning::Network;
use rollwise_engine::heckmeck::{Outcome, Table, Tile, TurnEnd, WinChances};

use super::common::tile;
use super::sheet::{Sheet, worms};
use super::turn_oracle::{Ends, Oracle, Play};

/// Every end of a turn: each total with a worm, and to fail.
pub fn every_end() -> impl Iterator<Item = Option<u8>> {
    (0..=40).map(Some).chain([None])
}

/// All that an end may bring by the rules, each with the table after it: a steal, the tile of the
/// grill that it can be left for, and by the house rule every lower one.
pub fn results(table: &Table, total: Option<u8>) -> Vec<(Outcome, Table)> {
    let Some(number) = total else {
        let failed = table.after(TurnEnd::Fail).expect("the game goes on");
        return vec![(Outcome::Fail, failed)];
    };
    let sheet = Sheet::copy(table);
    let reached = sheet.grill.range(..=number).next_back();
    let left = reached.map_or(Outcome::Fail, |&number| Outcome::Grill(tile(number)));
    let mut ends = Vec::new();
    if let steal @ Outcome::Steal { tile, .. } = sheet.outcome(total) {
        ends.push((steal, TurnEnd::Steal(tile)));
    }
    ends.push((left, TurnEnd::Total(number)));
    let is_forced = sheet.rules.compulsory_steal && ends.len() > 1;
    if sheet.rules.any_lower_tile && !sheet.grill.contains(&number) && !is_forced {
        let lower = sheet.grill.range(..number).rev().skip(1);
        ends.extend(lower.map(|&lower| (Outcome::Grill(tile(lower)), TurnEnd::Total(lower))));
    }
    let allowed = ends.into_iter();
    let allowed = allowed.filter_map(|(outcome, end)| Some((outcome, table.after(end).ok()?)));
    allowed.collect()
}

/// Who has won a finished game: a share each.
fn at_the_end(table: &Table) -> WinChances {
    let rank = |stack: &Vec<Tile>| {
        let numbers = || stack.iter().map(|tile| tile.number());
        let sum: u8 = numbers().map(worms).sum();
        (sum, numbers().max())
    };
    let ranks: Vec<_> = table.stacks().iter().map(rank).collect();
    let wins = |seat: usize| Some(&ranks[seat]) == ranks.iter().max();
    let winners = (0..ranks.len()).filter(|&seat| wins(seat));
    let count: f64 = winners.clone().map(|_| 1.0).sum();
    let mut chances = WinChances::default();
    winners.for_each(|seat| chances[seat] = 1.0 / count);
    chances
}

/// Chances of all players before a turn that is played for the win, this many turns deep.
pub fn chances(network: &Network, table: &Table, turns: u8) -> WinChances {
    if table.is_over() {
        at_the_end(table)
    } else if turns == 0 {
        network.chances(table)
    } else {
        WinTurn::new(network, table, turns).chances([0; 6])
    }
}

/// Whether every end of this many turns ends the game.
pub fn is_exact(table: &Table, turns: u8) -> bool {
    let ends = |(_, after): (Outcome, Table)| is_exact(&after, turns - 1);
    table.is_over()
        || (turns > 0 && every_end().all(|end| results(table, end).into_iter().all(ends)))
}

/// A turn that is played for the win.
pub struct WinTurn {
    pub oracle: Oracle,
    /// What each end brings the player to move at best, and the chance to win then.
    pub ends: Ends,
    /// Chances of all players after each outcome.
    pub after: BTreeMap<Outcome, WinChances>,
}

impl WinTurn {
    pub fn new(network: &Network, table: &Table, turns: u8) -> WinTurn {
        WinTurn::by(table, |next| chances(network, next, turns - 1))
    }

    /// By the chances of all players at the tables after it.
    pub fn by(table: &Table, mut chances: impl FnMut(&Table) -> WinChances) -> WinTurn {
        let mut after: BTreeMap<Outcome, WinChances> = BTreeMap::new();
        let mut every_end = every_end();
        let ends = [(); 42].map(|()| {
            let end = every_end.next().expect("42 ends");
            let mut best: Option<(Outcome, f64)> = None;
            for (outcome, next) in results(table, end) {
                let chances = after.entry(outcome).or_insert_with(|| chances(&next));
                let own = chances[table.to_move()];
                if best.is_none_or(|(_, worth)| own > worth) {
                    best = Some((outcome, own));
                }
            }
            best.expect("every turn has an end")
        });
        WinTurn {
            oracle: Oracle::new(&ends),
            ends,
            after,
        }
    }

    /// How likely each outcome is once these dice are taken.
    pub fn distribution(&mut self, taken: [u8; 6]) -> BTreeMap<Outcome, f64> {
        let play = self.oracle.unrolled(taken);
        self.oracle.outcomes(&play)
    }

    /// Chances of all players once these dice are taken.
    pub fn chances(&mut self, taken: [u8; 6]) -> WinChances {
        let play = self.oracle.unrolled(taken);
        self.chances_of(&play)
    }

    pub fn chances_of(&self, play: &Play) -> WinChances {
        let mut sums = WinChances::default();
        for (outcome, chance) in self.oracle.outcomes(play) {
            for (sum, after) in sums.iter_mut().zip(self.after[&outcome]) {
                *sum += chance * after;
            }
        }
        sums
    }
}
