//! Remembers values by a key, in bounded memory: what is new takes the place of what was cheaper
//! to find.

use crate::knucklebones::value::Value;

/// The most memory of a memo, in bytes.
pub const MOST_MEMORY: usize = 64 << 20;

/// Entries of a new memo: a small search shall not wait for much memory.
const FIRST_ENTRIES: usize = 1 << 12;

#[derive(Clone, Copy)]
struct Entry<V> {
    /// 0 where nothing is remembered. In two parts, so that nothing is lost to alignment.
    key: [u32; 2],
    value: V,
}

/// Values by their keys. The lowest eight bits of a key are the depth, never 0.
pub(crate) struct Memo<V> {
    /// In twos: the first of them keeps what is deepest, the second takes what comes.
    entries: Vec<Entry<V>>,
    /// As many as there may be.
    most: usize,
    /// Entries that are taken.
    taken: usize,
}

impl<V: Value> Memo<V> {
    /// One that takes at most this many bytes, and at most [`MOST_MEMORY`].
    pub fn new(bytes: usize) -> Memo<V> {
        let most = bytes.min(MOST_MEMORY) / size_of::<Entry<V>>() / 2 * 2;
        Memo {
            entries: empty(most.min(FIRST_ENTRIES)),
            most,
            taken: 0,
        }
    }

    /// What is remembered of a key.
    pub fn get(&self, key: u64) -> Option<V> {
        let key = halves(key);
        let place = self.place(key)?;
        let found = self.entries[place..place + 2].iter();
        found
            .filter(|entry| entry.key == key)
            .map(|entry| entry.value)
            .next()
    }

    /// Remembers a value.
    pub fn put(&mut self, key: u64, value: V) {
        if self.taken > self.entries.len() / 2 && self.entries.len() < self.most {
            self.grow();
        }
        let key = halves(key);
        self.insert(Entry { key, value });
    }

    fn insert(&mut self, new: Entry<V>) {
        let Some(place) = self.place(new.key) else {
            return;
        };
        let [deepest, latest] = &mut self.entries[place..place + 2] else {
            return;
        };
        let lost = if depth(new.key) >= depth(deepest.key) {
            let second = std::mem::replace(deepest, new);
            std::mem::replace(latest, second)
        } else {
            std::mem::replace(latest, new)
        };
        self.taken += usize::from(lost.key == [0; 2]);
    }

    /// Makes twice as much room.
    fn grow(&mut self) {
        let room = empty((2 * self.entries.len()).min(self.most));
        let entries = std::mem::replace(&mut self.entries, room);
        self.taken = 0;
        for entry in entries.into_iter().filter(|entry| entry.key != [0; 2]) {
            self.insert(entry);
        }
    }

    /// Where the two entries of a key lie; `None` if nothing is remembered at all.
    fn place(&self, [low, high]: [u32; 2]) -> Option<usize> {
        let twos = (self.entries.len() / 2) as u64;
        // Fibonacci hashing: the high bits of a product with 2^64 divided by the golden ratio.
        let hash = (u64::from(high) << 32 | u64::from(low)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        // The high 32 bits of the hash, spread evenly over the twos.
        let nth = ((hash >> 32) * twos) >> 32;
        let nth = usize::try_from(nth).ok()?;
        (twos > 0).then_some(2 * nth)
    }
}

fn empty<V: Value>(entries: usize) -> Vec<Entry<V>> {
    let empty = Entry {
        key: [0; 2],
        value: V::NOTHING,
    };
    vec![empty; entries]
}

#[expect(clippy::cast_possible_truncation, reason = "the halves of the key")]
fn halves(key: u64) -> [u32; 2] {
    [key as u32, (key >> 32) as u32]
}

fn depth([low, _]: [u32; 2]) -> u32 {
    low & 0xFF
}
