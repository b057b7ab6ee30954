//! The best move as integer programs, for positions of all sizes with free jokers.
//!
//! Runs are counted by place: how many tiles of a colour and number are the first of a run, the
//! second, or a later one. Each first tile is followed by a second, each second by a later one, and
//! later ones by as many as like to go on.

use good_lp::{
    Constraint, Expression, ProblemVariables, ResolutionError, Solution, SolverModel, Variable,
    constraint, microlp, variable,
};
use rollwise_engine::rummikub::{Colour, NUMBERS, Objective, Position, Tile, Tiles, Wishes};

use super::lying::{Lying, real};
use super::plain::{Worth, keeping_all_jokers_but};
use super::program_cuts::Kept;

/// By colour and number; number 0 and numbers above 13 are empty.
pub type Grid = Vec<Vec<Expression>>;

/// What is counted at a place (0 to 2) of a run and a number.
type At<'a> = dyn Fn(usize, usize) -> Expression + 'a;

/// Colours, and numbers 0 to 14.
pub const COLUMNS: usize = NUMBERS as usize + 2;

/// Sets of which only the tiles are known: variables for runs by places, and for groups.
pub struct Layout {
    /// By colour and number: real tiles and jokers that lie in runs.
    pub run_tiles: Grid,
    pub run_jokers: Grid,
    /// By colour and number: tiles that are the first, the second, a later one of a run.
    pub places: [Grid; 3],
    /// Whether a set has at most one joker.
    pub one_joker: bool,
    /// The same of tiles that are their run's only joker, and of those that lie after it. Counted
    /// where a set has at most one.
    pub jokers_at: [Grid; 3],
    pub after_joker: [Grid; 3],
    /// Real tiles of runs and of groups that are jokers and stay what they stand for. Counted there
    /// as well.
    stays: [Grid; 2],
    /// Real tiles of groups, by colour and number; jokers and groups by number.
    pub group_tiles: Grid,
    pub group_jokers: Vec<Expression>,
    pub groups: Vec<Expression>,
}

/// The variables of a program, its constraints and what is counted of a move.
pub struct Program {
    pub variables: ProblemVariables,
    pub constraints: Vec<Constraint>,
    /// By tile, in the order of the kinds: how many come from the rack.
    pub played: Vec<Expression>,
    pub tiles: Expression,
    pub points: Expression,
    /// The table after the move.
    pub table: Layout,
}

pub fn zeros() -> Grid {
    vec![vec![Expression::from(0.0); COLUMNS]; 4]
}

/// All numbers of all colours.
pub fn cells() -> impl Iterator<Item = (Colour, u8)> {
    Colour::ALL
        .into_iter()
        .flat_map(|colour| (1..=NUMBERS).map(move |number| (colour, number)))
}

impl Layout {
    /// No sets.
    fn empty(one_joker: bool) -> Layout {
        let by_place = || [zeros(), zeros(), zeros()];
        Layout {
            one_joker,
            stays: [zeros(), zeros()],
            run_tiles: zeros(),
            run_jokers: zeros(),
            places: by_place(),
            jokers_at: by_place(),
            after_joker: by_place(),
            group_tiles: zeros(),
            group_jokers: vec![0.0.into(); COLUMNS],
            groups: vec![0.0.into(); COLUMNS],
        }
    }

    /// Sets made of some of these tiles, among them jokers that stay what they stand for.
    fn new(pool: &Tiles, stay: &Tiles, one_joker: bool, program: &mut Program) -> Layout {
        let mut layout = Layout::empty(one_joker);
        for (colour, number) in cells() {
            let most = pool.count(real(colour, number));
            layout.add_run_tiles(colour, number, most, pool.count(Tile::JOKER), program);
        }
        for number in 1..=NUMBERS {
            layout.add_groups(number, pool, program);
        }
        if one_joker && (pool.count(Tile::JOKER) > 0 || !stay.is_empty()) {
            layout.count_jokers(stay, program);
        }
        for (colour, number) in cells() {
            layout.join_runs(colour, number, program);
        }
        layout
    }

    fn add_run_tiles(
        &mut self,
        colour: Colour,
        number: u8,
        most: u8,
        jokers: u8,
        program: &mut Program,
    ) {
        let (c, v) = (colour.index(), usize::from(number));
        for place in 0..3 {
            // A run's first tile is at most 11; a second one is 2 at least, a later one 3.
            if number > place && number <= NUMBERS - 2 + place {
                self.places[usize::from(place)][c][v] = program.whole(most + jokers).into();
            }
        }
        if most > 0 {
            self.run_tiles[c][v] = program.whole(most).into();
        }
        if jokers > 0 {
            self.run_jokers[c][v] = program.whole(jokers).into();
        }
        let all: Expression = (0..3).map(|place| self.places[place][c][v].clone()).sum();
        let filled = self.run_tiles[c][v].clone() + self.run_jokers[c][v].clone();
        program.constraints.push(constraint!(all == filled));
    }

    fn join_runs(&self, colour: Colour, number: u8, program: &mut Program) {
        let (c, v) = (colour.index(), usize::from(number));
        let at = |place: usize, v: usize| self.places[place][c][v].clone();
        let joker = |place: usize, v: usize| self.jokers_at[place][c][v].clone();
        let after = |place: usize, v: usize| self.after_joker[place][c][v].clone();
        let mut join = |come: &At<'_>, go: &At<'_>| {
            let seconds = constraint!(come(1, v + 1) == go(0, v));
            let going_on = constraint!(come(2, v + 1) >= go(1, v));
            let no_others = constraint!(come(2, v + 1) <= go(1, v) + go(2, v));
            program.constraints.extend([seconds, going_on, no_others]);
        };
        // What follows no joker may be one; what follows a run's only one is real.
        join(&|place, v| at(place, v) - after(place, v), &|place, v| {
            at(place, v) - after(place, v) - joker(place, v)
        });
        if self.one_joker {
            join(&after, &|place, v| after(place, v) + joker(place, v));
        }
    }

    /// The jokers of each set: at most one.
    fn count_jokers(&mut self, stay: &Tiles, program: &mut Program) {
        for tile in Tile::every().filter(|tile| stay.count(*tile) > 0) {
            let (colour, number) = tile.colour().zip(tile.number()).expect("a real tile");
            let (c, v) = (colour.index(), usize::from(number));
            let mut all: Expression = 0.0.into();
            for (kind, grid) in [&self.run_tiles, &self.group_tiles].into_iter().enumerate() {
                let here = program.whole(stay.count(tile));
                program
                    .constraints
                    .push(constraint!(here <= grid[c][v].clone()));
                self.stays[kind][c][v] = here.into();
                all += here;
            }
            let count = f64::from(stay.count(tile));
            program.constraints.push(constraint!(all == count));
        }
        for (colour, number) in cells() {
            self.count_in_runs(colour.index(), usize::from(number), program);
        }
        // A joker is then like a fifth colour. Of a joker that stays a colour the number has another
        // tile, or the other joker can be exchanged for one: it need not be in the same group.
        for (number, groups) in self.groups.iter().enumerate() {
            let stay: Expression = self.stays[1].iter().map(|of| of[number].clone()).sum();
            let jokers = self.group_jokers[number].clone() + stay;
            program
                .constraints
                .push(constraint!(jokers <= groups.clone()));
        }
    }

    fn count_in_runs(&mut self, c: usize, v: usize, program: &mut Program) {
        let mut all: Expression = 0.0.into();
        for place in (0..3).filter(|place| v > *place && v <= usize::from(NUMBERS) - 2 + place) {
            let [joker, after] = [2, if place > 0 { 2 } else { 0 }].map(|most| program.whole(most));
            let there = self.places[place][c][v].clone();
            program
                .constraints
                .push(constraint!(joker + after <= there));
            self.jokers_at[place][c][v] = joker.into();
            self.after_joker[place][c][v] = after.into();
            all += joker;
        }
        let jokers = self.run_jokers[c][v].clone() + self.stays[0][c][v].clone();
        program.constraints.push(constraint!(all == jokers));
    }

    /// Groups of a number: each colour is in each of them at most once, and they have three or four
    /// tiles each. Where that holds in sum, colours can be dealt out to the groups in turn.
    fn add_groups(&mut self, number: u8, pool: &Tiles, program: &mut Program) {
        let v = usize::from(number);
        let groups = program.whole(3);
        let mut tiles: Expression = 0.0.into();
        for colour in Colour::ALL {
            let most = pool.count(real(colour, number));
            if most > 0 {
                let used = program.whole(most);
                program.constraints.push(constraint!(used <= groups));
                self.group_tiles[colour.index()][v] = used.into();
                tiles += used;
            }
        }
        if pool.count(Tile::JOKER) > 0 {
            let jokers = program.whole(pool.count(Tile::JOKER));
            self.group_jokers[v] = jokers.into();
            tiles += jokers;
        }
        let least = constraint!(tiles.clone() >= 3.0 * groups);
        let most = constraint!(tiles <= 4.0 * groups);
        program.constraints.extend([least, most]);
        self.groups[v] = groups.into();
    }

    /// How many of a tile lie in the sets.
    pub fn laid(&self, tile: Tile) -> Expression {
        if let Some((colour, number)) = tile.colour().zip(tile.number()) {
            let (c, v) = (colour.index(), usize::from(number));
            return self.run_tiles[c][v].clone() + self.group_tiles[c][v].clone();
        }
        let in_runs = self.run_jokers.iter().flatten().cloned();
        in_runs.chain(self.group_jokers.iter().cloned()).sum()
    }

    /// What the sets are worth in an opening.
    fn worth(&self) -> Expression {
        let mut worth: Expression = 0.0.into();
        for (colour, number) in cells() {
            let (c, v) = (colour.index(), usize::from(number));
            let grids = [&self.run_tiles, &self.run_jokers, &self.group_tiles];
            worth += grids
                .map(|grid| grid[c][v].clone())
                .into_iter()
                .sum::<Expression>()
                * f64::from(number);
        }
        for number in 1..=NUMBERS {
            worth += self.group_jokers[usize::from(number)].clone() * f64::from(number);
        }
        worth
    }
}

impl Program {
    /// The program of all moves from these tiles of the table, jokers being free but for those that
    /// stay a tile.
    pub fn new(on_table: &Tiles, stay: &Tiles, position: &Position, wishes: &Wishes) -> Program {
        let one_joker = position.rules().one_joker;
        let mut program = Program {
            variables: ProblemVariables::new(),
            constraints: Vec::new(),
            played: Vec::new(),
            tiles: 0.0.into(),
            points: 0.0.into(),
            table: Layout::empty(one_joker),
        };
        let mut all = *on_table;
        all.add_all(position.rack());
        program.table = Layout::new(&all, stay, one_joker, &mut program);
        let may_go = position.rack().without(&wishes.keep);
        for tile in Tile::every() {
            let [least, most] = [&wishes.play, &may_go].map(|tiles| tiles.count(tile));
            let come = program
                .variables
                .add(variable().integer().min(least).max(most));
            let come: Expression = if most > 0 { come.into() } else { 0.0.into() };
            program.tiles += come.clone();
            program.points += come.clone() * f64::from(tile.points(position.rules().joker_points));
            program.played.push(come);
        }
        program
    }

    pub fn whole(&mut self, most: impl Into<f64>) -> Variable {
        self.variables
            .add(variable().integer().min(0.0).max(most.into()))
    }

    /// What lies on the table after the move is these tiles and what comes from the rack.
    pub fn account_for(&mut self, on_table: &Tiles) {
        for (tile, come) in Tile::every().zip(&self.played) {
            let there = come.clone() + f64::from(on_table.count(tile));
            self.constraints
                .push(constraint!(self.table.laid(tile) == there));
        }
    }

    /// Some of the tiles from the rack make sets that are worth an opening.
    pub fn open(&mut self, position: &Position) {
        let (rack, stay) = (position.rack(), Tiles::default());
        let opening = Layout::new(rack, &stay, position.rules().one_joker, self);
        for (tile, come) in Tile::every().zip(&self.played) {
            self.constraints
                .push(constraint!(opening.laid(tile) <= come.clone()));
        }
        let needed = f64::from(position.rules().opening);
        self.constraints
            .push(constraint!(opening.worth() >= needed));
    }

    /// The program of all moves of a position, jokers being free.
    pub fn of(position: &Position, wishes: &Wishes) -> Program {
        let on_table = if position.has_opened() || position.rules().play_on {
            position.on_table()
        } else {
            Tiles::default()
        };
        let mut program = Program::new(&on_table, &Tiles::default(), position, wishes);
        program.account_for(&on_table);
        if !position.has_opened() {
            program.open(position);
        }
        program
    }
}

/// The greatest value of an expression, and the least number that a program may say: none if
/// nothing is feasible.
fn most(program: &Program, of: &Expression, bounds: &[(Expression, f64)]) -> Option<u32> {
    let mut model = program
        .variables
        .clone()
        .maximise(of.clone())
        .using(microlp);
    for constraint in &program.constraints {
        model.add_constraint(constraint.clone());
    }
    for (expression, value) in bounds {
        model.add_constraint(constraint!(expression.clone() == *value));
    }
    match model.solve() {
        Ok(solution) => Some(whole_number(solution.eval(of.clone()))),
        Err(ResolutionError::Infeasible) => None,
        Err(error) => panic!("{error}"),
    }
}

fn whole_number(value: f64) -> u32 {
    let rounded = value.round();
    assert!((value - rounded).abs() < 1e-4, "{value} is not whole");
    assert!((-0.5..1e6).contains(&rounded));
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let number = rounded as u32;
    number
}

/// Most tiles and points, the one first that counts first; none if a program has no solution or
/// only that in which nothing is played.
pub fn most_tiles_and_points(program: &Program, objective: Objective) -> Option<(u32, u32)> {
    let (first, second) = match objective {
        Objective::Points => (&program.points, &program.tiles),
        Objective::Tiles | Objective::Simple => (&program.tiles, &program.points),
    };
    let best = most(program, first, &[])?;
    let next = most(program, second, &[(first.clone(), best.into())])?;
    let numbers = match objective {
        Objective::Points => (next, best),
        Objective::Tiles | Objective::Simple => (best, next),
    };
    Some(numbers).filter(|(tiles, _)| *tiles > 0)
}

/// The best move, jokers being free, whether the player keeps jokers or not.
fn without_sparing(position: &Position, wishes: &Wishes) -> Option<Worth> {
    let mut program = Program::of(position, wishes);
    let (tiles, points) = most_tiles_and_points(&program, wishes.objective)?;
    let mut bounds = vec![(program.tiles.clone(), f64::from(tiles))];
    if wishes.objective != Objective::Simple {
        bounds.push((program.points.clone(), f64::from(points)));
    }
    let mut worth = Worth {
        tiles,
        points,
        cuts: 0,
    };
    if position.has_opened() || position.rules().play_on {
        let table: Vec<Lying> = position.table().iter().map(Lying::of).collect();
        let kept = Kept::new(&mut program, position, &table);
        let most_kept = most(&program, &kept.neighbours, &bounds).expect("the same moves");
        worth.cuts = kept.on_table - most_kept;
        bounds.push((kept.neighbours.clone(), f64::from(most_kept)));
    }
    if wishes.objective == Objective::Simple {
        worth.points = most(&program, &program.points, &bounds).expect("the same moves");
    }
    Some(worth)
}

/// The best move, jokers being free.
pub fn best_move(position: &Position, wishes: &Wishes) -> Option<Worth> {
    if !wishes.keep_jokers {
        return without_sparing(position, wishes);
    }
    // Either all tiles go, or as few jokers as the opening needs: after it none.
    let all = Wishes {
        play: *position.rack(),
        ..*wishes
    };
    let can_empty = wishes.keep.is_empty();
    let emptying = can_empty.then(|| without_sparing(position, &all));
    let most = if position.has_opened() {
        0
    } else {
        position.rack().count(Tile::JOKER)
    };
    let with_jokers = |jokers| {
        let wishes = keeping_all_jokers_but(jokers, position, wishes);
        without_sparing(position, &wishes)
    };
    let rank = |worth: &Worth| worth.rank(wishes.objective);
    (0..=most)
        .find_map(with_jokers)
        .into_iter()
        .chain(emptying.flatten())
        .max_by_key(rank)
}
