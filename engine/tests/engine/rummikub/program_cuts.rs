//! Neighbours that a move keeps, as a part of the integer program: those of the table less these
//! are its cuts.

use good_lp::{Expression, Variable, constraint};
use rollwise_engine::rummikub::{COLOURS, Colour, NUMBERS, Position, Tile, Tiles};

use super::cuts::{groups_of, neighbours};
use super::lying::{Lying, real};
use super::program::{Grid, Program, cells};

/// What counts towards fewest cuts.
pub struct Kept {
    /// Neighbours of the table's runs and groups.
    pub on_table: u32,
    /// How many of them a move keeps.
    pub neighbours: Expression,
}

impl Kept {
    pub fn new(program: &mut Program, position: &Position, table: &[Lying]) -> Kept {
        let mut kept = Kept {
            on_table: 0,
            neighbours: 0.0.into(),
        };
        let mut all = position.on_table();
        all.add_all(position.rack());
        let jokers = all.count(Tile::JOKER);
        let had = neighbours(table);
        for colour in Colour::ALL {
            let had = &had[colour.index()];
            if had.iter().any(|count| *count > 0) {
                let going_on = go_on(program, colour, &all);
                for (number, &count) in had.iter().enumerate() {
                    if count > 0 {
                        let keeps = program.whole(count);
                        let most = constraint!(keeps <= going_on[number].clone());
                        program.constraints.push(most);
                        kept.on_table += count;
                        kept.neighbours += keeps;
                    }
                }
            }
        }
        for number in 1..=NUMBERS {
            kept.add_groups(program, number, table, jokers);
        }
        kept
    }

    /// New groups by the real colours that they have, and which of them each old group is paired
    /// with.
    fn add_groups(&mut self, program: &mut Program, number: u8, table: &[Lying], jokers: u8) {
        let old = groups_of(table, number);
        if old.iter().all(|group| group.len() < 2) {
            return;
        }
        let v = usize::from(number);
        let most_jokers = if program.table.one_joker { 1 } else { 2 };
        let kinds = group_kinds(most_jokers.min(jokers.into()));
        let counts: Vec<Variable> = kinds.iter().map(|_| program.whole(3)).collect();
        let sum = |weight: &dyn Fn(&GroupKind) -> f64| -> Expression {
            let kinds = kinds.iter().zip(&counts);
            kinds.map(|(kind, &count)| weight(kind) * count).sum()
        };
        for colour in Colour::ALL {
            let tiles = sum(&|kind| f64::from(u8::from(kind.colours.contains(&colour))));
            let used = program.table.group_tiles[colour.index()][v].clone();
            program.constraints.push(constraint!(tiles == used));
        }
        let of_jokers = sum(&|kind| f64::from(u32::try_from(kind.jokers).unwrap()));
        let used = program.table.group_jokers[v].clone();
        program.constraints.push(constraint!(of_jokers == used));
        let groups = program.table.groups[v].clone();
        program
            .constraints
            .push(constraint!(sum(&|_| 1.0) == groups));
        self.pair(program, &old, &kinds, &counts);
    }

    fn pair(
        &mut self,
        program: &mut Program,
        old: &[Vec<Colour>],
        kinds: &[GroupKind],
        counts: &[Variable],
    ) {
        let mut partners = vec![Expression::from(0.0); kinds.len()];
        for group in old {
            let mut pairs: Expression = 0.0.into();
            for (nth, kind) in kinds.iter().enumerate() {
                let common = group.iter().filter(|colour| kind.colours.contains(colour));
                let common = u32::try_from(common.count()).unwrap();
                if common > 1 {
                    let pair = program.whole(1);
                    pairs += pair;
                    partners[nth] += pair;
                    self.neighbours += f64::from(common - 1) * pair;
                }
            }
            program.constraints.push(constraint!(pairs <= 1.0));
            self.on_table += u32::try_from(group.len() - 1).unwrap();
        }
        for (partners, &count) in partners.into_iter().zip(counts) {
            program.constraints.push(constraint!(partners <= count));
        }
    }
}

/// Groups that differ in their real colours or in the number of jokers.
struct GroupKind {
    colours: Vec<Colour>,
    jokers: usize,
}

fn group_kinds(most_jokers: usize) -> Vec<GroupKind> {
    let mut kinds = Vec::new();
    for chosen in 1..1_usize << COLOURS {
        let is_chosen = |colour: &Colour| chosen >> colour.index() & 1 == 1;
        let colours: Vec<Colour> = Colour::ALL.into_iter().filter(is_chosen).collect();
        for jokers in 0..=most_jokers {
            if (3..=COLOURS).contains(&(colours.len() + jokers)) {
                let colours = colours.clone();
                kinds.push(GroupKind { colours, jokers });
            }
        }
    }
    kinds
}

/// By the lower number: how many runs of a colour go on from a real tile to a real one.
///
/// Each run is followed from tile to tile, by its place in the run (first, second, later) and by
/// whether it is a joker.
fn go_on(program: &mut Program, colour: Colour, all: &Tiles) -> Vec<Expression> {
    let c = colour.index();
    let jokers = all.count(Tile::JOKER);
    if jokers == 0 || program.table.one_joker {
        return follow_real_tiles(program, c);
    }
    let steps: Vec<Steps> = (0..=NUMBERS)
        .map(|number| Steps::new(program, colour, number, all))
        .collect();
    for (_, number) in cells().filter(|(of, _)| *of == colour) {
        join(program, c, number, &steps, jokers);
    }
    steps
        .iter()
        .map(|steps| steps.sum(&|step| !step.from_joker && !step.to_joker))
        .collect()
}

/// A tile that is not the first follows another. Both are real, but for the joker of a run, which
/// follows one and is followed by another where the run goes on.
fn follow_real_tiles(program: &mut Program, c: usize) -> Vec<Expression> {
    let mut follow = Vec::new();
    for v in 0..=usize::from(NUMBERS) {
        let going_on = program.whole(2);
        let table = &program.table;
        let at = |grids: &[Grid; 3], place: usize, v: usize| grids[place][c][v].clone();
        let [places, jokers, after] = [&table.places, &table.jokers_at, &table.after_joker];
        // Of the later tiles of runs with a joker as many go on as follow; jokers or others.
        let later = at(after, 2, v + 1) - at(after, 1, v) - at(jokers, 1, v);
        let mut both = at(jokers, 0, v) + at(jokers, 1, v) + going_on;
        let mut all: Expression = 0.0.into();
        for place in [1, 2] {
            all += at(places, place, v + 1);
            both += at(jokers, place, v + 1);
        }
        let most = constraint!(going_on <= at(jokers, 2, v));
        let others = constraint!(later - going_on <= at(after, 2, v));
        program.constraints.extend([most, others]);
        follow.push(all - both);
    }
    follow
}

/// Places in a run: 0 the first, 1 the second, 2 later ones.
#[derive(Clone, Copy)]
struct Step {
    from: usize,
    from_joker: bool,
    to_joker: bool,
}

impl Step {
    fn to(self) -> usize {
        (self.from + 1).min(2)
    }
}

/// How many runs go from a number to the next, by step.
struct Steps(Vec<(Step, Variable)>);

impl Steps {
    fn new(program: &mut Program, colour: Colour, number: u8, all: &Tiles) -> Steps {
        let filled_by = |number: u8, is_joker: bool| {
            all.count(if is_joker {
                Tile::JOKER
            } else {
                real(colour, number)
            })
        };
        let mut steps = Vec::new();
        for from in 0..3 {
            for (from_joker, to_joker) in
                [(false, false), (false, true), (true, false), (true, true)]
            {
                let needed = u8::from(from_joker) + u8::from(to_joker);
                if !(1..NUMBERS).contains(&number) || needed > all.count(Tile::JOKER) {
                    continue;
                }
                let most = filled_by(number, from_joker).min(filled_by(number + 1, to_joker));
                if most > 0 {
                    let step = Step {
                        from,
                        from_joker,
                        to_joker,
                    };
                    steps.push((step, program.whole(most)));
                }
            }
        }
        Steps(steps)
    }

    fn sum(&self, is_counted: &dyn Fn(Step) -> bool) -> Expression {
        let counted = self.0.iter().filter(|(step, _)| is_counted(*step));
        counted.map(|(_, count)| Expression::from(*count)).sum()
    }
}

/// What comes to a number is there, and what goes on was there: by place and by whether it is a
/// joker.
fn join(program: &mut Program, c: usize, number: u8, steps: &[Steps], jokers: u8) {
    let v = usize::from(number);
    let mut all_jokers: Expression = 0.0.into();
    for place in 0..3 {
        let of_place = program.table.places[place][c][v].clone();
        let as_joker = program.whole(jokers);
        let as_tile = of_place.clone() - as_joker;
        all_jokers += as_joker;
        program.constraints.push(constraint!(as_joker <= of_place));
        for (is_joker, there) in [(true, as_joker.into()), (false, as_tile)] {
            let come = steps[v - 1].sum(&|step| step.to() == place && step.to_joker == is_joker);
            let go = steps[v].sum(&|step| step.from == place && step.from_joker == is_joker);
            // A run's first and second tile must be followed by another.
            let there: Expression = there;
            if place > 0 {
                program.constraints.push(constraint!(come == there.clone()));
            }
            program.constraints.push(match place {
                2 => constraint!(go <= there),
                _ => constraint!(go == there),
            });
        }
    }
    let in_runs = program.table.run_jokers[c][v].clone();
    program.constraints.push(constraint!(all_jokers == in_runs));
}
