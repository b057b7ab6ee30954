//! A player's first move: sets from the rack alone, worth enough.

use crate::rummikub::Position;
use crate::rummikub::answer::{Answer, Move, Numbers, Outcome, Wishes};
use crate::rummikub::arrangement::Arrangement;
use crate::rummikub::problem::{Problem, Weights};
use crate::rummikub::rules::Objective;
use crate::rummikub::runs::NEVER;
use crate::rummikub::search::Memory;
use crate::rummikub::set::SMALLEST_SET;
use crate::rummikub::states::Limits;
use crate::rummikub::task::{Outlook, Task};
use crate::rummikub::tile::{COLOURS, Colour, NUMBERS, Tile, Tiles};

/// Numbers of the longest run that can't be parted into two.
const LONGEST_RUN: u8 = 5;

/// Points of an opening from which on any sets of its tiles will do: fewer than this is proved to be the most they are worth. A
/// rack of so many points is no player's; to prove it of the whole set takes millions of transitions.
const WORTH_PROVED: u32 = 300;

/// The best first move.
pub fn answer(task: &mut Task<'_>) -> Answer {
    let usable = task.usable();
    let most = most(task, &usable);
    let mut answer = Answer {
        outcome: Outcome::NoOpening,
        best: None,
        opening: Some(most),
        is_proved: true,
        at_most: Numbers::default(),
        transitions: task.transitions,
    };
    if !task.position.rules().play_on && !task.position.loose().is_empty() && loose(task).is_none()
    {
        answer.outcome = Outcome::NoArrangement;
        return answer;
    }
    if most >= task.position.rules().opening {
        let outlook = best(task, &usable);
        answer.is_proved = outlook.is_proved;
        answer.at_most = task.numbers(outlook.at_most);
        if let Some(best) = outlook.best {
            let found = moved(task, best.arrangement);
            if outlook.is_proved {
                answer.at_most = found.numbers;
            }
            if task.is_legal(&found) {
                answer.outcome = Outcome::Move;
                answer.best = Some(found);
            }
        }
        answer.transitions = task.transitions;
    }
    answer
}

/// The best opening, with as few jokers as wanted.
fn best(task: &mut Task<'_>, usable: &Tiles) -> Outlook {
    let play = task.wishes.play;
    let sparing = task.without_kept_jokers(usable);
    if !task.wishes.keep_jokers || sparing == *usable {
        return with_musts(task, usable, &play);
    }
    let mut outlook = nothing();
    if usable == task.position.rack() {
        outlook = with_musts(task, usable, usable);
    }
    let mut rack = sparing;
    while outlook.best.is_none() {
        outlook = with_musts(task, &rack, &play).after(&outlook);
        if rack == *usable {
            break;
        }
        rack.add(Tile::JOKER);
    }
    outlook
}

/// The best opening with tiles of a rack, some of which must go.
fn with_musts(task: &mut Task<'_>, rack: &Tiles, musts: &Tiles) -> Outlook {
    if task.position.rules().play_on {
        return play_on(task, rack, musts);
    }
    let needed = task.position.rules().opening;
    // The table stays as it is, so that there are no cuts.
    let weights = Weights::numbers(match task.wishes.objective {
        Objective::Simple => Objective::Tiles,
        objective => objective,
    });
    let mut problem = Problem::new(&Tiles::default(), rack, task.position.rules());
    if !musts.iter().all(|tile| problem.insist(tile)) {
        return nothing();
    }
    let outlook = task.search(&problem, weights, Limits::default());
    match &outlook.best {
        None => return outlook,
        // All tiles that go lie in the opening's sets.
        Some(best) if opens(task, &best.arrangement.tiles(), &best.arrangement.tiles()) => {
            return outlook;
        }
        Some(_) => {}
    }
    let limits = Limits {
        worth: u8::try_from(needed).unwrap_or(u8::MAX),
        ..Limits::default()
    };
    task.search(&problem, weights, limits)
}

fn nothing() -> Outlook {
    Outlook {
        best: None,
        at_most: 0,
        is_proved: true,
    }
}

/// Whether tiles of a rack contain an opening in which some of them lie.
fn opens(task: &mut Task<'_>, tiles: &Tiles, musts: &Tiles) -> bool {
    let needed = task.position.rules().opening;
    let found = worth(task, tiles, musts, needed);
    found.is_some_and(|(worth, _)| worth >= needed)
}

/// The most that sets of some tiles are worth, as far as the points that an opening needs.
fn most(task: &mut Task<'_>, tiles: &Tiles) -> u32 {
    let needed = task.position.rules().opening;
    let found = worth(task, tiles, &Tiles::default(), needed);
    found.map_or(0, |(worth, _)| worth.min(needed))
}

/// The most that sets of some tiles are worth, and these sets; or any sets that are worth enough. Some tiles must be in them.
fn worth(
    task: &mut Task<'_>,
    tiles: &Tiles,
    musts: &Tiles,
    enough: u32,
) -> Option<(u32, Arrangement)> {
    let mut problem = Problem::new(&Tiles::default(), tiles, task.position.rules());
    musts
        .iter()
        .all(|tile| problem.insist(tile))
        .then_some(())?;
    problem.joker_points = 0;
    let limits = Limits {
        enough: i32::try_from(enough).unwrap_or(i32::MAX),
        ..Limits::default()
    };
    let outlook = task.exactly(&problem, Weights::WORTH, limits);
    let arrangement = outlook.best?.arrangement;
    Some((arrangement.worth(), arrangement))
}

/// The most that sets of some tiles are worth in an opening, as far as what is enough.
pub fn worth_of(tiles: &Tiles, enough: u32) -> u32 {
    let position = Position::default();
    let wishes = Wishes::default();
    let mut memory = Memory::default();
    let mut task = Task::new(&position, &wishes, &mut memory);
    let found = worth(&mut task, tiles, &Tiles::default(), enough);
    found.map_or(0, |(worth, _)| worth.min(enough))
}

/// The table's loose tiles as sets.
fn loose(task: &mut Task<'_>) -> Option<Arrangement> {
    let problem = Problem::new(
        task.position.loose(),
        &Tiles::default(),
        task.position.rules(),
    );
    let weights = Weights::numbers(task.wishes.objective);
    task.search(&problem, weights, Limits::default())
        .best
        .map(|best| best.arrangement)
}

/// The move with what it opens with.
fn moved(task: &mut Task<'_>, arrangement: Arrangement) -> Move {
    if task.position.rules().play_on {
        let play = arrangement.tiles().without(&task.position.on_table());
        let opening = most(task, &play);
        return task.moved(arrangement, Some(opening), true);
    }
    // The sets that are worth most: a joker may stand for more in another one.
    let play = arrangement.tiles();
    let (worth, mut arrangement) =
        worth(task, &play, &play, WORTH_PROVED).unwrap_or((0, arrangement));
    if let Some(mut loose) = loose(task) {
        arrangement.runs.append(&mut loose.runs);
        arrangement.groups.append(&mut loose.groups);
    }
    task.moved(arrangement, Some(worth), false)
}

/// Openings after which the turn goes on with the table, by branch and bound.
struct PlayOn<'t, 'a> {
    task: &'t mut Task<'a>,
    rack: Tiles,
    /// Tiles that must go, whatever the opening.
    musts: Tiles,
    /// Sets of the rack of which every opening consists.
    sets: Vec<Tiles>,
    weights: Weights,
    outlook: Outlook,
}

/// The best move that goes on with the table after an opening from the rack.
fn play_on(task: &mut Task<'_>, rack: &Tiles, musts: &Tiles) -> Outlook {
    let weights = Weights::numbers(task.wishes.objective);
    let numbers = PlayOn::new(task, rack, musts, weights).best(NEVER);
    let Some(best) = numbers.best.as_ref().filter(|_| task.wants_cuts()) else {
        return numbers;
    };
    let (finer, floor) = task.finer(best.score);
    let with_cuts = PlayOn::new(task, rack, musts, finer).best(floor);
    numbers.refined(with_cuts)
}

impl<'t, 'a> PlayOn<'t, 'a> {
    fn new(
        task: &'t mut Task<'a>,
        rack: &Tiles,
        musts: &Tiles,
        weights: Weights,
    ) -> PlayOn<'t, 'a> {
        PlayOn {
            task,
            rack: *rack,
            musts: *musts,
            sets: sets_of(rack),
            weights,
            outlook: nothing(),
        }
    }

    fn best(mut self, floor: i32) -> Outlook {
        self.outlook.at_most = self.branch(&Tiles::default(), 0, floor);
        self.outlook
    }

    /// The best move above a floor with some tiles of an opening. If it opens, there is none better with more of them; or else a set
    /// of the opening is missing, from a place in the list on. Each level adds three tiles or more. Gives what can be reached at most.
    fn branch(&mut self, opening: &Tiles, first: usize, floor: i32) -> i32 {
        let problems = self.task.problems(&self.rack, &self.musts.or(opening));
        let best = self.outlook.best.as_ref().map_or(floor, |best| best.score);
        let limits = Limits {
            floor: best,
            ..Limits::default()
        };
        let outlook = self.task.best_by(&problems, self.weights, limits);
        self.outlook.is_proved &= outlook.is_proved;
        let Some(best) = outlook.best else {
            return outlook.at_most;
        };
        let play = best
            .arrangement
            .tiles()
            .without(&self.task.position.on_table());
        if opens(self.task, &play, &Tiles::default()) {
            self.outlook.best = Some(best);
            return outlook.at_most;
        }
        for place in first..self.sets.len() {
            let mut more = *opening;
            more.add_all(&self.sets[place]);
            if self.rack.contain(&more) {
                self.branch(&more, place, floor);
            }
        }
        outlook.at_most
    }
}

/// The sets that tiles can make, each as its tiles; of runs only those that can't be parted into two.
fn sets_of(tiles: &Tiles) -> Vec<Tiles> {
    let mut sets = Vec::new();
    for colour in Colour::ALL {
        for first in 1..=NUMBERS {
            let numbers = first..first + LONGEST_RUN;
            let run: Vec<Tile> = numbers
                .filter_map(|number| Tile::new(colour, number))
                .collect();
            for length in SMALLEST_SET..=run.len() {
                add_with_jokers(&run[..length], tiles, &mut sets);
            }
        }
    }
    for number in 1..=NUMBERS {
        for colours in 0..1_u8 << COLOURS {
            let chosen = Colour::ALL
                .into_iter()
                .filter(|colour| colours >> colour.index() & 1 > 0);
            let group: Vec<Tile> = chosen
                .filter_map(|colour| Tile::new(colour, number))
                .collect();
            if group.len() >= SMALLEST_SET {
                add_with_jokers(&group, tiles, &mut sets);
            }
        }
    }
    sets
}

/// Adds a set as it is, and with a joker or two in place of its tiles, if some tiles can make it.
fn add_with_jokers(set: &[Tile], from: &Tiles, sets: &mut Vec<Tiles>) {
    for one in 0..=set.len() {
        for two in one..=set.len() {
            let is_joker = |place| place == one || place == two;
            let tiles = set
                .iter()
                .enumerate()
                .map(|(place, &tile)| if is_joker(place) { Tile::JOKER } else { tile });
            let tiles: Tiles = tiles.collect();
            if from.contain(&tiles) && !sets.contains(&tiles) {
                sets.push(tiles);
            }
        }
    }
}
