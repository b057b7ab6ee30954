//! The computer's strongest player, who waits for the move that wins.

use rand::Rng;

use crate::decide::Decide;
use crate::rummikub::answer::Wishes;
use crate::rummikub::decide::{Rummikub, View};
use crate::rummikub::layout::Layer;
use crate::rummikub::position::Position;
use crate::rummikub::set::{Set, tiles_of};
use crate::rummikub::tile::{Tile, Tiles};

/// While more tiles than this can be drawn, no joker goes into an opening.
const LATE: usize = 10;
/// The most tiles of a rack with which a draw may win.
const RACK: usize = 12;
/// The most tiles that the move leaves on such a rack.
const REST: usize = 5;
/// With this chance in percent, or a better one, that the next draw wins, it is waited for.
const CHANCE: usize = 12;

/// Lays most tiles, but jokers only to win at once, and waits where that pays. The numbers above
/// are those of a few that did best in some thousand games against a player who keeps jokers.
#[derive(Default)]
pub struct Best(Layer);

impl Decide<Rummikub> for Best {
    fn decide(&mut self, view: View<'_>, _: &mut dyn Rng) -> Option<Vec<Set>> {
        let wishes = Wishes {
            keep_jokers: true,
            ..Wishes::default()
        };
        let found = self.0.best(view.position, &wishes)?;
        let laid = tiles_of(&found).without(&view.position.on_table());
        let wins = laid == *view.position.rack();
        (wins || !self.waits(&view, &laid)).then_some(found)
    }
}

impl Best {
    /// Whether it is better to draw than to lay these tiles.
    fn waits(&mut self, view: &View<'_>, laid: &Tiles) -> bool {
        let position = view.position;
        if !position.has_opened() {
            return laid.count(Tile::JOKER) > 0 && view.pool() > LATE;
        }
        let tiles = position.rack().len();
        let is_near_the_end = tiles <= RACK && tiles - laid.len() <= REST && view.pool() > 0;
        is_near_the_end && self.draws_that_win(position) * 100 >= CHANCE * position.unseen().len()
    }

    /// How many of the unseen tiles would let the whole rack go, the table staying as it is.
    fn draws_that_win(&mut self, position: &Position) -> usize {
        let unseen = position.unseen();
        let wins = |tile: &Tile| {
            let mut play = *position.rack();
            play.add(*tile);
            let wishes = Wishes {
                play,
                ..Wishes::default()
            };
            let next = position.with_rack(play);
            next.is_ok_and(|next| self.0.best(&next, &wishes).is_some())
        };
        let kinds = Tile::every().filter(|&tile| unseen.count(tile) > 0);
        let winning = kinds.filter(wins);
        winning.map(|tile| usize::from(unseen.count(tile))).sum()
    }
}
