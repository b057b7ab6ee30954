//! What is played for: the average final score, or the chance of a score.

/// Scores whose chances the network tells; those between them follow from both neighbours.
pub const HEADS: usize = 32;
/// Points from one of these scores to the next.
const BETWEEN: i16 = 50;
/// The lowest score that can be aimed at.
pub const LOWEST_TARGET: i16 = -350;
/// The highest score that can be aimed at.
pub const HIGHEST_TARGET: i16 = head_score(HEADS - 1);

/// The score whose chance a head of the network tells.
#[must_use]
pub const fn head_score(head: usize) -> i16 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_possible_wrap,
        reason = "there are few heads"
    )]
    let head = head as i16;
    LOWEST_TARGET + BETWEEN * head
}

/// A score to reach, within the bounds of those that can be aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Target(i16);

impl Target {
    /// A score of this many points or more; `None` below [`LOWEST_TARGET`] and above
    /// [`HIGHEST_TARGET`].
    ///
    /// ```
    /// use rollwise_engine::solitaire_dice::Target;
    ///
    /// assert_eq!(Target::new(500).unwrap().score(), 500);
    /// assert_eq!(Target::new(5000), None);
    /// ```
    #[must_use]
    pub fn new(score: i32) -> Option<Target> {
        let score = i16::try_from(score).ok()?;
        (LOWEST_TARGET..=HIGHEST_TARGET)
            .contains(&score)
            .then_some(Target(score))
    }

    /// The score.
    #[must_use]
    pub fn score(self) -> i16 {
        self.0
    }

    /// The head of the network at this score or the last one below it, and the part of the way to
    /// the next one that lies between.
    #[must_use]
    pub(crate) fn place(self) -> (usize, f32) {
        let above = self.0 - LOWEST_TARGET;
        let head = usize::from((above / BETWEEN).unsigned_abs());
        (head, f32::from(above % BETWEEN) / f32::from(BETWEEN))
    }
}

/// What is played for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Aim {
    /// The most points on average.
    #[default]
    Average,
    /// The best chance of a score.
    Reach(Target),
}

impl Aim {
    /// What a final score is worth: its points, or 1 where it reaches the target, else 0.
    #[must_use]
    pub fn worth_of(self, score: i16) -> f64 {
        match self {
            Aim::Average => score.into(),
            Aim::Reach(target) => f64::from(u8::from(score >= target.score())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_lies_between_two_heads() {
        for score in LOWEST_TARGET..=HIGHEST_TARGET {
            let target = Target::new(score.into()).unwrap();
            let (head, part) = target.place();
            let found = f32::from(head_score(head)) + part * f32::from(BETWEEN);
            assert!((found - f32::from(score)).abs() < 1e-3, "{score}");
            assert!(head + 1 < HEADS || part == 0.0, "{score}");
        }
        assert_eq!(Target::new(i32::from(LOWEST_TARGET) - 1), None);
        assert_eq!(Target::new(i32::from(HIGHEST_TARGET) + 1), None);
    }
}
