//! Reads what the games say of themselves: the folders of `games/`, each with a `page.json`.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail, ensure};
use serde::Serialize;

use crate::files::{self, Files};
use crate::languages::{self, Each, GameText};
use crate::page_json::{self, About, Page};
use crate::symbols::{self, Symbol};

/// What is done in workers, and in which folders there may be one: that of the game, and that of its Lab.
const WORKER: &str = "worker.ts";
const WITH_WORKER: [&str; 2] = ["", "lab/"];
/// The dice of all games that use some.
const DICE: &str = "shell/ui/dice.svg";
/// The symbol that shows the game in the list and on its first visit: what lies on the table.
const BOARD: &str = "board";
/// The sheet of what a game's page loads when it is wanted.
const LATER: &str = "later.css";

/// A game of the site.
#[derive(Serialize)]
pub struct Game {
    /// The name of its folder, and the first part of its addresses.
    pub id: String,
    pub about: About,
    /// What its documents say, by the language.
    pub texts: Each<GameText>,
    pub symbols: BTreeMap<String, Symbol>,
    /// The folders in which it brings a worker.
    workers: Vec<&'static str>,
    /// Whether it brings a sheet of what is loaded later.
    pub has_later: bool,
}

impl Game {
    /// A name for what is bundled for one of the game's pages.
    pub fn bundle(&self, page: &Page) -> String {
        let address = format!("{}/{}", self.id, page.path);
        address.trim_end_matches('/').replace('/', "-")
    }

    /// The title of a page in a language.
    pub fn title(&self, language: &str, path: &str) -> Option<&str> {
        let page = self.texts.get(language)?.pages.get(path)?;
        Some(&page.title)
    }

    /// The sources that its bundles start from, with the bundles' names.
    pub fn bundles(&self) -> Vec<(String, String)> {
        let source = |file: &str| format!("games/{}/{file}", self.id);
        let pages = self.about.pages.iter().flat_map(|page| {
            let name = self.bundle(page);
            [
                (format!("{name}.js"), source(&page.script)),
                (format!("{name}.css"), source(&page.style)),
            ]
        });
        let workers = self.workers.iter().map(|folder| {
            let part = folder.replace('/', "-");
            let name = format!("{}-{part}worker.js", self.id);
            (name, source(&format!("{folder}{WORKER}")))
        });
        let later = (format!("{}-later.css", self.id), source(LATER));
        let later = self.has_later.then_some(later);
        pages.chain(workers).chain(later).collect()
    }

    /// Whether the positions belong to it that old links to the site's top tell.
    pub fn is_heir(&self) -> bool {
        self.about.moved.keys().any(|old| old.0.is_empty())
    }
}

/// The games whose folders lie among the sources, in the order of the list.
pub fn games(sources: &Files) -> Result<Vec<Game>> {
    let languages = languages::languages(sources)?;
    let ids: BTreeSet<&str> = sources
        .keys()
        .filter_map(|name| name.strip_prefix("games/")?.split_once('/'))
        .map(|(id, _)| id)
        .collect();
    let mut games = ids
        .into_iter()
        .map(|id| game(id, sources, &languages))
        .collect::<Result<Vec<_>>>()?;
    ensure!(!games.is_empty(), "there is no game in games/");
    games.sort_by_key(|game| game.about.order);
    let heirs = games.iter().filter(|game| game.is_heir());
    let heirs: Vec<&str> = heirs.map(|game| game.id.as_str()).collect();
    ensure!(
        heirs.len() < 2,
        "moved[\"\"]: one game has the old links to the site's top, not each of {heirs:?}"
    );
    // The list holds them all.
    let mut known = BTreeMap::new();
    for (id, symbol) in games.iter().flat_map(|game| &game.symbols) {
        let other = known.insert(id, &symbol.markup);
        ensure!(
            id == BOARD || other.is_none_or(|other| *other == symbol.markup),
            "two games have a symbol named {id:?}"
        );
    }
    Ok(games)
}

fn game(id: &str, sources: &Files, languages: &Each<String>) -> Result<Game> {
    let folder = format!("games/{id}");
    ensure!(
        page_json::is_name(id),
        "{folder}: a game's folder is named by lower-case letters, digits and hyphens"
    );
    let place = format!("{folder}/page.json");
    let json = files::text(sources, &place)?;
    let about = page_json::parse(json).context(place.clone())?;
    let game = Game {
        id: id.to_owned(),
        symbols: symbols(&about.dice, &folder, sources)?,
        about,
        texts: languages::texts(sources, languages, &folder, "page.json")?,
        workers: WITH_WORKER
            .into_iter()
            .filter(|part| sources.contains_key(&format!("{folder}/{part}{WORKER}")))
            .collect(),
        has_later: sources.contains_key(&format!("{folder}/{LATER}")),
    };
    check(&game).context(place)?;
    Ok(game)
}

/// A game's own pictures, and the dice that it names.
fn symbols(dice: &str, folder: &str, sources: &Files) -> Result<BTreeMap<String, Symbol>> {
    let place = format!("{folder}/symbols.svg");
    let mut found = symbols::parse(files::text(sources, &place)?).context(place)?;
    if !dice.is_empty() {
        let mut all = symbols::parse(files::text(sources, DICE)?).context(DICE)?;
        for face in dice.chars() {
            let id = format!("die-{face}");
            let Some(symbol) = all.remove(&id) else {
                bail!("{folder}/page.json: dice: there is no symbol {id:?} in {DICE}");
            };
            found.insert(id, symbol);
        }
    }
    Ok(found)
}

/// Fails where what a game says of itself names what is not there. What its pages start with is
/// looked for when it is bundled.
fn check(game: &Game) -> Result<()> {
    let Game { about, .. } = game;
    ensure!(
        game.symbols.contains_key(BOARD),
        "symbols.svg has no symbol {BOARD:?}, which shows the game in the list"
    );
    let is_missing = |path: &&String| about.page(path).is_none();
    if let Some(path) = about.moved.values().find(is_missing) {
        bail!("moved: there is no page {path:?}");
    }
    let pages: BTreeSet<&str> = about.pages.iter().map(|page| page.path.as_str()).collect();
    for (language, text) in &game.texts {
        let told: BTreeSet<&str> = text.pages.keys().map(String::as_str).collect();
        ensure!(
            told == pages,
            "text/{language}/page.json: pages: expected are {pages:?}"
        );
    }
    Ok(())
}

#[cfg(test)]
pub mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::files::tests::files;

    /// The sources of a game with two pages and two workers.
    pub fn coin() -> Files {
        let page = |path: &str, script: &str| {
            json!({
                "path": path, "script": script, "style": "coin.css",
            })
        };
        let about = json!({
            "order": 2,
            "pages": [page("", "page.ts"), page("lab/odds/", "lab/odds.ts")],
            "moved": { "old/odds.html": "lab/odds/" },
        });
        let text = |name: &str, coin: &str| {
            let page = |path: &str| json!({ "title": format!("{coin} & {path}"), "heading": name, "description": "…" });
            json!({
                "name": name, "line": format!("{name}!"), "picture": "…",
                "pages": { "": page(""), "lab/odds/": page("lab/odds/") },
            })
            .to_string()
        };
        let symbol = "<svg xmlns=\"http://www.w3.org/2000/svg\"><symbol id=\"board\" viewBox=\"0 0 9 9\"/></svg>";
        files([
            ("languages.json", r#"{ "en": "English", "de": "Deutsch" }"#),
            ("games/coin/page.json", &about.to_string()),
            ("games/coin/text/en/page.json", &text("Coin", "A coin")),
            ("games/coin/text/de/page.json", &text("Münze", "Eine Münze")),
            ("games/coin/symbols.svg", symbol),
            ("games/coin/page.ts", ""),
            ("games/coin/worker.ts", ""),
            ("games/coin/coin.css", ""),
            ("games/coin/lab/odds.ts", ""),
            ("games/coin/lab/worker.ts", ""),
        ])
    }

    /// The same with another `page.json`.
    pub fn coin_with(change: impl FnOnce(&mut Value)) -> Files {
        let mut sources = coin();
        let place = "games/coin/page.json";
        let mut about =
            serde_json::from_slice(&sources[place]).expect("the page.json above is JSON");
        change(&mut about);
        sources.insert(place.to_owned(), about.to_string().into_bytes());
        sources
    }

    /// What is said of sources that are no games.
    pub fn wrong(sources: &Files) -> String {
        match games(sources) {
            Ok(_) => "nothing is wrong".to_owned(),
            Err(error) => format!("{error:#}"),
        }
    }

    #[test]
    fn games_are_listed_in_their_order() -> Result<()> {
        let mut sources = coin();
        for (name, content) in coin_with(|about| about["order"] = 1.into()) {
            sources.insert(name.replace("games/coin", "games/first"), content);
        }
        sources.remove("games/first/worker.ts");
        let games = games(&sources)?;
        let about: Vec<_> = games
            .iter()
            .map(|game| (game.id.as_str(), game.workers.len()))
            .collect();
        assert_eq!(about, [("first", 1), ("coin", 2)]);
        assert!(!games.iter().any(Game::is_heir));
        Ok(())
    }

    #[test]
    fn a_folder_is_a_whole_game() {
        let mut none = coin();
        none.retain(|name, _| !name.starts_with("games/"));
        assert_eq!(wrong(&none), "there is no game in games/");
        for name in ["page.json", "symbols.svg", "text/de/page.json"] {
            let mut sources = coin();
            sources.remove(&format!("games/coin/{name}"));
            assert_eq!(wrong(&sources), format!("games/coin/{name} is missing"));
        }
        let named = coin()
            .into_iter()
            .map(|(name, content)| (name.replace("coin", "Coin"), content));
        assert!(wrong(&named.collect()).starts_with("games/Coin: a game's folder is named by"));
    }

    #[test]
    fn a_game_has_its_own_pictures_and_the_dice_that_it_names() -> Result<()> {
        let with_dice = |dice: &str| {
            let mut sources = coin_with(|about| about["dice"] = dice.into());
            let die = "<svg xmlns=\"http://www.w3.org/2000/svg\"><symbol id=\"die-1\" viewBox=\"0 0 4 4\"/></svg>";
            sources.insert(DICE.to_owned(), die.into());
            sources
        };
        let ids: Vec<_> = games(&with_dice("1"))?[0].symbols.keys().cloned().collect();
        assert_eq!(ids, ["board", "die-1"]);
        assert!(
            wrong(&with_dice("17")).ends_with("there is no symbol \"die-7\" in shell/ui/dice.svg")
        );
        Ok(())
    }

    #[test]
    fn each_game_has_a_picture_for_the_list_and_shares_no_name_of_a_symbol() {
        let mut sources = coin();
        let none = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>";
        sources.insert("games/coin/symbols.svg".to_owned(), none.into());
        assert!(wrong(&sources).contains("symbols.svg has no symbol \"board\""));
        let symbols = |view: &str| {
            format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\"><symbol id=\"board\" viewBox=\"{view}\"/><symbol id=\"heads\" viewBox=\"{view}\"/></svg>"
            )
        };
        let mut sources = coin();
        sources.insert(
            "games/coin/symbols.svg".to_owned(),
            symbols("0 0 9 9").into(),
        );
        for (name, content) in sources.clone() {
            sources.insert(name.replace("games/coin", "games/dice"), content);
        }
        assert_eq!(wrong(&sources), "nothing is wrong");
        sources.insert(
            "games/dice/symbols.svg".to_owned(),
            symbols("0 0 8 8").into(),
        );
        assert_eq!(wrong(&sources), "two games have a symbol named \"heads\"");
    }

    #[test]
    fn each_page_is_told_of_in_each_language() {
        let mut sources = coin();
        let place = "games/coin/text/de/page.json";
        let text = String::from_utf8_lossy(&sources[place]).replace("lab/odds/", "lab/");
        sources.insert(place.to_owned(), text.into_bytes());
        let said =
            "games/coin/page.json: text/de/page.json: pages: expected are {\"\", \"lab/odds/\"}";
        assert_eq!(wrong(&sources), said);
    }

    #[test]
    fn old_links_belong_to_one_game() -> Result<()> {
        let heir = coin_with(|about| about["moved"] = json!({ "": "" }));
        assert!(games(&heir)?[0].is_heir());
        let mut two = heir.clone();
        let other = heir
            .into_iter()
            .map(|(name, content)| (name.replace("games/coin", "games/dice"), content));
        two.extend(other);
        assert!(wrong(&two).ends_with("not each of [\"coin\", \"dice\"]"));
        Ok(())
    }
}
