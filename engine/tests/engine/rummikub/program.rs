//! The best move as integer programs, for positions of all sizes with free jokers.
//!
//! Runs are counted by place: how many tiles of a colour and number are the first of a run, the second,
//! or a later one. Each first tile is followed by a second, each second by a later one, and later ones by
//! as many as like to go on.

use engine::rummikub::{Colour, NUMBERS, Objective, Position, Tile, Tiles, Wishes};
use good_lp::{
    Expression, ProblemVariables, ResolutionError, Solution, SolverModel, Variable, constraint,
    microlp, variable,
};

use super::lying::{Lying, real};
use super::plain::Worth;
use super::program_cuts::Kept;

/// By colour and number; number 0 and numbers above 13 are empty.
pub type Grid = Vec<Vec<Expression>>;

/// Colours, and numbers 0 to 14.
pub const COLUMNS: usize = NUMBERS as usize + 2;

/// The variables of a program, its constraints and what is counted of a move.
pub struct Program {
    pub variables: ProblemVariables,
    pub constraints: Vec<good_lp::Constraint>,
    pub tiles: Expression,
    pub points: Expression,
    /// By colour and number: real tiles and jokers that lie in runs.
    pub run_tiles: Grid,
    pub run_jokers: Grid,
    /// By colour and number: tiles that are the first, the second, a later one of a run.
    pub places: [Grid; 3],
    /// Real tiles of groups, by colour and number; jokers and groups by number.
    pub group_tiles: Grid,
    pub group_jokers: Vec<Expression>,
    pub groups: Vec<Expression>,
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

impl Program {
    /// The program of all moves that are allowed after the opening.
    pub fn new(position: &Position, wishes: &Wishes) -> Program {
        let mut program = Program {
            variables: ProblemVariables::new(),
            constraints: Vec::new(),
            tiles: 0.0.into(),
            points: 0.0.into(),
            run_tiles: zeros(),
            run_jokers: zeros(),
            places: [zeros(), zeros(), zeros()],
            group_tiles: zeros(),
            group_jokers: vec![0.0.into(); COLUMNS],
            groups: vec![0.0.into(); COLUMNS],
        };
        let mut all = position.on_table();
        all.add_all(position.rack());
        for (colour, number) in cells() {
            let most = all.count(real(colour, number));
            program.add_run_tiles(colour, number, most, all.count(Tile::JOKER));
        }
        for (colour, number) in cells() {
            program.join_runs(colour, number);
        }
        for number in 1..=NUMBERS {
            program.add_groups(number, &all);
        }
        program.account_for(position, wishes);
        program
    }

    pub fn whole(&mut self, most: impl Into<f64>) -> Variable {
        self.variables
            .add(variable().integer().min(0.0).max(most.into()))
    }

    fn add_run_tiles(&mut self, colour: Colour, number: u8, most: u8, jokers: u8) {
        let (c, v) = (colour.index(), usize::from(number));
        for place in 0..3 {
            // A run's first tile is at most 11; a second one is 2 at least, a later one 3.
            if number > place && number <= NUMBERS - 2 + place {
                self.places[usize::from(place)][c][v] = self.whole(most + jokers).into();
            }
        }
        if most > 0 {
            self.run_tiles[c][v] = self.whole(most).into();
        }
        if jokers > 0 {
            self.run_jokers[c][v] = self.whole(jokers).into();
        }
        let all: Expression = (0..3).map(|place| self.places[place][c][v].clone()).sum();
        let filled = self.run_tiles[c][v].clone() + self.run_jokers[c][v].clone();
        self.constraints.push(constraint!(all == filled));
    }

    fn join_runs(&mut self, colour: Colour, number: u8) {
        let (c, v) = (colour.index(), usize::from(number));
        let at = |place: usize, v: usize| self.places[place][c][v].clone();
        let seconds = constraint!(at(1, v + 1) == at(0, v));
        let going_on = constraint!(at(2, v + 1) >= at(1, v));
        let no_others = constraint!(at(2, v + 1) <= at(1, v) + at(2, v));
        self.constraints.extend([seconds, going_on, no_others]);
    }

    /// Groups of a number: each colour is in each of them at most once, and they have three or four tiles
    /// each. Where that holds in sum, colours can be dealt out to the groups in turn.
    fn add_groups(&mut self, number: u8, all: &Tiles) {
        let v = usize::from(number);
        let groups = self.whole(3);
        let mut tiles: Expression = 0.0.into();
        for colour in Colour::ALL {
            let most = all.count(real(colour, number));
            if most > 0 {
                let used = self.whole(most);
                self.constraints.push(constraint!(used <= groups));
                self.group_tiles[colour.index()][v] = used.into();
                tiles += used;
            }
        }
        if all.count(Tile::JOKER) > 0 {
            let jokers = self.whole(all.count(Tile::JOKER));
            self.group_jokers[v] = jokers.into();
            tiles += jokers;
        }
        self.constraints
            .push(constraint!(tiles.clone() >= 3.0 * groups));
        self.constraints.push(constraint!(tiles <= 4.0 * groups));
        self.groups[v] = groups.into();
    }

    /// What lies in sets is the table and what comes from the rack.
    fn account_for(&mut self, position: &Position, wishes: &Wishes) {
        let may_go = position.rack().without(&wishes.keep);
        let mut jokers: Expression = 0.0.into();
        for (colour, number) in cells() {
            let (c, v) = (colour.index(), usize::from(number));
            let laid = self.run_tiles[c][v].clone() + self.group_tiles[c][v].clone();
            self.take(real(colour, number), laid, position, wishes, &may_go);
            jokers += self.run_jokers[c][v].clone();
        }
        jokers += self.group_jokers.iter().cloned().sum::<Expression>();
        self.take(Tile::JOKER, jokers, position, wishes, &may_go);
    }

    fn take(
        &mut self,
        tile: Tile,
        laid: Expression,
        position: &Position,
        wishes: &Wishes,
        may_go: &Tiles,
    ) {
        let [least, most] = [&wishes.play, may_go].map(|tiles| f64::from(tiles.count(tile)));
        let on_table = f64::from(position.on_table().count(tile));
        let mut come: Expression = 0.0.into();
        if most > 0.0 {
            let variable = variable().integer().min(least).max(most);
            come = self.variables.add(variable).into();
        }
        self.tiles += come.clone();
        self.points += come.clone() * f64::from(tile.points(position.rules().joker_points));
        self.constraints
            .push(constraint!(laid == come + on_table));
    }
}

/// The greatest value of an expression, and the least number that a program may say: none if nothing is
/// feasible.
fn most(program: &Program, of: &Expression, bounds: &[(Expression, f64)]) -> Option<u32> {
    let mut model = program.variables.clone().maximise(of.clone()).using(microlp);
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

/// Tiles and points of the best move of a player who has opened, jokers being free; none if no move can
/// be made. Fewest cuts come with [`best_move`].
pub fn tiles_and_points(position: &Position, wishes: &Wishes) -> Option<(u32, u32)> {
    let program = Program::new(position, wishes);
    let (first, second) = match wishes.objective {
        Objective::Points => (&program.points, &program.tiles),
        Objective::Tiles | Objective::Simple => (&program.tiles, &program.points),
    };
    let best = most(&program, first, &[])?;
    let next = most(&program, second, &[(first.clone(), best.into())])?;
    match wishes.objective {
        Objective::Points => Some((next, best)),
        Objective::Tiles | Objective::Simple => Some((best, next)),
    }
    .filter(|(tiles, _)| *tiles > 0)
}

/// The best move of a player who has opened, jokers being free.
pub fn best_move(position: &Position, wishes: &Wishes) -> Option<Worth> {
    let (tiles, points) = tiles_and_points(position, wishes)?;
    let table: Vec<Lying> = position.table().iter().map(Lying::of).collect();
    let mut program = Program::new(position, wishes);
    let kept = Kept::new(&mut program, position, &table);
    let mut bounds = vec![(program.tiles.clone(), f64::from(tiles))];
    if wishes.objective != Objective::Simple {
        bounds.push((program.points.clone(), f64::from(points)));
    }
    let most_kept = most(&program, &kept.neighbours, &bounds).expect("the same moves");
    let mut worth = Worth {
        tiles,
        points,
        cuts: kept.on_table - most_kept,
    };
    if wishes.objective == Objective::Simple {
        bounds.push((kept.neighbours.clone(), f64::from(most_kept)));
        worth.points = most(&program, &program.points, &bounds).expect("the same moves");
    }
    Some(worth)
}

/// As [`best_move`], where a rack joker may go only in a move that empties the rack.
pub fn best_move_keeping_jokers(position: &Position, wishes: &Wishes) -> Option<Worth> {
    let mut jokers = *wishes;
    while jokers.keep.count(Tile::JOKER) < position.rack().count(Tile::JOKER) {
        jokers.keep.add(Tile::JOKER);
    }
    let spared = best_move(position, &jokers);
    let mut all = *wishes;
    all.play = *position.rack();
    let emptied = (wishes.keep.is_empty()).then(|| best_move(position, &all)).flatten();
    let rank = |worth: &Worth| worth.rank(wishes.objective);
    spared.into_iter().chain(emptied).max_by_key(rank)
}
