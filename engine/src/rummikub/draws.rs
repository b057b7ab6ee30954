//! Which tile the next draw should bring.

use crate::rummikub::Position;
use crate::rummikub::answer::{Numbers, Wishes};
use crate::rummikub::small;
use crate::rummikub::solver::{SolveError, Solver};
use crate::rummikub::tile::Tile;

/// What each tile that could be drawn would bring in the move after it, the table being as it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Draws {
    /// Tiles that can go without a draw.
    pub now: u32,
    /// Tiles that are neither on the table nor on the rack.
    pub unseen: u32,
    /// How many of them bring more tiles than can go now.
    pub helpful: u32,
    /// Each kind of tile of which a copy is unseen.
    pub draws: Vec<Draw>,
}

/// A tile that could be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The tile.
    pub tile: Tile,
    /// Unseen copies.
    pub copies: u8,
    /// What the best move with it brings.
    pub numbers: Numbers,
}

impl Draws {
    /// The chance that the next draw helps. None helps where no tile is unseen.
    #[must_use]
    pub fn chance(&self) -> f64 {
        f64::from(self.helpful) / f64::from(self.unseen.max(1))
    }
}

impl Solver {
    /// What each draw would bring, by what is wanted of the move after it.
    ///
    /// ```
    /// use rollwise_engine::rummikub::{Position, Solver, Wishes};
    ///
    /// let position: Position = "r3-7 | r1 k1-2".parse()?;
    /// let draws = Solver::new().draws(&position, &Wishes::default())?;
    /// // Jokers, and tiles that make a set: b1, o1, r2, k3, and r5 and r8 that fit by themselves.
    /// assert_eq!((draws.now, draws.helpful, draws.unseen), (0, 13, 98));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`Solver::solve`].
    pub fn draws(&mut self, position: &Position, wishes: &Wishes) -> Result<Draws, SolveError> {
        let wishes = Wishes {
            plan: false,
            ..*wishes
        };
        let unseen = position.unseen();
        let now = self.numbers(position, &wishes)?;
        let mut draws = Vec::new();
        for tile in Tile::every().filter(|&tile| unseen.count(tile) > 0) {
            let mut rack = *position.rack();
            rack.add(tile);
            let Ok(with_draw) = position.with_rack(rack) else {
                unreachable!("the tile is neither on the table nor on the rack")
            };
            draws.push(Draw {
                tile,
                copies: unseen.count(tile),
                numbers: self.numbers(&with_draw, &wishes)?,
            });
        }
        let helpful = draws.iter().filter(|draw| draw.numbers.tiles > now.tiles);
        Ok(Draws {
            now: now.tiles,
            unseen: small(unseen.len()).into(),
            helpful: helpful.map(|draw| u32::from(draw.copies)).sum(),
            draws,
        })
    }

    /// What the best move brings; nothing if there is none.
    fn numbers(&mut self, position: &Position, wishes: &Wishes) -> Result<Numbers, SolveError> {
        let best = self.solve(position, wishes)?.best;
        Ok(best.map_or_else(Numbers::default, |best| best.numbers))
    }
}
