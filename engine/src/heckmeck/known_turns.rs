//! What was found out about whole turns, remembered by what decides how they are played: in a
//! tournament the same turns are met again and again.

use rustc_hash::FxHashMap;

use crate::heckmeck::evaluation::TOTALS;

/// Of how many turns it is worth remembering how likely they are to end on each total: some 700
/// bytes each.
pub(crate) const MOST_CHANCES: usize = 16_384;

/// What decides how a turn is played, by its bits: a number for an end without a tile, and one for
/// each total.
pub(crate) type TurnKey = [u64; TOTALS + 1];

/// The key of these numbers.
pub(crate) fn turn_key(without_tile: f64, totals: &[f64; TOTALS]) -> TurnKey {
    let mut key = [without_tile.to_bits(); TOTALS + 1];
    for (bits, number) in key.iter_mut().zip(totals) {
        *bits = number.to_bits();
    }
    key
}

/// Something for each turn that was met. When there are too many, all turns are forgotten.
pub(crate) struct KnownTurns<T> {
    most: usize,
    /// By turn: index into `values`.
    places: FxHashMap<TurnKey, usize>,
    /// Those beyond the number of turns are left over from turns that are forgotten.
    values: Vec<T>,
}

impl<T> KnownTurns<T> {
    /// For at most this many turns.
    pub(crate) fn new(most: usize) -> KnownTurns<T> {
        KnownTurns {
            most,
            places: FxHashMap::default(),
            values: Vec::new(),
        }
    }

    /// What is known of a turn. If it is a new one, that is made: of what was known of a forgotten
    /// turn, if there is any.
    pub(crate) fn of(&mut self, key: &TurnKey, make: impl FnOnce(Option<T>) -> T) -> &mut T {
        if let Some(&place) = self.places.get(key) {
            return &mut self.values[place];
        }
        if self.places.len() >= self.most {
            self.places.clear();
        }
        let place = self.places.len();
        let left_over = (place < self.values.len()).then(|| self.values.swap_remove(place));
        self.values.push(make(left_over));
        let last = self.values.len() - 1;
        self.values.swap(place, last);
        self.places.insert(*key, place);
        &mut self.values[place]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers that stand for turns, each with the turn that is known by it.
    fn known(turns: &mut KnownTurns<f64>, number: f64) -> (f64, bool) {
        let mut is_new = false;
        let key = turn_key(number, &[number; TOTALS]);
        let known = turns.of(&key, |_| {
            is_new = true;
            number
        });
        (*known, is_new)
    }

    #[test]
    fn turns_are_never_mixed_up_and_forgotten_together() {
        let mut turns = KnownTurns::new(3);
        for (number, is_new) in [
            (1.0, true),
            (2.0, true),
            (3.0, true),
            (2.0, false),
            (1.0, false),
            // One too many: from here on all others are new again.
            (4.0, true),
            (2.0, true),
            (4.0, false),
            (3.0, true),
            (2.0, false),
            (1.0, true),
            (3.0, true),
        ] {
            assert_eq!(known(&mut turns, number), (number, is_new));
        }
        assert_eq!(turns.values.len(), 3);
    }
}
