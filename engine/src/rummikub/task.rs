//! A position with what is wanted of it, and the steps that its answer is made of.

use crate::rummikub::Position;
use crate::rummikub::answer::{Answer, Move, Numbers, Outcome, Wishes};
use crate::rummikub::arrangement::Arrangement;
use crate::rummikub::check::{IllegalPlan, breaches};
use crate::rummikub::fates::problems;
use crate::rummikub::plan;
use crate::rummikub::problem::{Neighbours, Problem, Weights};
use crate::rummikub::rules::Objective;
use crate::rummikub::search::{Memory, Search};
use crate::rummikub::set::Set;
use crate::rummikub::states::{Found, Limits};
use crate::rummikub::tile::{Tile, Tiles};
use crate::rummikub::ways::Form;

/// A position with what is wanted.
pub struct Task<'a> {
    pub position: &'a Position,
    pub wishes: &'a Wishes,
    memory: &'a mut Memory,
    /// Transitions made so far.
    pub transitions: u64,
}

/// The best of some problems.
#[derive(Clone, Debug)]
pub struct Best {
    /// By the weights that were asked for.
    pub score: i32,
    pub arrangement: Arrangement,
}

/// What the search through some problems came to.
#[derive(Clone, Debug)]
pub struct Outlook {
    pub best: Option<Best>,
    /// What could be reached at most, by the same weights.
    pub at_most: i32,
    pub is_proved: bool,
}

impl Outlook {
    fn of(found: &Found, problem: &Problem, search: &Search<'_>) -> Outlook {
        Outlook {
            best: found.best.as_ref().map(|path| Best {
                score: path.score,
                arrangement: Arrangement::of(path, problem, search),
            }),
            at_most: found.at_most,
            is_proved: found.is_proved,
        }
    }

    /// Combines the best score with the search for fewest cuts, which started from this score less
    /// 1.
    pub fn refined(self, with_cuts: Outlook) -> Outlook {
        Outlook {
            // The second search finds what the first one found, or better, unless its budget ends
            // before.
            best: with_cuts.best.or(self.best),
            at_most: self.at_most,
            is_proved: self.is_proved && with_cuts.is_proved,
        }
    }

    /// This one, after another one that came before it found nothing.
    pub fn after(self, other: &Outlook) -> Outlook {
        Outlook {
            best: self.best,
            at_most: if other.is_proved {
                self.at_most
            } else {
                self.at_most.max(other.at_most)
            },
            is_proved: self.is_proved && other.is_proved,
        }
    }
}

impl<'a> Task<'a> {
    pub fn new(position: &'a Position, wishes: &'a Wishes, memory: &'a mut Memory) -> Task<'a> {
        Task {
            position,
            wishes,
            memory,
            transitions: 0,
        }
    }

    /// The tiles of the rack that may go.
    pub fn usable(&self) -> Tiles {
        self.position.rack().without(&self.wishes.keep)
    }

    /// What a player can do who has opened, told by a function that finds the best of some
    /// problems.
    pub fn with_the_table(&mut self, best_of: fn(&mut Self, &[Problem]) -> Outlook) -> Outlook {
        let usable = self.usable();
        let rest = self.without_kept_jokers(&usable);
        let play = self.wishes.play;
        if !self.wishes.keep_jokers || rest == usable {
            return best_of(self, &self.problems(&usable, &play));
        }
        let sparing = self.problems(&rest, &play);
        if usable != *self.position.rack() {
            return best_of(self, &sparing);
        }
        let emptying = best_of(self, &self.problems(&usable, &usable));
        match emptying.best {
            Some(_) => emptying,
            None => best_of(self, &sparing).after(&emptying),
        }
    }

    /// The tiles without jokers that are to be kept.
    pub fn without_kept_jokers(&self, usable: &Tiles) -> Tiles {
        let mut rest = *usable;
        while rest.count(Tile::JOKER) > self.wishes.play.count(Tile::JOKER) {
            rest.remove(Tile::JOKER);
        }
        rest
    }

    /// The problems in which some tiles of the rack may go and some of these must.
    pub fn problems(&self, rack: &Tiles, musts: &Tiles) -> Vec<Problem> {
        let mut problems = problems(self.position, rack);
        problems.retain_mut(|problem| insist(problem, musts));
        problems
    }

    /// The best arrangement of any of some problems; if a plan is wanted, down to fewest cuts.
    pub fn best_of(&mut self, problems: &[Problem]) -> Outlook {
        let weights = Weights::numbers(self.wishes.objective);
        let numbers = self.best_by(problems, weights, Limits::default());
        let Some(best) = numbers.best.as_ref().filter(|_| self.wants_cuts()) else {
            return numbers;
        };
        let (finer, floor) = self.finer(best.score);
        let limits = Limits {
            floor,
            ..Limits::default()
        };
        let with_cuts = self.best_by(problems, finer, limits);
        numbers.refined(with_cuts)
    }

    /// Whether cuts matter: for the plan, or because they come before points.
    pub fn wants_cuts(&self) -> bool {
        self.wishes.plan || self.wishes.objective == Objective::Simple
    }

    /// Weights with cuts, and a floor by them below which nothing has a score without cuts.
    pub fn finer(&self, score: i32) -> (Weights, i32) {
        let objective = self.wishes.objective;
        let finer = Weights::with_cuts(objective);
        (
            finer,
            score * (finer.of(0) / Weights::numbers(objective).of(0)) - 1,
        )
    }

    /// The best arrangement of any of some problems by some weights.
    pub fn best_by(
        &mut self,
        problems: &[Problem],
        weights: Weights,
        mut limits: Limits,
    ) -> Outlook {
        let mut outlook = Outlook {
            best: None,
            at_most: limits.floor,
            is_proved: true,
        };
        for problem in problems {
            let found = self.search(problem, weights, limits);
            outlook.at_most = outlook.at_most.max(found.at_most);
            outlook.is_proved &= found.is_proved;
            if let Some(best) = found.best {
                limits.floor = best.score;
                outlook.best = Some(best);
            }
        }
        outlook
    }

    /// The best arrangement of a problem.
    pub fn search(&mut self, problem: &Problem, weights: Weights, mut limits: Limits) -> Outlook {
        let one_joker = self.position.rules().one_joker;
        if limits.worth == 0 && limits.tiles.is_none() {
            let mut outlook = self.search_form(problem, Form::Needed, weights, limits);
            let table = (weights.neighbour > 0).then_some(&problem.table);
            let best = outlook.best.as_mut().map(|best| &mut best.arrangement);
            if best.is_none_or(|best| place_jokers(best, problem, table, one_joker)) {
                return outlook;
            }
            limits.enough = limits.enough.min(outlook.at_most);
        }
        let outlook = self.search_form(problem, self.every(), weights, limits);
        let best = outlook.best.as_ref().filter(|_| one_joker);
        let Some(nth) = best.and_then(|best| best.arrangement.with_jokers_around(problem)) else {
            return outlook;
        };
        // Its joker lies either above it or below.
        self.best_by(
            &[0, 1].map(|side| problem.closed(nth, side)),
            weights,
            limits,
        )
    }

    /// The form of all arrangements that the rules allow.
    pub fn every(&self) -> Form {
        if self.position.rules().one_joker {
            Form::OneJoker
        } else {
            Form::Every
        }
    }

    /// The transitions that are left of the budget, if there is one.
    fn left(&self) -> Option<u64> {
        let left = |budget: u64| budget.saturating_sub(self.transitions);
        self.wishes.budget.map(left)
    }

    /// Whether the budget is used up.
    pub fn is_over(&self) -> bool {
        self.left() == Some(0)
    }

    /// The best arrangement of a problem among those of a form.
    pub fn search_form(
        &mut self,
        problem: &Problem,
        form: Form,
        weights: Weights,
        limits: Limits,
    ) -> Outlook {
        let limits = Limits {
            budget: self.left(),
            ..limits
        };
        let mut search = Search::new(problem, form, weights, limits, self.memory);
        let found = search.run();
        self.transitions += found.transitions;
        let outlook = Outlook::of(&found, problem, &search);
        search.leave(self.memory);
        outlook
    }

    /// The answer for a player who may use the table.
    ///
    /// # Errors
    /// For a plan that breaks the rules.
    pub fn told(&mut self, outlook: Outlook) -> Result<Answer, IllegalPlan> {
        let answer = self.without_move(&outlook);
        let Some(best) = outlook.best else {
            return Ok(answer);
        };
        let found = self.moved(best.arrangement, None, true);
        if found.play.is_empty() {
            return Ok(answer);
        }
        self.check(&found)?;
        let at_most = if outlook.is_proved {
            found.numbers
        } else {
            answer.at_most
        };
        Ok(Answer {
            at_most,
            outcome: Outcome::Move,
            best: Some(found),
            ..answer
        })
    }

    /// Checks by the rules, with code that the search has no part in, the plan of a move that has
    /// one.
    ///
    /// # Errors
    /// For a plan that breaks them.
    pub fn check(&self, found: &Move) -> Result<(), IllegalPlan> {
        if !self.wishes.plan {
            return Ok(());
        }
        let sets: Vec<Set> = found.sets.iter().map(|planned| planned.set).collect();
        let breaches = breaches(self.position, &sets, found.opening);
        IllegalPlan::unless_none(breaches, self.position, sets)
    }

    /// The answer as long as no tile goes.
    pub fn without_move(&mut self, outlook: &Outlook) -> Answer {
        let outcome = if outlook.best.is_none() && self.is_in_disorder() {
            Outcome::NoArrangement
        } else {
            Outcome::Nothing
        };
        Answer {
            outcome,
            best: None,
            opening: None,
            is_proved: outlook.is_proved,
            at_most: self.numbers(outlook.at_most),
            transitions: self.transitions,
        }
    }

    /// Whether the table's loose tiles can't be arranged whatever goes.
    fn is_in_disorder(&mut self) -> bool {
        !self.position.loose().is_empty() && {
            let wishes = Wishes {
                plan: false,
                budget: self.left(),
                ..Wishes::default()
            };
            let mut task = Task::new(self.position, &wishes, self.memory);
            let problems = task.problems(&task.usable(), &Tiles::default());
            task.best_of(&problems).best.is_none()
        }
    }

    /// Tiles and points of a score without cuts.
    pub fn numbers(&self, score: i32) -> Numbers {
        let all = Numbers::of(&self.usable(), self.position.rules().joker_points);
        let (tiles, points) = Weights::parts(self.wishes.objective, score);
        Numbers {
            tiles: tiles.min(all.tiles),
            points: points.unwrap_or(all.points).min(all.points),
        }
    }

    /// The move that leads to an arrangement: of all tiles, or of those that go and the loose ones,
    /// while the table's sets stay.
    pub fn moved(&self, arrangement: Arrangement, opening: Option<u32>, uses_table: bool) -> Move {
        let before = if uses_table {
            self.position.on_table()
        } else {
            *self.position.loose()
        };
        let play = arrangement.tiles().without(&before);
        let mut found = Move {
            numbers: Numbers::of(&play, self.position.rules().joker_points),
            cuts: None,
            opening,
            play,
            rest: self.position.rack().without(&play),
            sets: Vec::new(),
            steps: Vec::new(),
        };
        if self.wishes.plan {
            plan::add(&mut found, self.position, arrangement, uses_table);
        }
        found
    }
}

/// Makes musts of tiles of the rack, as far as they don't go in any case. Whether they are there.
fn insist(problem: &mut Problem, musts: &Tiles) -> bool {
    let more = musts.without(&problem.sure);
    more.iter().all(|tile| problem.insist(tile))
}

/// Puts the jokers that no set needs into an arrangement. Whether there is room for all of them, and
/// no set has more than it may.
fn place_jokers(
    arrangement: &mut Arrangement,
    problem: &Problem,
    table: Option<&Neighbours>,
    one_joker: bool,
) -> bool {
    let kept: usize = problem.kept.iter().map(|kept| kept.set.jokers()).sum();
    let stays: u8 = problem
        .supply
        .iter()
        .flatten()
        .map(|supply| supply.stays)
        .sum();
    let all = usize::from(problem.jokers.copies + stays) + kept;
    while usize::from(arrangement.tiles().count(Tile::JOKER)) < all {
        if !arrangement.place_joker(table, one_joker) {
            return false;
        }
    }
    !(one_joker && arrangement.has_two_jokers())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rummikub::check::Breach;

    #[test]
    fn a_plan_against_the_rules_is_an_error_and_no_answer() {
        let wishes = Wishes::default();
        let mut memory = Memory::default();
        let elsewhere: Position = "k1-3 | k4".parse().unwrap();
        let mut task = Task::new(&elsewhere, &wishes, &mut memory);
        let outlook = task.with_the_table(Task::best_of);
        assert_eq!(task.told(outlook.clone()).unwrap().outcome, Outcome::Move);

        let here: Position = "r1-3 | r4 k4".parse().unwrap();
        let illegal = Task::new(&here, &wishes, &mut memory).told(outlook);
        let illegal = illegal.unwrap_err();
        assert_eq!(illegal.position, here.to_string());
        let gone = illegal
            .breaches
            .contains(&Breach::Gone("r1".parse().unwrap()));
        assert!(gone, "{illegal}");
        assert_eq!(
            illegal.to_string(),
            "the solver's plan for r1-3 | rk4 breaks the rules: r1 has gone from the table; r2 has gone from the \
             table; r3 has gone from the table; k1 was neither on the table nor on the rack; k2 was neither on the \
             table nor on the rack; k3 was neither on the table nor on the rack"
        );
    }
}
