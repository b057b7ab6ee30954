//! Any plain data as any query: an error in words, or something that can be asked about.
#![no_main]

use engine::heckmeck::learning::Network;
use engine::heckmeck::{Advisor, Calculator, NETWORKS, WinModel, chances_at_the_end};
use engine::knucklebones::{Analyser, Objective, Values};
use engine::rummikub::Solver;
use engine::solitaire_dice::Solver as SheetSolver;
use libfuzzer_sys::arbitrary::{Arbitrary, Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use rollwise_wasm::heckmeck::TournamentQuery;
use rollwise_wasm::heckmeck::table::{TableQuery, TurnEnd};
use rollwise_wasm::heckmeck::turn::TurnQuery;
use rollwise_wasm::knucklebones::GamesQuery;
use rollwise_wasm::knucklebones::query::KnucklebonesQuery;
use rollwise_wasm::plain::Plain;
use rollwise_wasm::query::Small;
use rollwise_wasm::rummikub::{
    ArrangeQuery, DealQuery, ResultQuery, RummikubQuery, TournamentQuery as TileTournamentQuery,
};
use rollwise_wasm::solitaire_dice::{self, SheetMark, SheetQuery};
use serde::Deserialize;

/// Keys and names that queries know, so that not all data is refused at its first key.
const WORDS: [&str; 59] = [
    "taken",
    "roll",
    "dice",
    "bust",
    "players",
    "toMove",
    "grill",
    "rules",
    "seed",
    "tieBreak",
    "rotate",
    "total",
    "steal",
    "fail",
    "alwaysTurnDown",
    "compulsorySteal",
    "anyLowerTile",
    "best-in-worms",
    "best-to-win",
    "win",
    "turns",
    "rule-4",
    "scores-nothing",
    "keeps-total",
    "mine",
    "theirs",
    "depth",
    "positions",
    "best-2",
    "table",
    "loose",
    "rack",
    "opened",
    "opening",
    "playOn",
    "jokers",
    "jokerPoints",
    "objective",
    "keep",
    "play",
    "budget",
    "plan",
    "kind",
    "run",
    "group",
    "tiles",
    "j",
    "locked",
    "sums",
    "rejects",
    "exact",
    "different",
    "reject",
    "player",
    "set",
    "five-factors",
    "from",
    "atLeast",
    "adjusted",
];

/// Tiles that make sets and moves now and then.
const TILES: [&str; 8] = ["r4", "r5", "r6", "r7", "b5", "k5", "o5", "j"];

#[derive(Debug)]
struct Data(Plain);

impl<'a> Arbitrary<'a> for Data {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Data> {
        plain(bytes, 4).map(Data)
    }
}

fn text(bytes: &mut Unstructured<'_>) -> Result<String> {
    if bytes.ratio(1, 16)? {
        String::arbitrary(bytes)
    } else if bytes.ratio(1, 3)? {
        Ok((*bytes.choose(&TILES)?).to_owned())
    } else {
        Ok((*bytes.choose(&WORDS)?).to_owned())
    }
}

fn plain(bytes: &mut Unstructured<'_>, levels: u8) -> Result<Plain> {
    let kinds = if levels > 0 { 8 } else { 5 };
    Ok(match bytes.int_in_range(0..=kinds)? {
        0 => Plain::Null,
        1 => Plain::Bool(bool::arbitrary(bytes)?),
        2 => Plain::Number(f64::arbitrary(bytes)?),
        3 | 4 => Plain::Number(bytes.int_in_range(0..=40_u8)?.into()),
        5 => Plain::Text(text(bytes)?),
        6 | 7 => {
            let length = bytes.int_in_range(0..=9)?;
            let entries = (0..length).map(|_| plain(bytes, levels - 1));
            Plain::List(entries.collect::<Result<_>>()?)
        }
        _ => {
            let length = bytes.int_in_range(0..=9)?;
            let fields = (0..length).map(|_| Ok((text(bytes)?, plain(bytes, levels - 1)?)));
            Plain::Record(fields.collect::<Result<_>>()?)
        }
    })
}

fuzz_target!(|data: Data| {
    let Data(plain) = &data;
    if let Ok(query) = TurnQuery::deserialize(plain)
        && let Ok(turn) = query.turn()
    {
        Calculator::default().answer(&turn, query.bust);
    }
    if let Ok(query) = TableQuery::deserialize(plain)
        && let (Ok(table), Ok(turn)) = (query.table(), query.turn())
    {
        // A finished game is the only table without advice.
        let mut advisor = Advisor::default();
        assert_eq!(advisor.advise(&table, &turn).is_err(), table.is_over());
        let Small(turns) = query.turns;
        assert!(advisor.advise_to_win(&table, &turn, turns).is_err());
        if let Some(place) = WinModel::place(table.players()) {
            let network = Network::zero(*NETWORKS[place].players.end());
            let taken = advisor.model_mut().take(place, &network.to_bytes());
            taken.expect("a network's own bytes");
        }
        let advice = advisor.advise_to_win(&table, &turn, turns);
        assert_eq!(advice.is_err(), table.is_over());
        if table.is_over() {
            let chances: f64 = chances_at_the_end(&table).iter().sum();
            assert!((chances - 1.0).abs() < 1e-9);
        }
    }
    if let Err(wrong) = TurnEnd::deserialize(plain) {
        assert!(!wrong.to_string().is_empty());
    }
    if let Ok(query) = TournamentQuery::deserialize(plain) {
        drop(query.tournament());
    }
    if let Ok(query) = KnucklebonesQuery::deserialize(plain)
        && let Ok(position) = query.position()
    {
        let mut limits = query.limits();
        limits.depth = limits.depth.min(2);
        let mut analyser = Analyser::new(Values::new(None, Objective::Win), 0);
        let share = analyser.before_roll(position, limits, &mut || true);
        assert!((0.0..=1.0).contains(&share.value.share()));
        if let Some(roll) = query.roll().filter(|_| position.result().is_none()) {
            analyser.columns(position, roll, limits, &mut || true);
        }
    }
    drop(GamesQuery::deserialize(plain));
    if let Ok(query) = RummikubQuery::deserialize(plain)
        && let (Ok(position), Ok(mut wishes)) = (query.position(), query.wishes())
    {
        wishes.budget = Some(wishes.budget.unwrap_or(10_000).min(10_000));
        let answer = Solver::new().solve(&position, &wishes).unwrap();
        let laid = answer.best.map_or(0, |best| best.play.len());
        assert!(laid <= position.rack().len());
    }
    if let Ok(query) = ArrangeQuery::deserialize(plain) {
        drop(query.position());
    }
    if let Ok(query) = ResultQuery::deserialize(plain)
        && let Ok(Some(ending)) = query.ending()
    {
        assert!(!ending.winners.is_empty());
    }
    if let Ok(query) = SheetQuery::deserialize(plain)
        && let Ok(asked) = query.asked()
    {
        let worth = SheetSolver::new(None).before_roll(&asked.sheet, asked.setting);
        if let Some(value) = worth.value {
            assert!((-2200.0..=3350.0).contains(&value));
        }
        if let Ok(mark) = SheetMark::deserialize(plain) {
            drop(asked.check(mark.choice()));
        }
    }
    drop(solitaire_dice::GamesQuery::deserialize(plain));
    drop(DealQuery::deserialize(plain));
    drop(TileTournamentQuery::deserialize(plain));
});
