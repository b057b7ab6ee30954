//! The names of players.

use rollwise_engine::solitaire_dice::{RejectSet, Strategy};

#[test]
fn names_are_read_and_written() {
    let names = [
        "random",
        "points-now",
        "longest-game",
        "columns",
        "thumb",
        "advice",
        "advice-2",
    ];
    for name in names {
        let player: Strategy = name.parse().expect(name);
        assert_eq!(player.to_string(), name);
    }
    for set in RejectSet::ALL
        .into_iter()
        .flat_map(|set| [set, set.mirror()])
    {
        let name = format!("five-factors-{set}");
        assert_eq!(name.parse(), Ok(Strategy::FiveFactors(set)));
        assert_eq!(Strategy::FiveFactors(set).to_string(), name);
    }
    assert_eq!(
        "five-factors".parse(),
        Ok(Strategy::FiveFactors(RejectSet::default()))
    );
}

#[test]
fn wrong_names_are_refused_with_those_that_are_allowed() {
    let names = "\n \nRandom\nrandom \nadvice-0\nadvice-1\nadvice-3\nadvice-02\nadvice 2\nfive-factors-\nfive-factors-12\n\
        five-factors-621\nfive-factors-112\nfive-factors-127\nfive-factors-012\nfive-factors-1266\nfive-factors126\n\
        points_now\nnet\nbest";
    for name in names.split('\n') {
        let error = name.parse::<Strategy>().expect_err(name);
        assert_eq!(error.found, name);
        let words = error.to_string();
        assert!(words.contains(&format!("\"{name}\"")), "{words}");
        for allowed in [
            "random",
            "points-now",
            "longest-game",
            "five-factors",
            "columns",
            "thumb",
            "advice",
            "advice-2",
        ] {
            assert!(words.contains(allowed), "{words}");
        }
    }
}
