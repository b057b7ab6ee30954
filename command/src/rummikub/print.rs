//! Moves and draws in words.

use engine::rummikub::{
    Advice, Answer, Draws, Move, Objective, Origin, Outcome, PlannedSet, Position, Tiles, Wait,
    Wishes,
};

use crate::paper::{Paper, Table, count, percent};

/// The best move of a position for these wishes.
pub fn answer(
    paper: &mut Paper,
    text: &str,
    answer: &Answer,
    position: &Position,
    wishes: &Wishes,
) {
    paper.title(text);
    let Some(best) = &answer.best else {
        paper.line(match answer.outcome {
            Outcome::NoOpening => format!(
                "Draw a tile: the rack opens with {} at most.",
                count(answer.opening.unwrap_or(0), "point", "points")
            ),
            Outcome::NoArrangement => "The loose tiles of the table can't be arranged.".to_owned(),
            Outcome::Move | Outcome::Nothing if !wishes.play.is_empty() => {
                format!("No move plays {}.", wishes.play)
            }
            Outcome::Move | Outcome::Nothing => "Draw a tile: none can be played.".to_owned(),
        });
        return;
    };
    let certainty = if answer.is_proved {
        let what = match wishes.objective {
            Objective::Points => "The most points",
            Objective::Tiles | Objective::Simple => "The most",
        };
        let is_free = !wishes.keep_jokers && wishes.keep.is_empty() && wishes.play.is_empty();
        format!(
            "{what} {}.",
            if is_free {
                "you can play"
            } else {
                "with these wishes"
            }
        )
    } else {
        let most = count(answer.at_most.tiles, "tile", "tiles");
        format!("Not proved: at most {most} can go.")
    };
    paper.line(format_args!("{} {certainty}", in_words(best, position)));
    plan(paper, best, position);
}

/// What the strongest player would do.
pub fn advice(paper: &mut Paper, text: &str, advice: &Advice, position: &Position) {
    paper.title(text);
    match (&advice.best, advice.wait) {
        (Some(best), _) => {
            paper.line(in_words(best, position));
            plan(paper, best, position);
        }
        (None, Some(Wait::Joker)) => {
            paper.line("Draw a tile: the opening would take a joker, and much is left to draw.");
        }
        (None, Some(Wait::Win { draws })) => paper.line(format_args!(
            "Draw a tile: {draws} of {} unseen tiles let the whole rack go next turn.",
            position.unseen().len()
        )),
        (None, None) => paper.line("Draw a tile: none can be played."),
    }
}

/// Which draws would help.
pub fn draws(paper: &mut Paper, text: &str, draws: &Draws) {
    paper.title(text);
    paper.line(format_args!(
        "{} can go now; {} of {} unseen tiles bring more ({}).",
        count(draws.now, "tile", "tiles"),
        draws.helpful,
        draws.unseen,
        percent(draws.chance())
    ));
    let mut helpful: Vec<_> = draws
        .draws
        .iter()
        .filter(|draw| draw.numbers.tiles > draws.now)
        .collect();
    helpful.sort_by_key(|draw| std::cmp::Reverse(draw.numbers));
    if helpful.is_empty() {
        return;
    }
    let mut table = Table::new(&["draw", ">unseen", ">tiles to play", ">points"]);
    for draw in helpful {
        table.row(
            false,
            [
                draw.tile.to_string(),
                draw.copies.to_string(),
                draw.numbers.tiles.to_string(),
                draw.numbers.points.to_string(),
            ],
        );
    }
    paper.gap();
    paper.table(&table);
}

fn in_words(best: &Move, position: &Position) -> String {
    let rack = u64::try_from(position.rack().len()).unwrap_or(0);
    let cuts = best.cuts.filter(|&cuts| cuts > 0);
    let facts = [
        Some(count(best.numbers.points, "point", "points")),
        cuts.map(|cuts| count(cuts, "cut", "cuts")),
        best.opening.map(|points| format!("an opening of {points}")),
    ];
    let facts: Vec<String> = facts.into_iter().flatten().collect();
    format!(
        "Play {} of {}: {} ({}).{}",
        best.numbers.tiles,
        count(rack, "tile", "tiles"),
        best.play,
        facts.join(", "),
        if best.rest.is_empty() {
            " The rack is empty: this wins."
        } else {
            ""
        }
    )
}

/// The sets that change, in the order in which to build them.
fn plan(paper: &mut Paper, best: &Move, position: &Position) {
    if best.steps.is_empty() {
        return;
    }
    let mut table = Table::new(&["build", "from the rack", "from the table", "was"]);
    for &nth in &best.steps {
        let planned = &best.sets[nth];
        let was = planned.was.map(|set| position.table()[set].to_string());
        table.row(
            false,
            [
                planned.set.to_string(),
                of_origin(planned, |origin| origin == Origin::Rack),
                of_origin(planned, |origin| match origin {
                    Origin::Table(from) => Some(from) != planned.was,
                    Origin::Loose => true,
                    Origin::Rack => false,
                }),
                was.unwrap_or_default(),
            ],
        );
    }
    paper.gap();
    paper.table(&table);
    let same = best.sets.len() - best.steps.len();
    if same > 0 {
        paper.gap();
        let same = u64::try_from(same).unwrap_or(0);
        let sets = count(same, "set stays as it lies", "sets stay as they lie");
        paper.line(format_args!("{sets}."));
    }
}

/// The tiles of a set that come from certain places.
fn of_origin(planned: &PlannedSet, is_wanted: impl Fn(Origin) -> bool) -> String {
    let tiles = planned.set.tiles().iter().zip(&planned.origins);
    let wanted = tiles.filter(|&(_, &origin)| is_wanted(origin));
    let tiles: Tiles = wanted.map(|(&tile, _)| tile).collect();
    tiles.to_string()
}
