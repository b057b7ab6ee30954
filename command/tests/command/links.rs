//! Links of the page in place of positions.

use crate::run::{json, printed, run};

/// What the command says first of a link, and of the text that tells the same.
const SAME: &[(&[&str], &str, &str)] = &[
    (
        &["heckmeck"],
        "https://example.org/heckmeck/?embed#taken=55W&roll=13344&goal=exactly&target=25",
        "5 5 w > 13344",
    ),
    (&["heckmeck"], "#taken=55w&dice=6", "5 5 w | 6"),
    (
        &["heckmeck"],
        "taken=55w&dice=6&player=21+Ann&player=24+Ben",
        "5 5 w | 6",
    ),
    (
        &["heckmeck"],
        "taken=55w&dice=6&player=21+Ann&player=24+Ben&mode=advice",
        "5 5 w @ 21 | 24 | grill 22 23 25-36",
    ),
    (
        &["heckmeck"],
        "player=21.27+Ann+Lee&player=-+Z%C3%B6e%26Co&player=Ben&turn=2&by=-.rule-1.-",
        " @ 21 27 | *- | - | grill 22-36",
    ),
    (
        &["heckmeck"],
        "taken=55w&turn=2",
        "5 5 w @ - | *- | grill 21-36",
    ),
    (
        &["heckmeck", "--target", "25"],
        "taken=55w&player=21+Ann&player=24+Ben",
        "5 5 w",
    ),
    (
        &["knucklebones", "solve", "--depth", "1"],
        "mine=66-.543.21-&theirs=55-.621.44-&roll=5&move=theirs&mode=play",
        "55_/621/44_ v 66_/543/21_ > 5",
    ),
    (
        &["knucklebones", "tree", "--depth", "1"],
        "theirs=6--.---.---&roll=",
        "___/___/___ v 6__/___/___",
    ),
    (
        &["solitaire-dice"],
        "sheet=4-4.7-8_1-3.6-3&roll=12356&with=best+_",
        "4:4 7:8 | 1:3 6:3 > 12356",
    ),
    (&["solitaire-dice"], "sheet=_&roll=", "|"),
    (
        &["solitaire-dice"],
        "sheet=4-4_1-2&open=150&roll=12356",
        "4:4 | 1:2 | 150 > 12356",
    ),
    (
        &["rummikub"],
        "table=r3-7_r8.j.j*&loose=o1.o3&rack=o2.b9&opened=true&others=3.4",
        "r3-7 / r8 j j (o1 o3) | o2 b9",
    ),
];

#[test]
fn a_link_is_answered_as_its_position() {
    for &(args, link, text) in SAME {
        let told = json(&[args, &[link][..]].concat());
        assert_eq!(told, json(&[args, &[text][..]].concat()), "{link}");
    }
}

#[test]
fn a_link_tells_whether_the_player_has_opened() {
    let link = "rack=r9-11.b12.k12.o12";
    let text = "| r9-11 b12 k12 o12";
    for (part, opening) in [
        ("", "30"),
        ("&opened=false", "30"),
        ("&opening=50", "50"),
        ("&opening=66", "66"),
    ] {
        let told = printed(&["rummikub", &format!("{link}{part}")]);
        assert_eq!(told, printed(&["rummikub", text, "--opening", opening]));
        assert!(told.contains("an opening of 66"), "{told}");
    }
    let few = "rack=r9-11";
    assert!(
        printed(&["rummikub", &format!("{few}&opening=50")])
            .contains("opens with 30 points at most")
    );
    let told = printed(&["rummikub", &format!("{few}&opening=50"), "--opening", "30"]);
    assert!(
        told.contains("an opening of 30"),
        "an option says it: {told}"
    );
    let told = printed(&["rummikub", &format!("{link}&opened=true&opening=50")]);
    assert_eq!(told, printed(&["rummikub", text]));
}

/// Arguments, and what is said of the part that can't be read.
const WRONG: &[(&[&str], &str)] = &[
    (
        &["heckmeck", "taken=55x&roll=1"],
        "error: the link's \"taken\" can't be read: write it as in \"taken=55w\"\n  taken=55x\n        ^^^\n",
    ),
    (&["heckmeck", "taken=&mode=x"], "the link's \"mode\" can't"),
    (&["heckmeck", "taken=&dice=9"], "the link's \"dice\" can't"),
    (
        &["heckmeck", "player=21.99+Ann&player=24"],
        "\n  player=21.99 Ann\n         ^^^^^^^^^\n",
    ),
    (
        &["heckmeck", "player=21&player=24&grill=30-32"],
        "the link's \"grill\" can't",
    ),
    (
        &["heckmeck", "player=21&player=24&turn=3"],
        "the link's \"turn\" can't",
    ),
    (
        &["heckmeck", "taken=5&taken=w"],
        "the link has \"taken\" twice",
    ),
    (
        &["knucklebones", "solve", "mine=66-.543&theirs=55-.621.44-"],
        "the link's \"mine\" can't",
    ),
    (
        &["knucklebones", "solve", "theirs=7--.---.---"],
        "the link's \"theirs\" can't",
    ),
    (
        &["knucklebones", "solve", "roll=7"],
        "the link's \"roll\" can't",
    ),
    (
        &["knucklebones", "solve", "move=ours"],
        "the link's \"move\" can't",
    ),
    (
        &["solitaire-dice", "sheet=13-1_"],
        "the link's \"sheet\" can't",
    ),
    (
        &["solitaire-dice", "sheet=_&roll=1235"],
        "the link's \"roll\" can't",
    ),
    (
        &["rummikub", "table=r3-x&rack=r8"],
        "the link's \"table\" can't",
    ),
    (
        &["rummikub", "table=r3-7&loose=q&rack=r8"],
        "the link's \"loose\" can't",
    ),
    (
        &["rummikub", "table=r3-7&rack=r99"],
        "the link's \"rack\" can't",
    ),
    (
        &["rummikub", "rack=r9&opened=yes"],
        "the link's \"opened\" can't",
    ),
    (
        &["rummikub", "rack=r9&opening=1001"],
        "the link's \"opening\" can't",
    ),
    (
        &["rummikub", "https://example.org/heckmeck/#taken=55w"],
        "error: the link tells no position of this game: it has none of table, loose, rack, opened, opening\n",
    ),
    (
        &["heckmeck", "https://example.org/heckmeck/"],
        "tells no position",
    ),
    // What can be read but can't be is told as of any text.
    (&["heckmeck", "taken=55w&roll=1"], "the roll has 1 dice"),
    (
        &["rummikub", "table=r3-7&rack=r8", "--rack", "r9"],
        "given twice",
    ),
    (&["heckmeck", "player=21&player=21"], "21"),
];

#[test]
fn a_part_that_can_not_be_read_is_named() {
    for (args, expected) in WRONG {
        let ran = run(args);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args:?}");
        assert!(ran.err.starts_with("error: "), "{args:?}: {}", ran.err);
        assert!(ran.err.contains(expected), "{args:?}: {}", ran.err);
    }
}
