//! A player's first move: sets from the rack alone, worth enough.

use crate::rummikub::Position;
use crate::rummikub::answer::{Answer, Move, Numbers, Outcome, Wishes};
use crate::rummikub::arrangement::Arrangement;
use crate::rummikub::check::IllegalPlan;
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

/// Points of an opening from which on any sets of its tiles will do: fewer than this is proved to
/// be the most they are worth. A rack of this many points is no player's; to prove it of the whole
/// set takes millions of transitions.
const WORTH_PROVED: u32 = 300;

/// The best first move.
///
/// # Errors
/// For a plan that breaks the rules.
pub fn answer(task: &mut Task<'_>) -> Result<Answer, IllegalPlan> {
    let rules = task.position.rules();
    let usable = task.usable();
    let most = most(task, &usable);
    let mut answer = Answer {
        outcome: Outcome::NoOpening,
        best: None,
        opening: Some(most.points),
        is_proved: most.is_proved,
        at_most: if most.is_proved {
            Numbers::default()
        } else {
            Numbers::of(&usable, rules.joker_points)
        },
        transitions: task.transitions,
    };
    let mut loose = None;
    if !rules.play_on && !task.position.loose().is_empty() {
        let outlook = sets_of_loose(task);
        if outlook.best.is_none() {
            answer.outcome = Outcome::NoArrangement;
            answer.is_proved &= outlook.is_proved;
            return Ok(answer);
        }
        loose = outlook.best.map(|best| best.arrangement);
    }
    if most.points >= rules.opening {
        let outlook = best(task, &usable);
        answer.is_proved = outlook.is_proved;
        answer.at_most = task.numbers(outlook.at_most);
        if let Some(best) = outlook.best {
            let found = moved(task, best.arrangement, loose);
            task.check(&found)?;
            if outlook.is_proved {
                answer.at_most = found.numbers;
            }
            answer.outcome = Outcome::Move;
            answer.best = Some(found);
        }
        answer.transitions = task.transitions;
    }
    Ok(answer)
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
    let mut outlook = task.search(&problem, weights, Limits::default());
    let Some(best) = &mut outlook.best else {
        return outlook;
    };
    let tiles = best.arrangement.tiles();
    let opening = worth(task, &tiles, &tiles, needed);
    if let Some(sets) = opening.sets.filter(|_| opening.points >= needed) {
        // All tiles that go lie in the opening's sets.
        best.arrangement = sets;
        return outlook;
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

/// Sets that some tiles make, and what they are worth in an opening.
struct Worth {
    /// 0 where there are no such sets.
    points: u32,
    sets: Option<Arrangement>,
    /// Whether no others are worth more; or these are worth as much as was asked for.
    is_proved: bool,
}

/// What some tiles are worth in an opening, as far as the points that one needs.
fn most(task: &mut Task<'_>, tiles: &Tiles) -> Worth {
    let needed = task.position.rules().opening;
    let found = worth(task, tiles, &Tiles::default(), needed);
    Worth {
        points: found.points.min(needed),
        ..found
    }
}

/// The sets of some tiles that are worth most, or any that are worth enough. Some tiles must be in
/// them.
fn worth(task: &mut Task<'_>, tiles: &Tiles, musts: &Tiles, enough: u32) -> Worth {
    let mut problem = Problem::new(&Tiles::default(), tiles, task.position.rules());
    if !musts.iter().all(|tile| problem.insist(tile)) {
        return Worth {
            points: 0,
            sets: None,
            is_proved: true,
        };
    }
    problem.joker_points = 0;
    let limits = Limits {
        enough: i32::try_from(enough).unwrap_or(i32::MAX),
        ..Limits::default()
    };
    // Every place of a joker counts: it is worth what it stands for.
    let outlook = task.search_form(&problem, task.every(), Weights::WORTH, limits);
    let sets = outlook.best.map(|best| best.arrangement);
    let points = sets.as_ref().map_or(0, Arrangement::worth);
    Worth {
        points,
        sets,
        is_proved: outlook.is_proved || points >= enough,
    }
}

/// The most that sets of some tiles are worth in an opening by the rules of a position, as far as
/// what is enough.
pub fn worth_of(tiles: &Tiles, position: &Position) -> u32 {
    let enough = position.rules().opening;
    let wishes = Wishes::default();
    let mut memory = Memory::default();
    let mut task = Task::new(position, &wishes, &mut memory);
    let found = worth(&mut task, tiles, &Tiles::default(), enough);
    found.points.min(enough)
}

/// The table's loose tiles as sets.
fn sets_of_loose(task: &mut Task<'_>) -> Outlook {
    let problem = Problem::new(
        task.position.loose(),
        &Tiles::default(),
        task.position.rules(),
    );
    let weights = Weights::numbers(task.wishes.objective);
    task.search(&problem, weights, Limits::default())
}

/// The move with what it opens with, and the sets of the table's loose tiles.
fn moved(task: &mut Task<'_>, arrangement: Arrangement, loose: Option<Arrangement>) -> Move {
    if task.position.rules().play_on {
        // As far as it is told: that the move opens is known.
        let opening = task.position.rules().opening;
        return task.moved(arrangement, Some(opening), true);
    }
    // The sets that are worth most: a joker may stand for more in another one.
    let play = arrangement.tiles();
    let found = worth(task, &play, &play, WORTH_PROVED);
    let is_better = found.is_proved || found.points > arrangement.worth();
    let mut arrangement = found.sets.filter(|_| is_better).unwrap_or(arrangement);
    let points = arrangement.worth();
    if let Some(mut loose) = loose {
        arrangement.runs.append(&mut loose.runs);
        arrangement.groups.append(&mut loose.groups);
    }
    task.moved(arrangement, Some(points), false)
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
            sets: sets_of(rack, task.position.rules().one_joker),
            task,
            rack: *rack,
            musts: *musts,
            weights,
            outlook: nothing(),
        }
    }

    fn best(mut self, floor: i32) -> Outlook {
        self.outlook.at_most = self.branch(&Tiles::default(), 0, floor);
        self.outlook
    }

    /// The best move above a floor with some tiles of an opening. If it opens, there is none better
    /// with more of them; or else a set of the opening is missing, from a place in the list on.
    /// Each level adds three tiles or more. Gives what can be reached at most.
    fn branch(&mut self, opening: &Tiles, first: usize, floor: i32) -> i32 {
        let problems = self.task.problems(&self.rack, &self.musts.union(opening));
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
        let worth = most(self.task, &play);
        if worth.points >= self.task.position.rules().opening {
            self.outlook.best = Some(best);
            return outlook.at_most;
        }
        self.outlook.is_proved &= worth.is_proved;
        for place in first..self.sets.len() {
            if self.task.is_over() {
                self.outlook.is_proved = false;
                break;
            }
            let mut more = *opening;
            more.add_all(&self.sets[place]);
            if self.rack.is_superset(&more) {
                self.branch(&more, place, floor);
            }
        }
        outlook.at_most
    }
}

/// The sets that tiles can make, each as its tiles; of runs only those that can't be parted into
/// two.
fn sets_of(tiles: &Tiles, one_joker: bool) -> Vec<Tiles> {
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
    sets.retain(|set| !one_joker || set.count(Tile::JOKER) < 2);
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
            if from.is_superset(&tiles) && !sets.contains(&tiles) {
                sets.push(tiles);
            }
        }
    }
}
