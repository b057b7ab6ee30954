//! The networks that estimate chances to win: what holds whatever they have learned.

use proptest::prelude::*;
use rollwise_engine::decide::NotLearned;
use rollwise_engine::heckmeck::learning::{FIRST, HEADS, Network, SECOND};
use rollwise_engine::heckmeck::{Advisor, NETWORKS, Table, WinModel};
use rollwise_engine::learned_file::{LearnedFileError, Parameters as _};

use super::common::{USUAL, any_model, any_network, any_table, assert_near, tables_of_a_game};

/// The chances in order from the player to move, with twice as many digits, and with every input
/// that is 0 multiplied out as well.
fn by_definition(network: &Network, table: &Table) -> Vec<f64> {
    let layer = |inputs: &[f64], weights: &[&[f32]], bias: &[f32]| -> Vec<f64> {
        let neuron = |(nth, &bias): (usize, &f32)| {
            let sum = inputs.iter().zip(weights);
            f64::from(bias)
                + sum
                    .map(|(input, row)| input * f64::from(row[nth]))
                    .sum::<f64>()
        };
        bias.iter().enumerate().map(neuron).collect()
    };
    let leaky = |sums: Vec<f64>| -> Vec<f64> {
        let slope = |sum: f64| if sum < 0.0 { 0.05 * sum } else { sum };
        sums.into_iter().map(slope).collect()
    };
    let mut inputs = vec![0.0; network.layout.inputs()];
    for &one in network.layout.active(table).iter() {
        inputs[usize::from(one)] = 1.0;
    }
    let rows: Vec<&[f32]> = network.first.iter().map(|row| &row[..]).collect();
    let first = leaky(layer(&inputs, &rows, &[0.0; FIRST]));
    let rows: Vec<&[f32]> = network.second.iter().map(|row| &row[..]).collect();
    let second = leaky(layer(&first, &rows, &network.second_bias));
    let rows: Vec<&[f32]> = network.heads.iter().map(|row| &row[..]).collect();
    let heads = layer(&second, &rows, &network.heads_bias);
    let parts = heads[..table.players()].iter().map(|head| head.exp());
    let sum: f64 = parts.clone().sum();
    parts.map(|part| part / sum).collect()
}

fn assert_by_definition(network: &Network, table: &Table) {
    let chances = network.chances(table);
    let players = table.players();
    for (nth, expected) in by_definition(network, table).into_iter().enumerate() {
        assert_near(chances[(table.to_move() + nth) % players], expected, 1e-5);
    }
    assert_near(chances.iter().sum(), 1.0, 1e-12);
    assert!(chances[..players].iter().all(|&chance| chance > 0.0));
    assert!(
        chances[players..]
            .iter()
            .all(|chance| chance.to_bits() == 0)
    );
}

#[test]
fn chances_are_those_of_a_plain_network() {
    for (seats, players) in [(2, 2), (3, 3), (4, 4), (7, 5), (7, 7)] {
        let network = any_network(seats, 1);
        let tables = tables_of_a_game(players, USUAL, 8);
        for table in &tables {
            assert_by_definition(&network, table);
        }
        // The weights make a difference.
        let chances = tables.iter().map(|table| network.chances(table)[0]);
        let (low, high) = chances.fold((1.0, 0.0), |(low, high), chance| {
            (f64::min(low, chance), f64::max(high, chance))
        });
        assert!(high - low > 0.05, "{seats}: {low} to {high}");
    }
}

/// A network that knows nothing gives everybody the same chance.
#[test]
fn nothing_known_is_the_same_chance_for_all() {
    for players in 2..=7_u8 {
        let table = Table::fresh(players.into(), USUAL).expect("2 to 7 players");
        let chances = Network::zero(7).chances(&table);
        for chance in &chances[..players.into()] {
            assert_near(*chance, 1.0 / f64::from(players), 1e-15);
        }
    }
}

proptest! {
    /// Everybody moves on by some seats, and so do the chances, bit by bit.
    #[test]
    fn names_of_players_make_no_difference(table in any_table(), seats in 1..7_usize) {
        thread_local! {
            static NETWORK: Network = any_network(7, 2);
        }
        let players = table.players();
        let mut stacks = table.stacks().to_vec();
        stacks.rotate_right(seats % players);
        let to_move = (table.to_move() + seats) % players;
        let turned = Table::new(stacks, to_move, table.grill().iter(), USUAL).expect("a table");
        let (chances, turned) = NETWORK.with(|network| (network.chances(&table), network.chances(&turned)));
        for player in 0..players {
            let same = turned[(player + seats) % players];
            prop_assert_eq!(chances[player].to_bits(), same.to_bits());
        }
    }
}

/// Every block of numbers, with its columns.
fn blocks(network: &Network) -> Vec<(Vec<f32>, usize)> {
    let columns = [FIRST, SECOND, SECOND, HEADS, HEADS];
    let mut network = network.clone();
    let blocks = network.blocks_mut().into_iter().zip(columns);
    blocks
        .map(|(block, columns)| (block.numbers.to_vec(), columns))
        .collect()
}

/// A column of one number is its own measure: 40 steps are that number again, but for the rounding
/// of a step.
fn assert_kept(read: &[f32], written: &[f32]) {
    assert_eq!(read.len(), written.len());
    for (&read, &written) in read.iter().zip(written) {
        let most = f64::from(f32::EPSILON) * f64::from(written).abs();
        assert_near(read.into(), written.into(), most);
    }
}

/// A step of a column is a 40th of the root of its mean square.
fn assert_rounded(read: &Network, written: &Network) {
    for ((read, columns), (written, _)) in blocks(read).into_iter().zip(blocks(written)) {
        for column in 0..columns {
            let of = |block: &[f32]| -> Vec<f64> {
                let column = block.iter().skip(column).step_by(columns);
                column.map(|&number| number.into()).collect()
            };
            let (read, written) = (of(&read), of(&written));
            let squares: f64 = written.iter().map(|number| number * number).sum();
            let count: f64 = written.iter().map(|_| 1.0).sum();
            let step = (squares / count).sqrt() / 40.0;
            for (read, written) in read.into_iter().zip(written) {
                // Half a step, and the rounding of numbers with four bytes.
                assert_near(read, written, 0.5001 * step);
            }
        }
    }
}

#[test]
fn a_network_that_is_read_is_the_one_written_but_for_half_a_step() {
    for seats in [2, 3, 4, 7] {
        let written = any_network(seats, 4);
        let bytes = written.to_bytes();
        let read = Network::from_bytes(seats, &bytes).expect("its own bytes");
        assert_eq!(read.layout, written.layout);
        assert_rounded(&read, &written);
        assert_ne!(read, written);
        assert_kept(&read.second_bias, &written.second_bias);
        assert_kept(&read.heads_bias, &written.heads_bias);
        // Heads that nobody has stay as they are.
        assert!(
            read.heads
                .iter()
                .all(|heads| heads[seats..].iter().all(|&head| head == 0.0))
        );
        // Written again it is rounded again.
        let again = read.to_bytes();
        assert_eq!(again.len(), bytes.len());
        let again = Network::from_bytes(seats, &again).expect("its own bytes");
        assert_rounded(&again, &read);
        assert_kept(&again.second_bias, &read.second_bias);
    }
}

#[test]
fn columns_of_zeros_stay_zero() {
    let nothing = Network::zero(3);
    assert_eq!(
        Network::from_bytes(3, &nothing.to_bytes()),
        Ok(nothing.clone())
    );
    let mut network = any_network(3, 5);
    network.first.iter_mut().for_each(|row| row[7] = 0.0);
    network.second[3] = [0.0; SECOND];
    let read = Network::from_bytes(3, &network.to_bytes()).expect("its own bytes");
    assert!(read.first.iter().all(|row| row[7] == 0.0 && row[8] != 0.0));
    assert_eq!(read.second[3].map(f32::to_bits), [0; SECOND]);
}

/// Whole steps and simple sizes of steps have no rounding: what is read is what was written, for
/// ever.
#[test]
fn a_network_of_whole_steps_is_written_as_it_was_read() {
    let mut network = Network::zero(2);
    for block in network.blocks_mut() {
        // All of a column have the same size.
        for (number, sign) in block
            .numbers
            .iter_mut()
            .zip([1.0, -1.0, -1.0].iter().cycle())
        {
            *number = 0.25 * sign;
        }
    }
    let bytes = network.to_bytes();
    let read = Network::from_bytes(2, &bytes).expect("its own bytes");
    assert_eq!(read, network);
    assert_eq!(read.to_bytes(), bytes);
}

#[test]
fn bytes_of_another_network_are_refused() {
    let inputs = |seats| Network::zero(seats).layout.inputs();
    let words = |seats: usize| {
        let inputs = inputs(seats);
        format!("Heckmeck, default rules, up to {seats} players, {inputs} inputs")
    };
    for (written, read) in [(2, 3), (3, 2), (4, 7), (7, 4)] {
        let refused = Network::from_bytes(read, &any_network(written, 0).to_bytes());
        let refused = refused.expect_err("other seats");
        let (found, expected) = (words(written), words(read));
        assert_eq!(
            refused.to_string(),
            format!("this was learned for \"{found}\"; expected \"{expected}\"")
        );
        assert_eq!(refused, LearnedFileError::WrongKind { found, expected });
    }
    let mut bytes = any_network(2, 0).to_bytes();
    bytes[1] ^= 1;
    let refused = Network::from_bytes(2, &bytes);
    assert!(
        matches!(refused, Err(LearnedFileError::WrongKind { .. })),
        "{refused:?}"
    );
}

#[test]
fn too_few_bytes_or_too_many_are_refused() {
    let mut bytes = any_network(2, 0).to_bytes();
    let expected = bytes.len();
    let lengths = (0..100)
        .chain((100..expected).step_by(4999))
        .chain([expected - 1]);
    for found in lengths {
        let refused = Network::from_bytes(2, &bytes[..found]);
        assert_eq!(
            refused,
            Err(LearnedFileError::WrongLength { found, expected })
        );
    }
    bytes.push(0);
    let refused = Network::from_bytes(2, &bytes).expect_err("a byte too many");
    let found = expected + 1;
    assert_eq!(refused, LearnedFileError::WrongLength { found, expected });
    assert_eq!(
        refused.to_string(),
        format!("{found} bytes; expected {expected}")
    );
}

/// One file each for two, three and four players, and one for five to seven.
#[test]
fn a_model_has_the_networks_that_it_took() {
    let places = (0..10).map(WinModel::place).collect::<Vec<_>>();
    let expected = [
        None,
        None,
        Some(0),
        Some(1),
        Some(2),
        Some(3),
        Some(3),
        Some(3),
        None,
        None,
    ];
    assert_eq!(places, expected);
    let mut model = WinModel::default();
    for (place, (file, seats)) in NETWORKS.iter().zip([2, 3, 4, 7]).enumerate() {
        assert!(!model.has(place));
        for players in file.players.clone() {
            let missing = model.network(players).err();
            let needed_for = format!("games of {players} players");
            assert_eq!(missing, Some(NotLearned { needed_for }));
        }
        // A wrong file changes nothing.
        let wrong = any_network(if seats == 2 { 3 } else { 2 }, 0).to_bytes();
        assert!(model.take(place, &wrong).is_err() && !model.has(place));
        let network = any_network(seats, 6);
        assert_eq!(model.take(place, &network.to_bytes()), Ok(()));
        assert!(model.has(place));
        for players in file.players.clone() {
            let known = model.network(players).expect("it was taken");
            assert_eq!(known.layout.seats(), seats);
            assert_rounded(known, &network);
        }
    }
    assert!(!model.has(NETWORKS.len()));
}

/// An advisor that gets other networks forgets what the first ones said.
#[test]
fn advice_follows_the_networks_that_are_known() {
    let table = Table::fresh(2, USUAL).expect("two players");
    let turn = "5 5 w".parse().expect("a turn");
    let mut advisor = Advisor::default();
    let mut chances = |seed| {
        *advisor.model_mut() = any_model(seed);
        let advice = advisor.advise_to_win(&table, &turn, 1);
        advice.expect("the network is known").chances
    };
    let [first, second] = [1, 2].map(&mut chances);
    assert!((first[0] - second[0]).abs() > 1e-3);
    assert_near(chances(1)[0], first[0], 0.0);
}
