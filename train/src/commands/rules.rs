//! The commands that look for rules to remember.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context as _, Error, Result};
use clap::{Args, ValueEnum, value_parser};
use engine::decide::Decide;
use engine::estimate::Estimate;
use engine::maxims::{Maxims, Spoken};
use engine::sentences::Sentences;
use engine::solitaire_dice::OpenCost;
use serde_json::{Value, json};
use train::heckmeck::sentences::Aim;
use train::sentences::decisions::Decisions;
use train::sentences::heard::left;
use train::sentences::lines::lines;
use train::sentences::practice::{Lists, Solved, practice};
use train::sentences::search::{Found, Search, Settings};
use train::sentences::subject::{Of, Playing, Seated, Subject, rounded};
use train::{heckmeck, knucklebones, solitaire_dice};

use super::{heckmeck as heckmeck_files, knucklebones_files, solitaire_dice_files};

/// How rules are looked for.
#[derive(Args, Clone)]
struct Searching {
    /// Look for none: tell how good those are that have been found before.
    #[arg(long)]
    known: bool,
    /// Look for none: tell how those play that the page and its card say, and write it to this file as
    /// JSON.
    #[arg(long, conflicts_with = "known")]
    cards: Option<PathBuf>,
    /// Look for positions to practise, in which the obvious choice is a mistake, by the lists that have
    /// been found before, and write them as JSON to this file.
    #[arg(long, conflicts_with_all = ["known", "cards"])]
    practice: Option<PathBuf>,
    /// Write what is best in those positions, and what it is worth, to this file.
    #[arg(long, requires = "practice")]
    solved: Option<PathBuf>,
    /// Games to take decisions from: half of them to choose rules by, half to report.
    #[arg(long, default_value_t = 2_000)]
    games: u64,
    /// Times to search: in the games of all but the first the longest list found before takes part.
    #[arg(long, default_value_t = 2)]
    rounds: u8,
    /// Times to begin anew in each of them, each time with other decisions to screen by.
    #[arg(long, default_value_t = 4)]
    starts: usize,
    /// Most sentences of a list.
    #[arg(long, default_value_t = 7, value_parser = value_parser!(u8).range(1..=9))]
    longest: u8,
    /// Lists of each length that are gone on with.
    #[arg(long, default_value_t = 5)]
    beam: usize,
    /// Additions to a list that are tried on all decisions.
    #[arg(long, default_value_t = 100)]
    tried: usize,
    /// What a further word of a sentence must save at least, in percent of what is lost without any
    /// sentence.
    #[arg(long, default_value_t = 0.05)]
    word: f64,
    /// Games to play with each list.
    #[arg(long, default_value_t = 20_000)]
    played: u64,
    /// Another seed has other games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads that search; what is found is the same with any number.
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

/// Look for rules of Heckmeck for two players.
#[derive(Args)]
pub struct Heckmeck {
    /// What rules are chosen for.
    #[arg(long, value_enum, default_value_t = Chosen::Wins)]
    aim: Chosen,
    #[command(flatten)]
    searching: Searching,
}

/// What rules are chosen for.
#[derive(Clone, Copy, ValueEnum)]
enum Chosen {
    /// Chances to win.
    Wins,
    /// Worms of one's own turn.
    Worms,
}

/// Look for rules of Knucklebones, by a solution of the game.
#[derive(Args)]
pub struct Knucklebones {
    /// The file of the solution; cards need none.
    #[arg(long, required_unless_present = "cards")]
    solution: Option<PathBuf>,
    #[command(flatten)]
    searching: Searching,
}

/// Look for rules of Solitaire Dice, by the score to expect.
#[derive(Args)]
pub struct SolitaireDice {
    #[command(flatten)]
    searching: Searching,
}

/// Looks for rules of Heckmeck.
pub fn heckmeck(Heckmeck { aim, searching }: &Heckmeck) -> Result<()> {
    let subject = heckmeck::sentences::Judged {
        model: heckmeck_files::load(2)?,
        aim: match aim {
            Chosen::Wins => Aim::Wins,
            Chosen::Worms => Aim::Worms,
        },
    };
    rules_or_cards(&subject, searching)
}

/// Looks for rules of Knucklebones. Cards are measured against the best by learned values.
pub fn knucklebones(
    Knucklebones {
        solution,
        searching,
    }: &Knucklebones,
) -> Result<()> {
    if let Some(file) = &searching.cards {
        let weights = knucklebones_files::load()?;
        let strength = |player: &Seated<'_, _>, games, playing| {
            knucklebones::sentences::share_against_best(&weights, player, games, playing)
        };
        return cards(file, searching, strength);
    }
    let solution = solution.as_ref().context("the file of the solution")?;
    let solution = knucklebones_files::open(solution)?;
    rules(&knucklebones::sentences::Judged(solution), searching)
}

/// Looks for rules of Solitaire Dice.
pub fn solitaire_dice(SolitaireDice { searching }: &SolitaireDice) -> Result<()> {
    let weights = solitaire_dice_files::load(OpenCost::Official)?;
    rules_or_cards(&solitaire_dice::sentences::Judged(weights), searching)
}

/// Looks for rules, or measures those of the cards as these are measured.
fn rules_or_cards<S: Subject<Vocabulary: Spoken>>(
    subject: &S,
    searching: &Searching,
) -> Result<()> {
    match &searching.cards {
        Some(file) => cards(file, searching, |player, games, playing| {
            subject.strength(player, games, playing)
        }),
        None => rules(subject, searching),
    }
}

/// Looks for lists of sentences and writes them, or reads those there are; tells of each length what
/// is lost with it and how it plays.
fn rules<S: Subject>(subject: &S, searching: &Searching) -> Result<()> {
    if let Some(file) = &searching.practice {
        let [positions, solved] = to_practise(subject, searching, &known(subject)?)?;
        if let Some(file) = &searching.solved {
            write(file, &solved)?;
        }
        return write(file, &positions);
    }
    if searching.known {
        let lists = known(subject)?;
        let reported = half(subject, lists.last(), searching, 1);
        tell(subject, searching, &reported, &lists);
        return Ok(());
    }
    let start = Instant::now();
    let mut lists: Vec<Sentences<S::Vocabulary>> = Vec::new();
    let mut known = Vec::new();
    for round in 1..=searching.rounds {
        let longest = lists.last().cloned();
        let [chosen_by, reported] =
            [0, 1].map(|nth| half(subject, longest.as_ref(), searching, nth));
        println!("round {round}");
        let found = search::<S>(searching, &chosen_by, &mut known, start);
        lists = found
            .into_iter()
            .map(|found| Sentences(found.sentences))
            .collect();
        if round == searching.rounds {
            tell(subject, searching, &reported, &lists);
        }
    }
    let text: Vec<String> = lists.iter().map(Sentences::to_string).collect();
    fs::write(subject.file(), text.join("\n"))
        .with_context(|| format!("cannot write {}", subject.file()))?;
    println!(
        "\n{:.0} min: {}",
        start.elapsed().as_secs_f64() / 60.0,
        subject.file()
    );
    Ok(())
}

/// Writes JSON to a file.
fn write(file: &Path, json: &Value) -> Result<()> {
    fs::write(file, lines(json)).with_context(|| format!("cannot write {}", file.display()))
}

/// The lists that have been found before.
fn known<S: Subject>(subject: &S) -> Result<Vec<Sentences<S::Vocabulary>>> {
    let text = fs::read_to_string(subject.file())
        .with_context(|| format!("cannot read {}", subject.file()))?;
    Ok(Sentences::lists(&text)?)
}

/// Writes how the cards of a game play that have one, three and five rules, with the names of these.
fn cards<V: Spoken<Move: Copy> + 'static>(
    file: &Path,
    &Searching {
        played,
        seed,
        threads,
        ..
    }: &Searching,
    strength: impl Fn(&Seated<'_, V>, u64, Playing) -> Estimate,
) -> Result<()> {
    let of_count = |count| {
        let rules = V::card(count).unwrap_or_default();
        let player = || -> Box<dyn Decide<V>> { Box::new(Maxims::new(rules)) };
        let found = strength(&player, played, Playing { seed, threads });
        println!("{count}: {found:.4} in {played} games");
        let [value, low, high] =
            [found.value, found.low, found.high].map(|number| rounded(number, 4));
        let rules: Vec<String> = rules.iter().map(ToString::to_string).collect();
        json!({ "rules": rules, "value": value, "low": low, "high": high, "games": played })
    };
    write(file, &[1, 3, 5].map(of_count).to_vec().into())
}

/// Positions to practise by level: `easy`, where lists of one or three rules find the best choice,
/// `medium`, where seven are needed, and `hard`, where these don't find it either. They come from
/// games beyond those in which rules are looked for. Then what is best in each.
fn to_practise<S: Subject>(
    subject: &S,
    &Searching {
        games,
        seed,
        threads,
        ..
    }: &Searching,
    lists: &[Sentences<S::Vocabulary>],
) -> Result<[Value; 2]> {
    let start = Instant::now();
    let of_length = |length: usize| {
        let list = lists.iter().find(|list| list.0.len() == length);
        let list = list.with_context(|| format!("there is no list of {length} rules"))?;
        Ok::<_, Error>(whole::<S>(list))
    };
    let lists = Lists {
        short: vec![of_length(1)?, of_length(3)?],
        long: of_length(7)?,
    };
    let found = practice(subject, &lists, games.., Playing { seed, threads });
    println!(
        "{:.1} min: {} easy, {} medium, {} hard",
        start.elapsed().as_secs_f64() / 60.0,
        found.easy.len(),
        found.medium.len(),
        found.hard.len()
    );
    let by_level = |part: fn(&Solved) -> Value| {
        let [easy, medium, hard] = [&found.easy, &found.medium, &found.hard]
            .map(|level| level.iter().map(part).collect::<Vec<Value>>());
        json!({ "easy": easy, "medium": medium, "hard": hard })
    };
    Ok([
        by_level(|one| one.position.clone()),
        by_level(|one| json!({ "best": one.best, "worth": one.worth })),
    ])
}

/// Sentences with what is heard behind them.
fn whole<S: Subject>(list: &Sentences<S::Vocabulary>) -> Sentences<S::Vocabulary> {
    Sentences(list.0.iter().cloned().chain(S::last()).collect())
}

/// The decisions of one half of the games, 0 or 1, in which a list takes part.
fn half<S: Subject>(
    subject: &S,
    own: Option<&Sentences<S::Vocabulary>>,
    &Searching {
        games,
        seed,
        threads,
        ..
    }: &Searching,
    nth: u64,
) -> Decisions {
    let games = games / 2 * nth..games / 2 * (nth + 1);
    let own = own.map(whole::<S>);
    subject.decisions(own.as_ref(), games, Playing { seed, threads })
}

/// What is found in a sentence's game.
type FoundIn<S> = Found<
    <<S as Subject>::Vocabulary as engine::sentences::Vocabulary>::Fact,
    <<S as Subject>::Vocabulary as engine::sentences::Vocabulary>::Feature,
>;

/// The best list of each length that several searches find, each of which knows what those before it
/// found.
fn search<S: Subject>(
    searching: &Searching,
    chosen_by: &Decisions,
    known: &mut Vec<Vec<Of<S::Vocabulary>>>,
    start: Instant,
) -> Vec<FoundIn<S>> {
    let settings = Settings {
        longest: searching.longest.into(),
        beam: searching.beam,
        glanced_at: 600,
        screened: 4_000,
        tried: searching.tried,
        word: searching.word / 100.0 * chosen_by.mean_regret(chosen_by.choices()).value,
        threads: searching.threads,
    };
    let last = S::last();
    let mut best: Vec<FoundIn<S>> = Vec::new();
    for attempt in 0..searching.starts {
        let found = Search::new(chosen_by, &last, settings, attempt).by_length(known);
        known.extend(found.iter().map(|found| found.sentences.clone()));
        let regrets: Vec<String> = found
            .iter()
            .map(|found| format!("{:.4}", found.regret))
            .collect();
        let minutes = start.elapsed().as_secs_f64() / 60.0;
        println!(
            "start {}, {minutes:.1} min: {}",
            attempt + 1,
            regrets.join(" ")
        );
        for (nth, found) in found.into_iter().enumerate() {
            match best.get_mut(nth) {
                None => best.push(found),
                Some(known) if found.is_better_than(known) => *known = found,
                Some(_) => {}
            }
        }
    }
    best
}

/// Tells what is lost with each of some lists in decisions that they were not chosen by, and what
/// they come to in games.
fn tell<S: Subject>(
    subject: &S,
    &Searching {
        seed,
        threads,
        played,
        ..
    }: &Searching,
    reported: &Decisions,
    lists: &[Sentences<S::Vocabulary>],
) {
    let without = reported.mean_regret(reported.choices());
    println!(
        "{} decisions, in which {without:.3} is lost without a sentence",
        reported.len()
    );
    for list in lists {
        let all: Sentences<S::Vocabulary> = whole::<S>(list);
        let sentences: &[Of<S::Vocabulary>] = &all.0;
        let regret = reported.mean_regret(&left(sentences, reported));
        let player = || -> Box<dyn Decide<S::Vocabulary>> { Box::new(all.clone()) };
        let strength = subject.strength(&player, played, Playing { seed, threads });
        println!("\n{list}lost: {regret:.3}\n{played} games: {strength:.4}");
    }
}
