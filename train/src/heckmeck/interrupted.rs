//! A training as bytes, so that it goes on to the same network after an interruption.

use engine::heckmeck::{MOST_PLAYERS, Table};

use crate::bytes::{fill, put, take};
use crate::heckmeck::games::Running;
use crate::heckmeck::gradient::Lesson;
use crate::heckmeck::training::{Schedule, Training};

impl Training {
    /// All that decides how the training goes on.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = header(self.seed, self.schedule);
        bytes.extend(self.round.to_le_bytes());
        bytes.extend((self.next as u64).to_le_bytes());
        put(&self.learner.left.0, &mut bytes);
        for mut network in self.learner.networks().map(Clone::clone) {
            for block in network.blocks_mut() {
                put(block, &mut bytes);
            }
        }
        for Running {
            table,
            seats,
            others_for,
        } in &self.games
        {
            let text = table.to_string();
            // A table takes some 60 characters.
            bytes.push(text.len().to_le_bytes()[0]);
            bytes.extend(text.as_bytes());
            bytes.extend(seats);
            bytes.push(*others_for);
        }
        bytes.extend((self.store.len() as u64).to_le_bytes());
        for lesson in &self.store {
            bytes.extend([lesson.players, lesson.active.len().to_le_bytes()[0]]);
            bytes.extend(lesson.active.iter().flat_map(|input| input.to_le_bytes()));
            put(&lesson.chances, &mut bytes);
        }
        bytes
    }

    /// The training that has these bytes. `None` if they are of another one, or of none.
    #[must_use]
    pub fn from_bytes(seed: u64, schedule: Schedule, bytes: &[u8]) -> Option<Training> {
        let mut training = Training::new(seed, schedule);
        let mut rest = bytes.strip_prefix(&header(seed, schedule)[..])?;
        training.round = u64::from_le_bytes(take(&mut rest)?);
        training.next = usize::try_from(u64::from_le_bytes(take(&mut rest)?)).ok()?;
        fill(&mut training.learner.left.0, &mut rest)?;
        for network in training.learner.networks_mut() {
            for block in network.blocks_mut() {
                fill(block, &mut rest)?;
            }
        }
        for game in &mut training.games {
            *game = running(&mut rest)?;
        }
        let lessons = u64::from_le_bytes(take(&mut rest)?);
        for _ in 0..lessons {
            training.store.push(lesson(&mut rest)?);
        }
        rest.is_empty().then_some(training)
    }
}

fn header(seed: u64, schedule: Schedule) -> Vec<u8> {
    format!("{seed} {schedule:?}\n").into_bytes()
}

fn running(rest: &mut &[u8]) -> Option<Running> {
    let [length] = take(rest)?;
    let (text, left) = rest.split_at_checked(length.into())?;
    *rest = left;
    let table: Table = str::from_utf8(text).ok()?.parse().ok()?;
    let seats = take::<MOST_PLAYERS>(rest)?;
    let [others_for] = take(rest)?;
    Some(Running {
        table,
        seats,
        others_for,
    })
}

fn lesson(rest: &mut &[u8]) -> Option<Lesson> {
    let [players, active] = take(rest)?;
    let mut lesson = Lesson {
        players,
        ..Lesson::default()
    };
    for _ in 0..active {
        let input = u16::from_le_bytes(take(rest)?);
        lesson.active.try_push(input).is_none().then_some(())?;
    }
    fill(&mut lesson.chances, rest)?;
    Some(lesson)
}
