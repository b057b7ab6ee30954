//! The address that a site is published at, and what search engines are told by it.

use std::fmt::Write;
use std::str::FromStr;

use anyhow::{Error, Result, ensure};
use minijinja::Value;

use crate::files::Files;

/// Where search engines find the addresses of all pages, below the site's top.
pub const SITEMAP: &str = "sitemap.xml";

/// The address of a site's top, such as `https://example.org/rollwise/`.
#[derive(Clone)]
pub struct Address(String);

impl FromStr for Address {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let is_plain = !text.contains(|letter: char| {
            letter.is_whitespace() || matches!(letter, '"' | '<' | '>' | '&' | '?' | '#')
        });
        ensure!(
            text.starts_with("https://") && text.ends_with('/') && is_plain,
            "expected an address such as https://example.org/rollwise/, with a slash at its end"
        );
        Ok(Self(text.to_owned()))
    }
}

impl Address {
    /// The whole address of a file: a folder's own page is addressed by the folder.
    pub fn of(&self, file: &str) -> Value {
        let path = file.strip_suffix("index.html").unwrap_or(file);
        Value::from_safe_string(format!("{}{path}", self.0))
    }

    /// The addresses of all pages that say which address is theirs.
    pub fn sitemap(&self, site: &Files) -> Result<String> {
        let mut sitemap = String::from(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
            <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n",
        );
        for (file, content) in site {
            let address = self.of(file).to_string();
            let says = format!("<link rel=\"canonical\" href=\"{address}\">");
            if String::from_utf8_lossy(content).contains(&says) {
                writeln!(sitemap, "<url><loc>{address}</loc></url>")?;
            }
        }
        Ok(sitemap + "</urlset>\n")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::files::tests::files;
    use crate::files::{add_all, read_files};
    use crate::tools::{has_extension, root};
    use crate::{docs, games, pages};

    #[test]
    fn an_address_is_whole_and_ends_with_a_slash() {
        for wrong in [
            "",
            "example.org/",
            "https://example.org/a",
            "https://a.org/\"b/",
        ] {
            let said = wrong
                .parse::<Address>()
                .err()
                .map(|error| error.to_string());
            assert!(
                said.is_some_and(|said| said.contains("https://example.org/rollwise/")),
                "{wrong}"
            );
        }
    }

    #[test]
    fn a_sitemap_has_the_pages_that_say_their_address() -> Result<()> {
        let address: Address = "https://a.org/r/".parse()?;
        assert_eq!(
            address.of("docs/index.html").to_string(),
            "https://a.org/r/docs/"
        );
        let site = files([
            (
                "coin/index.html",
                "<link rel=\"canonical\" href=\"https://a.org/r/coin/\">",
            ),
            ("old.html", "<link rel=\"canonical\" href=\"../coin/\">"),
            ("icon.svg", ""),
        ]);
        let sitemap = address.sitemap(&site)?;
        assert_eq!(sitemap.matches("<loc>").count(), 1);
        assert!(
            sitemap.contains("<loc>https://a.org/r/coin/</loc>"),
            "{sitemap}"
        );
        Ok(())
    }

    /// What stands between two texts.
    fn between<'a>(page: &'a str, before: &str, after: &str) -> Option<&'a str> {
        let (_, rest) = page.split_once(before)?;
        rest.split_once(after).map(|(found, _)| found)
    }

    #[test]
    fn every_page_says_its_address_and_shows_a_picture_that_is_there() -> Result<()> {
        let sources = read_files(&root()?.join("www"))?;
        let documents = read_files(&root()?.join(docs::FOLDER))?;
        let games = games::games(&sources)?;
        let top = "https://example.org/rollwise/";
        let address: Address = top.parse()?;
        let mut site = docs::pages(&documents, &sources, &games, Some(&address))?;
        add_all(
            &mut site,
            pages::pages(
                &sources,
                &documents,
                &games,
                &BTreeSet::new(),
                Some(&address),
                "",
            )?,
        )?;
        let sitemap = address.sitemap(&site)?;
        for (file, content) in &site {
            let page = String::from_utf8_lossy(content);
            if !has_extension(file, "html") || page.contains("noindex") {
                continue;
            }
            let own = address.of(file).to_string();
            let canonical = between(&page, "rel=\"canonical\" href=\"", "\"");
            assert_eq!(canonical, Some(own.as_str()), "{file}");
            assert!(sitemap.contains(&format!("<loc>{own}</loc>")), "{file}");
            match between(&page, "property=\"og:image\" content=\"", "\"") {
                Some(picture) => {
                    let place = picture.strip_prefix(top).unwrap_or_default();
                    assert!(site.contains_key(place), "{file}: {picture} is not there");
                }
                None => assert!(file.starts_with(docs::FOLDER), "{file} has no picture"),
            }
        }
        Ok(())
    }
}
