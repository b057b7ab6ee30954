//! Whether an answer is what it says: every tile accounted for, every set one by the rules, the
//! joker rule kept, the numbers, the cuts, the changes and the steps true. Whether it is the best
//! is for others to say.

use std::collections::BTreeMap;

use rollwise_engine::rummikub::{
    Answer, Change, Move, Numbers, Objective, Origin, Outcome, PlannedSet, Position, Tile, Tiles,
    Wishes,
};

use super::cuts::cuts;
use super::joker_rules::allows;
use super::lying::Lying;
use super::plain::best_opening;
use super::validated_jokers::told_origins_keep_the_rule;

/// What is wrong with an answer.
pub struct Report {
    problems: Vec<String>,
}

impl Report {
    pub fn expect(&mut self, is_right: bool, problem: impl FnOnce() -> String) {
        if !is_right {
            self.problems.push(problem());
        }
    }
}

/// Panics if something is wrong with an answer.
pub fn validate(position: &Position, wishes: &Wishes, answer: &Answer) {
    let problems = problems(position, wishes, answer);
    assert!(
        problems.is_empty(),
        "{position}, {:?}, {wishes:?}\n{}\n{answer:?}",
        position.rules(),
        problems.join("\n")
    );
}

/// Everything that is wrong with an answer.
pub fn problems(position: &Position, wishes: &Wishes, answer: &Answer) -> Vec<String> {
    let mut report = Report {
        problems: Vec::new(),
    };
    let has_move = answer.outcome == Outcome::Move;
    report.expect(has_move == answer.best.is_some(), || {
        format!("{:?} and best {:?}", answer.outcome, answer.best)
    });
    report.expect(answer.is_proved || wishes.budget.is_some(), || {
        "not proved, though there was no budget".into()
    });
    let opening = (!position.has_opened()).then(|| {
        let usable = position.rack().without(&wishes.keep);
        let most = best_opening(&usable, position.rules()).unwrap_or(0);
        most.min(position.rules().opening)
    });
    let said = answer
        .opening
        .map(|most| most.min(position.rules().opening));
    // A budget may end before the most is found.
    let is_right = said == opening || (!answer.is_proved && said < opening);
    report.expect(is_right, || {
        format!("opening {said:?}, should be {opening:?}")
    });
    if let Some(best) = &answer.best {
        check_numbers(position, wishes, answer, best, &mut report);
        if wishes.plan {
            check_plan(position, best, &mut report);
        } else {
            let is_bare = best.sets.is_empty() && best.steps.is_empty() && best.cuts.is_none();
            report.expect(is_bare, || "a plan that nobody asked for".into());
        }
    }
    report.problems
}

fn check_numbers(
    position: &Position,
    wishes: &Wishes,
    answer: &Answer,
    best: &Move,
    report: &mut Report,
) {
    let mut rack = best.play;
    rack.add_all(&best.rest);
    report.expect(rack == *position.rack(), || {
        format!("{} and {} are not the rack", best.play, best.rest)
    });
    let numbers = Numbers::of(&best.play, position.rules().joker_points);
    let count = u32::try_from(best.play.iter().count()).unwrap();
    report.expect(numbers == best.numbers && count == numbers.tiles, || {
        format!("{:?}, should be {numbers:?}", best.numbers)
    });
    report.expect(!best.play.is_empty(), || "nothing is played".into());
    report.expect(best.play.is_superset(&wishes.play), || {
        format!("{} does not go", wishes.play)
    });
    report.expect(best.rest.is_superset(&wishes.keep), || {
        format!("{} does not stay", wishes.keep)
    });
    let [most, found] = [answer.at_most, numbers].map(|numbers| match wishes.objective {
        Objective::Points => (numbers.points, numbers.tiles),
        Objective::Tiles | Objective::Simple => (numbers.tiles, numbers.points),
    });
    report.expect(
        most >= found || wishes.objective == Objective::Simple,
        || format!("{most:?} at most is less than {found:?}"),
    );
}

fn check_plan(position: &Position, best: &Move, report: &mut Report) {
    let table: Vec<Lying> = position.table().iter().map(Lying::of).collect();
    let after: Vec<Lying> = best.sets.iter().map(|plan| Lying::of(&plan.set)).collect();
    check_sets(best, report);
    check_tiles(position, best, report);
    let own = cuts(&table, &after);
    report.expect(best.cuts == Some(own), || {
        format!("cuts {:?}, should be {own}", best.cuts)
    });
    check_opening(position, best, report);
    let rule = position.rules().jokers;
    report.expect(allows(rule, &table, &after, &best.play), || {
        format!("{rule:?} does not allow it")
    });
    report.expect(after.iter().all(|set| set.keeps(position.rules())), || {
        "two jokers in a set".into()
    });
    report.expect(told_origins_keep_the_rule(rule, &table, &best.sets), || {
        format!("{rule:?} does not allow it with the origins told")
    });
    check_changes(position, best, report);
    check_steps(best, report);
}

/// Each joker stands for something; a group's jokers come last, if it did not lie so.
fn check_sets(best: &Move, report: &mut Report) {
    for plan in &best.sets {
        let tiles = plan.set.tiles();
        let lengths = [tiles.len(), plan.stands_for.len(), plan.origins.len()];
        report.expect(lengths == [tiles.len(); 3], || {
            format!("lengths of {plan:?}")
        });
        let lying = Lying::of(&plan.set);
        let mut jokers = lying.jokers_stand_for().into_iter();
        let mut seen = Vec::new();
        for (tile, stands_for) in tiles.iter().zip(&plan.stands_for) {
            let is_right = if tile.is_joker() {
                jokers
                    .next()
                    .is_some_and(|may_be| may_be.contains(stands_for))
            } else {
                tile == stands_for
            };
            report.expect(is_right && !seen.contains(stands_for), || {
                format!("{tile} as {stands_for} in {}", plan.set)
            });
            seen.push(*stands_for);
        }
        let is_in_order = plan.change == Change::Same || lying.tiles() == tiles;
        let is_group = matches!(lying, Lying::Group { .. });
        let is_joker = |tile: &&Tile| !tile.is_joker();
        let real_first = tiles.iter().take_while(is_joker).count();
        let jokers_last = real_first + lying.jokers() == tiles.len();
        report.expect(is_in_order || is_group && jokers_last, || {
            format!("order of {}", plan.set)
        });
    }
}

/// The table's tiles and the played ones, each once, each from where it was.
fn check_tiles(position: &Position, best: &Move, report: &mut Report) {
    let mut found: BTreeMap<Origin, Tiles> = BTreeMap::new();
    for plan in &best.sets {
        for (tile, origin) in plan.set.tiles().iter().zip(&plan.origins) {
            found.entry(*origin).or_default().add(*tile);
        }
    }
    let mut there: BTreeMap<Origin, Tiles> = BTreeMap::new();
    for (nth, set) in position.table().iter().enumerate() {
        there.insert(Origin::Table(nth), set.tiles().iter().copied().collect());
    }
    there.insert(Origin::Rack, best.play);
    there.insert(Origin::Loose, *position.loose());
    there.retain(|_, tiles| !tiles.is_empty());
    report.expect(found == there, || {
        format!("tiles found {found:?}, should be {there:?}")
    });
}

fn check_opening(position: &Position, best: &Move, report: &mut Report) {
    let rules = position.rules();
    if position.has_opened() {
        report.expect(best.opening.is_none(), || {
            "an opening by one who has opened".into()
        });
        return;
    }
    report.expect(best.opening >= Some(rules.opening), || {
        format!("opens with {:?}", best.opening)
    });
    let is_own = |plan: &&PlannedSet| plan.origins.iter().all(|origin| *origin == Origin::Rack);
    let own: u32 = best.sets.iter().filter(is_own).map(worth).sum();
    if rules.play_on {
        let most = best_opening(&best.play, rules);
        report.expect(best.opening <= most, || {
            format!("opens with {:?}, {most:?} at most", best.opening)
        });
    } else {
        report.expect(best.opening == Some(own), || {
            format!("opens with {:?}, should be {own}", best.opening)
        });
        for plan in &best.sets {
            let is_table = plan.change == Change::Same;
            report.expect(is_own(&plan) != is_table, || {
                format!("{plan:?} before the opening")
            });
        }
    }
}

/// What the tiles of a set stand for is worth.
fn worth(plan: &PlannedSet) -> u32 {
    let numbers = plan.stands_for.iter().filter_map(|tile| tile.number());
    numbers.map(u32::from).sum()
}

/// Each set of the table goes on in one set at most, and what has become of it is told.
fn check_changes(position: &Position, best: &Move, report: &mut Report) {
    let mut continued = Vec::new();
    for plan in &best.sets {
        let said = (plan.change, plan.was);
        match plan.was {
            None => report.expect(plan.change == Change::New, || format!("{said:?} {plan:?}")),
            Some(nth) => {
                let is_first = nth < position.table().len() && !continued.contains(&nth);
                report.expect(is_first, || format!("table[{nth}] goes on twice"));
                continued.push(nth);
                let change = change(position, nth, plan);
                report.expect(Some(plan.change) == change, || {
                    format!("{said:?}, should be {change:?}: {plan:?}")
                });
            }
        }
    }
}

/// What became of a set of the table in the one that continues it; none if nothing of it is there.
fn change(position: &Position, nth: usize, plan: &PlannedSet) -> Option<Change> {
    let set = position.table().get(nth)?;
    let of_it = |origin: &Origin| *origin == Origin::Table(nth);
    let kept = plan.origins.iter().filter(|origin| of_it(origin)).count();
    let [before, after] = [Lying::of(set), Lying::of(&plan.set)];
    if kept == 0 {
        None
    } else if kept < set.tiles().len() {
        Some(Change::Changed)
    } else if before == after {
        Some(Change::Same)
    } else if lies_within(&before, &after, plan, nth) {
        Some(Change::Added)
    } else {
        Some(Change::Changed)
    }
}

/// Whether all tiles of a set lie in the new one as they lay, others beside them.
fn lies_within(before: &Lying, after: &Lying, plan: &PlannedSet, nth: usize) -> bool {
    match (before, after) {
        (Lying::Group { .. }, Lying::Group { .. }) => true,
        (Lying::Run { first, .. }, Lying::Run { first: begin, .. }) => {
            let is_of_it = |origin: &Origin| *origin == Origin::Table(nth);
            let place = plan.origins.iter().position(is_of_it).unwrap();
            let mine = plan.origins.iter().skip(place);
            let together = mine.take_while(|origin| is_of_it(origin)).count();
            let tiles = plan.set.tiles().get(place..place + together);
            let at = usize::from(*begin) + place;
            at == usize::from(*first) && tiles == Some(&before.tiles()[..])
        }
        _ => false,
    }
}

/// Each set that is not the same is built once. As every tile is told to come from one place, and
/// may be taken from a set that is still to be built anew, any order can be carried out.
fn check_steps(best: &Move, report: &mut Report) {
    let mut steps = best.steps.clone();
    steps.sort_unstable();
    let sets = best.sets.iter().enumerate();
    let built = sets.filter(|(_, plan)| plan.change != Change::Same);
    let built: Vec<usize> = built.map(|(nth, _)| nth).collect();
    report.expect(steps == built, || {
        format!("steps {:?}, should be {built:?} in some order", best.steps)
    });
}
