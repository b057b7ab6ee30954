//! The languages of the site, and what its documents say in each before a script runs: `languages.json`, and the JSON files in
//! `text/<language>/` of the shell and of each game.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::{Context, Result, ensure};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::files::{self, Files};
use crate::page_json::line;
use crate::tools::has_extension;

/// The list of them: each by its name, for people, and by what addresses call it.
pub const LIST: &str = "languages.json";

/// The language of an address that names none, and the one that the texts of the others are typed by.
pub const ENGLISH: &str = "en";

/// Something in each language.
pub type Each<T> = BTreeMap<String, T>;

/// What the shell's documents say.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct SiteText {
    /// Of the list of games, and what search engines show of it.
    #[serde(deserialize_with = "line")]
    pub title: String,
    #[serde(deserialize_with = "line")]
    pub description: String,
    /// What the list is for.
    #[serde(deserialize_with = "line")]
    pub what: String,
    /// That the game which was asked for can't be had without a network.
    #[serde(deserialize_with = "line")]
    pub away: String,
    /// Beside the game that was used last.
    #[serde(deserialize_with = "line")]
    pub used: String,
    /// Below the list.
    #[serde(deserialize_with = "line")]
    pub offline: String,
    #[serde(deserialize_with = "line")]
    pub documents: String,
    /// What leads from a document to all of them, and to the game that it is about, with `{game}` in place of its name.
    #[serde(deserialize_with = "line")]
    pub all_documents: String,
    #[serde(deserialize_with = "line")]
    pub open_game: String,
    /// In place of a game until its script runs.
    #[serde(deserialize_with = "line")]
    pub waiting: String,
    /// Where something fails, and what has it tried again.
    #[serde(deserialize_with = "line")]
    pub failed: String,
    #[serde(deserialize_with = "line")]
    pub again: String,
    /// At an old address, and the link to the new one.
    #[serde(deserialize_with = "line")]
    pub moved: String,
    #[serde(deserialize_with = "line")]
    pub open: String,
    /// What devices show of the site as an app.
    #[serde(deserialize_with = "line")]
    pub installed: String,
}

/// What a game's documents say.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct GameText {
    #[serde(deserialize_with = "line")]
    pub name: String,
    /// What the game's page answers, for the list.
    #[serde(deserialize_with = "line")]
    pub line: String,
    /// What a picture of the game's page shows.
    #[serde(deserialize_with = "line")]
    pub picture: String,
    /// By the addresses of the pages below the game's.
    pub pages: BTreeMap<String, PageText>,
}

/// What one page of a game says.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct PageText {
    #[serde(deserialize_with = "line")]
    pub title: String,
    #[serde(deserialize_with = "line")]
    pub heading: String,
    #[serde(deserialize_with = "line")]
    pub description: String,
}

/// The languages of the site, by what addresses call them, with their own names.
pub fn languages(sources: &Files) -> Result<Each<String>> {
    let list: Each<String> = serde_json::from_str(files::text(sources, LIST)?).context(LIST)?;
    ensure!(
        list.contains_key(ENGLISH),
        "{LIST}: {ENGLISH:?} is missing, which all texts are typed by"
    );
    Ok(list)
}

/// What a file of texts says in each language.
pub fn texts<T: DeserializeOwned>(
    sources: &Files,
    languages: &Each<String>,
    folder: &str,
    file: &str,
) -> Result<Each<T>> {
    let read = |language: &String| {
        let place = format!("{folder}/text/{language}/{file}");
        let mut reader = serde_json::Deserializer::from_str(files::text(sources, &place)?);
        let text = serde_path_to_error::deserialize(&mut reader).context(place.clone())?;
        reader.end().context(place)?;
        Ok((language.clone(), text))
    };
    languages.keys().map(read).collect()
}

/// What the shell's documents say in each language.
pub fn site_texts(sources: &Files, languages: &Each<String>) -> Result<Each<SiteText>> {
    texts(sources, languages, "shell", "site.json")
}

/// A script that compiles where what each file of texts exports has the types of the English file, neither more nor less.
///
/// It lies `depth` folders below the top of the work tree.
pub fn types(sources: &Files, languages: &Each<String>, depth: usize) -> Result<String> {
    let mut script = String::from(
        "type Same<Own extends English, English extends Record<keyof Own, unknown>> = [Own, English];\n",
    );
    let up = "../".repeat(depth);
    for own in languages.keys().filter(|language| *language != ENGLISH) {
        let translated = sources.keys().filter_map(|file| {
            let english = file.replace(&format!("/text/{own}/"), &format!("/text/{ENGLISH}/"));
            // Pieces of sentences are each language's own.
            let is_text =
                english != *file && has_extension(file, "ts") && !file.ends_with("/pieces.ts");
            is_text.then_some((file, english))
        });
        for (nth, (file, english)) in translated.enumerate() {
            let [of_file, of_english] =
                [file, &english].map(|file| format!("typeof import(\"{up}www/{file}\")"));
            writeln!(
                script,
                "export type {own}{nth} = Same<{of_file}, {of_english}>;"
            )?;
        }
    }
    Ok(script)
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::files::tests::files;

    /// Texts of the shell in two languages: each says the same word everywhere, but for what opens a game.
    pub fn site_texts() -> Files {
        let text = |said: &str, open: &str| {
            let keys = [
                "title",
                "description",
                "what",
                "away",
                "used",
                "offline",
                "documents",
                "allDocuments",
                "waiting",
                "failed",
                "again",
                "moved",
                "open",
                "installed",
            ];
            let text = keys.map(|key| (key, said));
            let text = text.into_iter().chain([("openGame", open)]);
            text.collect::<serde_json::Value>().to_string()
        };
        files([
            ("shell/text/en/site.json", &text("Tap", "Open {game}")),
            ("shell/text/de/site.json", &text("Tipp", "{game} öffnen")),
        ])
    }

    #[test]
    fn english_is_always_there() -> Result<()> {
        let list = |json| languages(&files([(LIST, json)]));
        let both = list(r#"{ "en": "English", "de": "Deutsch" }"#)?;
        assert_eq!(both["de"], "Deutsch");
        let error = format!("{:#}", list(r#"{ "de": "Deutsch" }"#).unwrap_err());
        assert_eq!(
            error,
            "languages.json: \"en\" is missing, which all texts are typed by"
        );
        Ok(())
    }

    #[test]
    fn what_is_translated_is_typed_by_english() -> Result<()> {
        let sources = files([
            (LIST, r#"{ "en": "English", "de": "Deutsch" }"#),
            ("shell/text/en/words.ts", ""),
            ("shell/text/de/words.ts", ""),
            ("shell/text/de/pieces.ts", ""),
            ("shell/text/de/site.json", ""),
        ]);
        let script = types(&sources, &languages(&sources)?, 2)?;
        let (_, compared) = script.split_once('\n').context("a line")?;
        assert_eq!(
            compared,
            "export type de0 = Same<typeof import(\"../../www/shell/text/de/words.ts\"), \
             typeof import(\"../../www/shell/text/en/words.ts\")>;\n"
        );
        Ok(())
    }

    #[test]
    fn a_language_without_a_text_is_named_with_the_file() -> Result<()> {
        let list = r#"{ "en": "English", "de": "Deutsch" }"#;
        let text = r#"{ "title": "a", "heading": "b", "description": "c" }"#;
        let mut sources = files([(LIST, list), ("shell/text/en/a.json", text)]);
        let read = |sources: &Files| {
            let languages = languages(sources)?;
            texts::<PageText>(sources, &languages, "shell", "a.json")
        };
        let error = read(&sources).err().context("German is missing")?;
        assert_eq!(format!("{error:#}"), "shell/text/de/a.json is missing");
        let place = "shell/text/de/a.json".to_owned();
        sources.insert(place.clone(), text.replace('b', " ").into_bytes());
        let error = read(&sources).err().context("a heading says nothing")?;
        let said = format!("{error:#}");
        assert!(
            said.starts_with(&format!("{place}: heading: ")) && said.contains("a line of text"),
            "{said}"
        );
        sources.insert(place, text.into());
        assert_eq!(read(&sources)?.len(), 2);
        Ok(())
    }
}
