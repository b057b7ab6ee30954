//! What players reach on average, beside figures that are known from other programs.

use rollwise_engine::solitaire_dice::{RejectSet, Start, Strategy};

use super::games::{games, play};

/// How a player does in 100,000 games, against an average that is known with its standard error.
fn averages(player: Strategy, known: f64, error: f64, turns: f64) {
    let count = 100_000;
    let found = play(games(&[player], Start::default(), 14), count);
    let tally = &found.tally().players[0];
    let average = tally.scores.average();
    let error = average.standard_error().hypot(error);
    assert!(
        (average.value - known).abs() < 4.0 * error,
        "{player}: {average:?}"
    );
    let [found, _] = tally.turns_and_free_rides();
    // A game's turns deviate by 2 to 3.
    assert!((found - turns).abs() < 0.1, "{player}: {found} turns");
}

// The figures are published beside the rules, each from a program of its own.

#[test]
fn random_averages_what_is_published() {
    averages(Strategy::Random, -1_227.7, 0.8, 18.07);
}

#[test]
fn points_now_averages_what_is_published() {
    averages(Strategy::PointsNow, -395.9, 1.2, 16.79);
}

#[test]
fn longest_game_averages_what_is_published() {
    averages(Strategy::LongestGame, -316.3, 1.1, 21.68);
}

#[test]
fn columns_averages_what_is_published() {
    averages(Strategy::Columns, 101.5, 1.5, 20.5);
}

#[test]
fn thumb_averages_what_is_published() {
    averages(Strategy::Thumb, 118.4, 1.0, 20.8);
}

/// As `cargo xtask tune solitaire-dice` prints it.
#[test]
fn five_factors_averages_what_it_was_tuned_to() {
    averages(Strategy::FiveFactors(RejectSet::default()), 71.5, 0.3, 20.6);
}
