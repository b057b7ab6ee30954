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

/// Why it is better to draw than to lay what can be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wait {
    /// A joker would have to go into the opening, and much is left to draw.
    Joker,
    /// So many of the unseen tiles would let the whole rack go in the next turn.
    Win {
        /// Of each kind as many as are unseen.
        draws: usize,
    },
}

/// Lays most tiles, but jokers only to win at once, and waits where that pays. The numbers above
/// are those of a few that did best in some thousand games against a player who keeps jokers.
#[derive(Default)]
pub struct Best(Layer);

impl Decide<Rummikub> for Best {
    fn decide(&mut self, view: View<'_>, _: &mut dyn Rng) -> Option<Vec<Set>> {
        self.weighed(&view).ok().flatten()
    }
}

impl Best {
    /// The sets of the table after the turn, none where nothing can be laid without the jokers.
    ///
    /// # Errors
    /// Says why it is better to draw, although something can be laid.
    pub fn weighed(&mut self, view: &View<'_>) -> Result<Option<Vec<Set>>, Wait> {
        let wishes = Wishes {
            keep_jokers: true,
            ..Wishes::default()
        };
        let Some(found) = self.0.best(view.position, &wishes) else {
            return Ok(None);
        };
        let laid = tiles_of(&found).without(&view.position.on_table());
        if laid != *view.position.rack()
            && let Some(wait) = self.waits(view, &laid)
        {
            return Err(wait);
        }
        Ok(Some(found))
    }

    /// Why it is better to draw than to lay these tiles; `None` if it is not.
    fn waits(&mut self, view: &View<'_>, laid: &Tiles) -> Option<Wait> {
        let position = view.position;
        if !position.has_opened() {
            let is_early = laid.count(Tile::JOKER) > 0 && view.pool() > LATE;
            return is_early.then_some(Wait::Joker);
        }
        let tiles = position.rack().len();
        if tiles > RACK || tiles - laid.len() > REST || view.pool() == 0 {
            return None;
        }
        let draws = self.draws_that_win(position);
        (draws * 100 >= CHANCE * position.unseen().len()).then_some(Wait::Win { draws })
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
