//! The rule sheet written down anew, with the numbers on the tiles and nothing of the engine's.

use std::collections::BTreeSet;

use rollwise_engine::heckmeck::{Outcome, RuleOptions, Table, Tile};

use super::common::tile;

/// A table by the rule sheet.
#[derive(Debug)]
pub struct Sheet {
    pub stacks: Vec<Vec<u8>>,
    pub grill: BTreeSet<u8>,
    pub out: BTreeSet<u8>,
    pub to_move: usize,
    pub rules: RuleOptions,
}

fn numbers<'a>(tiles: impl IntoIterator<Item = &'a Tile>) -> Vec<u8> {
    tiles.into_iter().map(|tile| tile.number()).collect()
}

/// Four tiles each have one, two, three and four worms.
pub fn worms(number: u8) -> u8 {
    [1, 2, 3, 4][usize::from(number - 21) / 4]
}

impl Sheet {
    pub fn fresh(players: usize, rules: RuleOptions) -> Sheet {
        Sheet {
            stacks: vec![Vec::new(); players],
            grill: (21..=36).collect(),
            out: BTreeSet::new(),
            to_move: 0,
            rules,
        }
    }

    /// Where everything lies on a table.
    pub fn copy(table: &Table) -> Sheet {
        let stacks: Vec<Vec<u8>> = table.stacks().iter().map(numbers).collect();
        let grill: BTreeSet<u8> = table.grill().iter().map(Tile::number).collect();
        let seen = |number: &u8| grill.contains(number) || stacks.concat().contains(number);
        Sheet {
            out: (21..=36).filter(|number| !seen(number)).collect(),
            stacks,
            grill,
            to_move: table.to_move(),
            rules: table.rules(),
        }
    }

    /// What a turn brings that ends on a total with a worm, or without one. Steals if that is
    /// possible.
    pub fn outcome(&self, total: Option<u8>) -> Outcome {
        let Some(total) = total else {
            return Outcome::Fail;
        };
        for (from, stack) in self.stacks.iter().enumerate() {
            if from != self.to_move && stack.last() == Some(&total) {
                let tile = tile(total);
                return Outcome::Steal { tile, from };
            }
        }
        let reached = self.grill.range(..=total).next_back();
        reached.map_or(Outcome::Fail, |&number| Outcome::Grill(tile(number)))
    }

    /// What that is worth to the player who maximises worms.
    pub fn worth(&self, total: Option<u8>) -> f64 {
        match self.outcome(total) {
            Outcome::Grill(tile) => f64::from(worms(tile.number())),
            Outcome::Steal { tile, .. } => {
                let opponents = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0][self.stacks.len() - 2];
                f64::from(worms(tile.number())) * (1.0 + 1.0 / opponents)
            }
            Outcome::Fail => {
                let own = self.stacks[self.to_move].last();
                own.map_or(0.0, |&own| -f64::from(worms(own)))
            }
        }
    }

    /// Ends a turn on a total with a worm, or without one. Steals if that is possible.
    pub fn end(&mut self, total: Option<u8>) {
        let player = self.to_move;
        match self.outcome(total) {
            Outcome::Grill(tile) => {
                self.grill.remove(&tile.number());
                self.stacks[player].push(tile.number());
            }
            Outcome::Steal { tile, from } => {
                self.stacks[from].pop();
                self.stacks[player].push(tile.number());
            }
            Outcome::Fail => self.fail(),
        }
        self.to_move = (player + 1) % self.stacks.len();
    }

    fn fail(&mut self) {
        let returned = self.stacks[self.to_move].pop();
        self.grill.extend(returned);
        let highest = self.grill.last().copied().expect("the game goes on");
        let turns_down = match returned {
            None => self.rules.turn_down_with_nothing_to_return,
            Some(returned) => returned != highest || self.rules.always_turn_down,
        };
        if turns_down {
            self.grill.remove(&highest);
            self.out.insert(highest);
        }
    }

    #[track_caller]
    pub fn assert_same(&self, table: &Table) {
        let stacks: Vec<Vec<u8>> = table.stacks().iter().map(numbers).collect();
        assert_eq!(stacks, self.stacks);
        let grill = table.grill().iter().map(Tile::number);
        assert!(grill.eq(self.grill.iter().copied()), "{table}");
        assert_eq!(table.to_move(), self.to_move);
        // Every tile is in one place.
        let mut all: Vec<u8> = stacks.concat();
        all.extend(&self.grill);
        all.extend(&self.out);
        all.sort_unstable();
        assert!(all.into_iter().eq(21..=36), "{table}");
    }
}
