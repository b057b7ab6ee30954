//! Solitaire Dice in a terminal.

mod play;

use clap::{Args, Subcommand, ValueEnum};
use engine::dice::Face;
use engine::solitaire_dice::{
    Aim, FiveDice, HIGHEST_TARGET, LOWEST_TARGET, MOST_SPARE, OpenCost, Opening, RolledSheet,
    Setting, Sheet, SheetAnswer, SheetError, Solver, Source, Sum, Target,
};
use serde::Serialize;

use crate::failure::Failure;
use crate::link;
use crate::numbers::whole;
use crate::output::{Output, Told};
use crate::paper::{Paper, Table, percent, signed};

/// What is asked about a sheet.
#[derive(Args)]
#[command(after_help = EXAMPLES, args_conflicts_with_subcommands = true, arg_required_else_help = true)]
pub struct SolitaireDice {
    #[command(subcommand)]
    game: Option<Game>,

    /// The sheet, such as "4:4 7:8 | 1:3 6:3"; "-" reads one from each line of the standard input
    #[arg(required = true)]
    sheet: Option<String>,

    /// The five dice that were rolled, such as 12356
    #[arg(long, value_name = "DICE")]
    roll: Option<String>,

    /// Advise for the chance of this score or more, instead of the average
    #[arg(long, value_name = "SCORE", allow_negative_numbers = true, value_parser = target)]
    reach: Option<Target>,

    /// The rule of the opening: whether the first three turns reject three different numbers
    #[arg(long, default_value = "any")]
    opening: Start,

    /// Search depth: a choice is valued with one less exact looks at every next roll
    #[arg(long, default_value_t = 2, allow_negative_numbers = true, value_parser = whole::<u8, 1, 3>)]
    depth: u8,

    #[command(flatten)]
    output: Output,
}

const EXAMPLES: &str = "\
Examples:
  rollwise solitaire-dice \"|\" --roll 12356
  rollwise solitaire-dice \"4:4 5:8 6:9 7:8 8:7 9:6 | 1:7 2:7 6:7\"
  rollwise solitaire-dice \"7:6 8:4 | 1:2 2:2 6:1 > 12356\" --reach 500
  rollwise solitaire-dice play --level medium

A sheet has its marks on the sums 2 to 12, a bar, then the reject marks on the numbers 1 to 6, each as row:marks; rows without marks are left out. Another bar and 150 mean the easy variant, where an open sum costs 150 instead of 200. The roll can stand behind \">\".";

/// What is done instead of asking.
#[derive(Subcommand)]
enum Game {
    /// Play against the computer
    Play(play::Play),
}

/// The rule of the opening.
#[derive(Clone, Copy, ValueEnum)]
enum Start {
    /// Any number may be rejected.
    Any,
    /// Three different numbers.
    Different,
}

impl SolitaireDice {
    /// Answers.
    pub fn run(&self) -> Result<(), Failure> {
        if let Some(Game::Play(play)) = &self.game {
            return play.run();
        }
        let setting = self.setting();
        let mut solver = Solver::learned();
        self.output
            .each(self.sheet.as_deref().unwrap_or_default(), |text| {
                let asked = self.read(text)?;
                self.answer(&mut solver, &asked, setting)
            })
    }

    fn setting(&self) -> Setting {
        let aim = match self.reach {
            None => Aim::Average,
            Some(score) => Aim::Reach(score),
        };
        Setting {
            opening: match self.opening {
                Start::Any => Opening::Any,
                Start::Different => Opening::Different,
            },
            depth: self.depth,
            spare: MOST_SPARE,
            aim,
        }
    }

    fn read(&self, text: &str) -> Result<RolledSheet, Failure> {
        let text = link::solitaire_dice(text)?;
        let mut asked: RolledSheet = text.parse().map_err(|error| match error {
            SheetError::Notation(error) => error.into(),
            error => Failure::usage(error),
        })?;
        if let Some(roll) = &self.roll {
            if asked.roll.is_some() {
                return Err(Failure::usage("the roll is given twice: leave out --roll"));
            }
            asked.roll = Some(roll.trim().parse()?);
        }
        if self.reach.is_some() && asked.sheet.open_cost() != OpenCost::Official {
            return Err(Failure::usage(
                "chances of a score are known where an open sum costs 200: leave out --reach",
            ));
        }
        if asked.roll.is_some() && asked.sheet.is_over() {
            return Err(Failure::usage("the game is over: leave out the roll"));
        }
        Ok(asked)
    }

    fn answer(
        &self,
        solver: &mut Solver,
        asked: &RolledSheet,
        setting: Setting,
    ) -> Result<(), Failure> {
        let text = asked.to_string();
        let &RolledSheet { ref sheet, roll } = asked;
        let found = solver.answer(sheet, roll, setting);
        let told = Told {
            game: "solitaire-dice",
            text: &text,
            answer: Answer::new(sheet, roll, setting, &found),
        };
        self.output.write(&told, |paper| {
            paper.title(&text);
            Found(found).print(paper, sheet, setting.aim);
        })
    }
}

/// An answer as JSON, with the score that was asked for: values are chances to reach it.
#[derive(Serialize)]
struct Answer {
    reach: Option<i16>,
    #[serde(flatten)]
    sheet: answers::solitaire_dice::SheetAnswer,
}

impl Answer {
    fn new(sheet: &Sheet, roll: Option<FiveDice>, setting: Setting, found: &SheetAnswer) -> Answer {
        Answer {
            reach: match setting.aim {
                Aim::Average => None,
                Aim::Reach(target) => Some(target.score()),
            },
            sheet: answers::solitaire_dice::SheetAnswer::new(sheet, roll, setting.opening, found),
        }
    }
}

/// What was found about a sheet, on paper.
struct Found(SheetAnswer);

impl Found {
    fn print(&self, paper: &mut Paper, sheet: &Sheet, aim: Aim) {
        paper.line(format_args!(
            "Score now: {}",
            signed(sheet.score().into(), 0)
        ));
        let value = shown(self.0.worth.value.unwrap_or(0.0), aim);
        let source = source(self.0.worth.source);
        match aim {
            Aim::Average => paper.line(format_args!("Expected final score: {value} ({source})")),
            Aim::Reach(target) => paper.line(format_args!(
                "Chance of {} or more: {value} ({source})",
                signed(target.score().into(), 0).trim_start_matches('+')
            )),
        }
        if let Some(misfit) = sheet.fit().misfit() {
            paper.line(format_args!("Note: {misfit}."));
        }
        if sheet.is_over() {
            paper.line("The game is over.");
        }
        if self.0.best.is_some() {
            paper.gap();
            paper.table(&self.table(sheet, aim));
        }
    }

    /// The choices, the best first.
    fn table(&self, sheet: &Sheet, aim: Aim) -> Table {
        let heading = match aim {
            Aim::Average => ">final score",
            Aim::Reach(_) => ">chance",
        };
        let mut table = Table::new(&["reject", "mark", "pairs", ">now", heading]);
        let mut order: Vec<usize> = (0..self.0.choices.len()).collect();
        let value = |nth: usize| self.0.choices[nth].1.value.unwrap_or(f64::MIN);
        order.sort_by(|&one, &other| value(other).total_cmp(&value(one)));
        order.sort_by_key(|&nth| Some(nth) != self.0.best);
        for nth in order {
            let (taken, worth) = &self.0.choices[nth];
            let [low, high] = taken.choice.pair.sums().map(Sum::number);
            let pairs = taken.pairs.map(|pair| {
                let [one, other] = pair.map(Face::number);
                format!("{one}+{other}")
            });
            let reject = taken.choice.reject.map(|face| face.number().to_string());
            let after = taken.choice.after(sheet);
            let change = f64::from(after.score() - sheet.score());
            table.row(
                Some(nth) == self.0.best,
                [
                    reject.unwrap_or_else(|| "free ride".to_owned()),
                    format!("{low} and {high}"),
                    pairs.join(" "),
                    signed(change, 0),
                    worth
                        .value
                        .map_or_else(String::new, |value| shown(value, aim)),
                ],
            );
        }
        table
    }
}

/// A score to reach.
fn target(text: &str) -> Result<Target, String> {
    let score = text.parse().ok().and_then(Target::new);
    score.ok_or_else(|| {
        format!("it must be a whole number from {LOWEST_TARGET} to {HIGHEST_TARGET}")
    })
}

fn shown(value: f64, aim: Aim) -> String {
    match aim {
        Aim::Average => signed(value, 1).trim_start_matches('+').to_owned(),
        Aim::Reach(_) => percent(value.clamp(0.0, 1.0)),
    }
}

fn source(source: Source) -> &'static str {
    match source {
        Source::Exact => "exact",
        Source::Estimate => "an estimate",
        Source::Rule => "by a rule of thumb",
    }
}
