//! What a search adds up and remembers of positions.

/// What a position is worth to the player to move.
pub trait Value: Copy {
    /// Of nothing, to add to.
    const NOTHING: Self;

    /// The sum of both.
    #[must_use]
    fn plus(self, other: Self) -> Self;

    /// This many times as much.
    #[must_use]
    fn times(self, factor: f32) -> Self;

    /// The same as the other player sees it.
    #[must_use]
    fn swapped(self) -> Self;

    /// Whether looking further ahead would change nothing.
    fn is_exact(&self) -> bool {
        false
    }
}

/// Zero-sum points, such as a score difference.
impl Value for f32 {
    const NOTHING: f32 = 0.0;

    fn plus(self, other: f32) -> f32 {
        self + other
    }

    fn times(self, factor: f32) -> f32 {
        self * factor
    }

    fn swapped(self) -> f32 {
        -self
    }
}
