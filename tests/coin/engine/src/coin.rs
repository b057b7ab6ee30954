//! A fair coin: how likely it is that heads come several times in a row.

use thiserror::Error;

/// A run of heads that is complete already, or that never can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a run of {run} heads; expected are fewer than the {heads} that are waited for")]
pub struct RunError {
    heads: u8,
    run: u8,
}

/// The chance that heads come `heads` times in a row within the next `throws`, where the last `run` throws were heads.
///
/// # Errors
/// Where `run` is not below `heads`.
pub fn chance_of_run(heads: u8, run: u8, throws: u32) -> Result<f64, RunError> {
    if run >= heads {
        return Err(RunError { heads, run });
    }
    // By the length of the run, with none of the throws left at first, then with more and more of them.
    let mut chances = vec![0.0; usize::from(heads)];
    chances.push(1.0);
    for _ in 0..throws {
        let after_tails = chances[0];
        for length in 0..usize::from(heads) {
            chances[length] = f64::midpoint(chances[length + 1], after_tails);
        }
    }
    Ok(chances[usize::from(run)])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The share of all ways in which coins can fall that have the run, where each way is a number's binary digits.
    fn share_of_ways(heads: u8, run: u8, throws: u32) -> f64 {
        let has_run = |way: &u32| {
            let mut length = run;
            (0..throws).any(|nth| {
                length = if way >> nth & 1 == 1 { length + 1 } else { 0 };
                length == heads
            })
        };
        let ways = 1_u32 << throws;
        let found = (0..ways).filter(has_run).count();
        f64::from(u32::try_from(found).expect("a part of the ways")) / f64::from(ways)
    }

    #[test]
    fn chances_are_the_shares_of_all_ways_to_fall() {
        for (heads, throws) in (1..=4).flat_map(|heads| (0..=10).map(move |throws| (heads, throws)))
        {
            for run in 0..heads {
                // Halves of halves have no error.
                let expected = Ok(share_of_ways(heads, run, throws));
                assert_eq!(
                    chance_of_run(heads, run, throws),
                    expected,
                    "{heads} {run} {throws}"
                );
            }
        }
    }

    #[test]
    fn a_run_that_is_complete_is_refused() {
        for (heads, run) in [(0, 0), (3, 3), (3, u8::MAX)] {
            assert_eq!(chance_of_run(heads, run, 1), Err(RunError { heads, run }));
        }
        let said = chance_of_run(3, 5, 1).map_err(|error| error.to_string());
        assert_eq!(
            said,
            Err("a run of 5 heads; expected are fewer than the 3 that are waited for".to_owned())
        );
    }
}
