//! Makes pages of the site of what `docs/` holds as Markdown: a page a document, with the same name.

use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use comrak::nodes::{Node, NodeValue};
use comrak::{Arena, Options, format_html, parse_document};
use minijinja::value::Serde;
use minijinja::{Value, context};

use crate::address::Address;
use crate::files::{self, Files};
use crate::games::Game;
use crate::languages::{self, ENGLISH, Each};
use crate::templates;
use crate::tools::has_extension;

/// Where they lie in the site.
pub const FOLDER: &str = "docs";
/// The template that each is filled into.
pub const TEMPLATE: &str = "document.html";
/// Their style sheet, in the folder.
pub const STYLE: &str = "docs.css";

/// The pages of the documents, which are named from their folder on, and the pictures in them. `address` is that of
/// the site, where it is known.
/// A document that is named as a game leads to its page. What lies in a folder that is named as a language is in it, and all
/// else in English.
pub fn pages(
    documents: &Files,
    sources: &Files,
    games: &[Game],
    address: Option<&Address>,
) -> Result<Files> {
    let languages = languages::languages(sources)?;
    let site = languages::site_texts(sources, &languages)?;
    let templates = templates::templates(sources, &[TEMPLATE])?;
    let template = templates.get_template(TEMPLATE)?;
    let mut pages = Files::new();
    for (name, content) in documents {
        if !has_extension(name, "md") {
            files::add(&mut pages, name.clone(), content.clone())?;
            continue;
        }
        let document = Document::parse(files::text(documents, name)?)
            .with_context(|| format!("{FOLDER}/{name}"))?;
        let page = page_name(name);
        let path = format!("{FOLDER}/{page}");
        let game = games.iter().find(|game| is_about(name, &game.id));
        let language = language_of(name, &languages);
        let open = game.map(|game| {
            let text = &game.texts[language].name;
            site[language].open_game.replace("{game}", text)
        });
        let values = context! {
            language,
            game => game.map(Serde),
            open,
            all => &site[language].all_documents,
            folder => Value::from_safe_string(folder_of(language)),
            others => address.map(|address| others(name, language, documents, &languages, address)),
            title => document.title,
            description => document.description,
            content => Value::from_safe_string(document.html),
            top => templates::top(&path),
            canonical => address.map(|address| address.of(&path)),
        };
        files::add(&mut pages, page, template.render(values)?.into())?;
    }
    Ok(files::in_folder(FOLDER, pages))
}

/// The language of a document.
fn language_of<'a>(name: &str, languages: &'a Each<String>) -> &'a str {
    let own = languages
        .keys()
        .find(|language| name.starts_with(&format!("{language}/")));
    own.map_or(ENGLISH, String::as_str)
}

/// Where the documents in a language lie.
fn folder_of(language: &str) -> String {
    match language {
        ENGLISH => String::new(),
        language => format!("{language}/"),
    }
}

/// The same document in all languages that there are of it, with their addresses.
fn others(
    name: &str,
    language: &str,
    documents: &Files,
    languages: &Each<String>,
    address: &Address,
) -> Vec<Value> {
    let name = name.strip_prefix(&folder_of(language)).unwrap_or(name);
    let in_languages = languages.keys().filter_map(|language| {
        let name = folder_of(language) + name;
        let page = format!("{FOLDER}/{}", page_name(&name));
        let is_there = documents.contains_key(&name);
        is_there.then(|| context! { language, address => address.of(&page) })
    });
    in_languages.collect()
}

/// Whether a document has a game's name.
fn is_about(name: &str, game: &str) -> bool {
    name.strip_suffix(".md")
        .is_some_and(|name| name.rsplit('/').next() == Some(game))
}

/// The page that a document becomes: a folder's README is the folder's own.
fn page_name(name: &str) -> String {
    let name = name.strip_suffix(".md").unwrap_or(name);
    match name.strip_suffix("README") {
        Some(folder) => format!("{folder}index.html"),
        None => format!("{name}.html"),
    }
}

struct Document {
    /// The first heading.
    title: String,
    /// The first paragraph.
    description: String,
    html: String,
}

impl Document {
    fn parse(markdown: &str) -> Result<Self> {
        let arena = Arena::new();
        let options = options();
        let root = parse_document(&arena, markdown, &options);
        let first = |wanted: fn(&NodeValue) -> bool| {
            root.children()
                .find(|node| wanted(&node.data().value))
                .map(text)
        };
        let title = first(|value| matches!(value, NodeValue::Heading(_)));
        let description = first(|value| matches!(value, NodeValue::Paragraph));
        let mut html = String::new();
        format_html(root, &options, &mut html)?;
        Ok(Self {
            title: title.context("a document begins with a heading")?,
            description: description.context("a document says in a paragraph what it is for")?,
            html: usable(&html),
        })
    }
}

/// The same for everybody: a head without a word is none for who has the page read aloud, and what scrolls by itself can
/// be scrolled by keys.
fn usable(html: &str) -> String {
    without_anchors(html)
        .replace("<th></th>", "<td></td>")
        .replace("<table>", "<table tabindex=\"0\">")
        .replace("<pre>", "<pre tabindex=\"0\">")
}

/// Headings have names to link to; the empty links to themselves that comrak adds, named in English, lead nobody anywhere.
fn without_anchors(html: &str) -> String {
    let mut parts = html.split("<a href=\"#");
    let mut all = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once("class=\"anchor\"></a>") {
            Some((link, rest)) if !link.contains('>') => all.push_str(rest),
            _ => {
                all.push_str("<a href=\"#");
                all.push_str(part);
            }
        }
    }
    all
}

/// What GitHub reads as well. The pictures are HTML, for their width.
fn options() -> Options<'static> {
    let mut options = Options::default();
    options.extension.table = true;
    options.extension.header_id_prefix = Some(String::new());
    options.extension.link_url_rewriter = Some(Arc::new(linked as fn(&str) -> String));
    options.render.r#unsafe = true;
    options
}

/// Where a link of a document leads once it is a page.
fn linked(link: &str) -> String {
    let (path, anchor) = link.split_at(link.find('#').unwrap_or(link.len()));
    if link.contains("://") || !has_extension(path, "md") {
        return link.to_owned();
    }
    format!("{}{anchor}", page_name(path))
}

/// The text of a node, on one line.
fn text(node: Node<'_>) -> String {
    let mut text = String::new();
    for part in node.descendants() {
        match &part.data().value {
            NodeValue::Text(more) => text.push_str(more),
            NodeValue::Code(code) => text.push_str(&code.literal),
            NodeValue::SoftBreak | NodeValue::LineBreak => text.push(' '),
            _ => {}
        }
    }
    text
}

/// Fails where a document links to a page that is not there.
pub fn check_links(pages: &Files) -> Result<()> {
    for (name, content) in pages.iter().filter(|(name, _)| has_extension(name, "html")) {
        let html = String::from_utf8_lossy(content);
        let parts = html.split("href=\"").chain(html.split("src=\"")).skip(1);
        for link in parts.filter_map(|part| part.split('"').next()) {
            let path = link.split('#').next().unwrap_or_default();
            let is_ours = has_extension(path, "html") || has_extension(path, "png");
            if !is_ours || link.contains("://") {
                continue;
            }
            let target = joined(name, path);
            ensure!(
                pages.contains_key(&target),
                "{name} links to {target}, which is not there"
            );
        }
    }
    Ok(())
}

/// The address that a relative one leads to from a page.
fn joined(page: &str, link: &str) -> String {
    let mut folders: Vec<&str> = page.split('/').collect();
    folders.pop();
    for part in link.split('/') {
        match part {
            ".." => drop(folders.pop()),
            "." => {}
            name => folders.push(name),
        }
    }
    folders.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::tests::files;
    use crate::games;
    use crate::games::tests::coin;

    fn made(documents: &Files, address: Option<&str>) -> Result<Files> {
        let address: Option<Address> = address.map(str::parse).transpose()?;
        let games = games::games(&coin())?;
        let template = "{% if game %}{{ game.id }} {{ open }}{% endif %}|{{ title }}|{{ description }}|{{ top }}|{% if canonical %}{{ canonical }}{% endif %}|{{ content }}|{{ language }} {{ folder }}{% for other in others %} {{ other.address }}{% endfor %}";
        let mut sources = coin();
        sources.extend(crate::languages::tests::site_texts());
        sources.insert(TEMPLATE.to_owned(), template.into());
        pages(documents, &sources, &games, address.as_ref())
    }

    #[test]
    fn a_document_becomes_a_page_that_says_what_it_is() -> Result<()> {
        let markdown = "# A & B\n\nWhat `it`\nis.\n\n| a | |\n|---|---|\n| 1 | 2 |\n";
        let made = made(&files([("players/a.md", markdown), ("b.png", "…")]), None)?;
        let page = files::text(&made, "docs/players/a.html")?;
        assert!(
            page.starts_with("|A &amp; B|What it is.|../../||<h1 id=\"a--b\">"),
            "{page}"
        );
        assert!(page.contains("<th>a</th>\n<td></td>"), "{page}");
        assert!(made.contains_key("docs/b.png"));
        Ok(())
    }

    #[test]
    fn a_document_about_a_game_leads_to_it() -> Result<()> {
        let text = "# A coin\n\nHow to toss it.\n";
        let made = made(
            &files([("players/coin.md", text), ("coins.md", text)]),
            None,
        )?;
        let begins = |name, with| files::text(&made, name).map(|page| page.starts_with(with));
        assert!(begins("docs/players/coin.html", "coin Open Coin|A coin|")?);
        assert!(begins("docs/coins.html", "|")?);
        Ok(())
    }

    #[test]
    fn a_document_in_the_folder_of_a_language_is_in_that() -> Result<()> {
        let texts = files([
            ("players/coin.md", "# A coin\n\nHow to toss it.\n"),
            ("de/players/coin.md", "# Eine Münze\n\nWie man sie wirft.\n"),
        ]);
        let made = made(&texts, Some("https://a.org/"))?;
        let both = "https://a.org/docs/de/players/coin.html https://a.org/docs/players/coin.html";
        for (name, begins, ends) in [
            ("players/coin", "coin Open Coin|", "|en "),
            ("de/players/coin", "coin Münze öffnen|", "|de de/"),
        ] {
            let page = files::text(&made, &format!("docs/{name}.html"))?.to_owned();
            assert!(page.starts_with(begins), "{page}");
            assert!(page.ends_with(&format!("{ends} {both}")), "{page}");
        }
        Ok(())
    }

    #[test]
    fn links_lead_to_pages_and_addresses_are_whole() -> Result<()> {
        let markdown =
            "# A\n\nSee [b](../b/c.md#d), [all](../README.md), [x](https://x.org/y.md).\n";
        let made = made(&files([("README.md", markdown)]), Some("https://a.org/r/"))?;
        let page = files::text(&made, "docs/index.html")?;
        assert!(page.contains("|https://a.org/r/docs/|"), "{page}");
        for link in ["../b/c.html#d", "../index.html", "https://x.org/y.md"] {
            assert!(page.contains(&format!("href=\"{link}\"")), "{page}");
        }
        let error = check_links(&made).unwrap_err().to_string();
        assert_eq!(
            error,
            "docs/index.html links to b/c.html, which is not there"
        );
        Ok(())
    }

    #[test]
    fn a_document_without_a_heading_is_refused_by_its_name() {
        let error = made(&files([("a.md", "text")]), None).unwrap_err();
        assert_eq!(
            format!("{error:#}"),
            "docs/a.md: a document begins with a heading"
        );
    }
}
