//! Fills the gaps of a page's template.
//!
//! `{{name}}` stands for a value; `{{#name}}…{{/name}}` is repeated for each item of a list, whose
//! values come before those around it.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};

/// What stands for a gap.
pub enum Value {
    /// Any text, of which nothing becomes markup.
    Text(String),
    /// Markup of our own.
    Markup(String),
    /// What a part of the template is repeated for.
    List(Vec<Values>),
}

/// Values by the names of their gaps.
pub type Values = BTreeMap<&'static str, Value>;

/// The value of a text.
pub fn text(text: impl Into<String>) -> Value {
    Value::Text(text.into())
}

/// Fills a template. A gap without a value is an error that names those there are.
pub fn fill(template: &str, values: &Values) -> Result<String> {
    // Lines that only say what is repeated leave nothing behind.
    let lines = template.split_inclusive('\n');
    let template: String = lines
        .map(|line| {
            if is_bound(line.trim()) {
                line.trim()
            } else {
                line
            }
        })
        .collect();
    fill_within(&template, &[values])
}

/// Whether a line is where a part that is repeated starts or ends.
fn is_bound(line: &str) -> bool {
    let name = line
        .strip_prefix("{{")
        .and_then(|line| line.strip_suffix("}}"));
    name.is_some_and(|name| name.starts_with(['#', '/']) && !name.contains('{'))
}

/// Fills a part of a template by the values of the lists around it, the innermost last.
fn fill_within(template: &str, levels: &[&Values]) -> Result<String> {
    let mut filled = String::new();
    let mut rest = template;
    while let Some((before, after)) = rest.split_once("{{") {
        filled.push_str(before);
        let (name, after) = after
            .split_once("}}")
            .context("a {{ of the template is never closed")?;
        rest = after;
        if let Some(name) = name.strip_prefix('#') {
            let Value::List(items) = find(name, levels)? else {
                bail!("{{{{#{name}}}}} is no list: expected is {{{{{name}}}}}");
            };
            let end = format!("{{{{/{name}}}}}");
            let (part, after) = rest
                .split_once(&end)
                .with_context(|| format!("{{{{#{name}}}}} is never ended by {end}"))?;
            for item in items {
                filled.push_str(&fill_within(part, &[levels, &[item]].concat())?);
            }
            rest = after;
        } else {
            match find(name, levels)? {
                Value::Text(text) => filled.push_str(&escape(text)),
                Value::Markup(markup) => filled.push_str(markup),
                Value::List(_) => bail!("{{{{{name}}}}} is a list: expected is {{{{#{name}}}}}"),
            }
        }
    }
    filled.push_str(rest);
    Ok(filled)
}

fn find<'a>(name: &str, levels: &[&'a Values]) -> Result<&'a Value> {
    let found = levels.iter().rev().find_map(|values| values.get(name));
    found.with_context(|| {
        let known: Vec<&str> = levels
            .iter()
            .flat_map(|level| level.keys().copied())
            .collect();
        format!(
            "{{{{{name}}}}} stands for nothing: expected is one of {}",
            known.join(", ")
        )
    })
}

/// A text as it is written between tags, and within the quotes of an attribute.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            _ => escaped.push(character),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values() -> Values {
        let row = |name: &str| Values::from([("name", text(name))]);
        Values::from([
            ("title", text("Dice & \"<worms>\"")),
            ("top", text("../")),
            ("picture", Value::Markup("<svg></svg>".to_owned())),
            ("games", Value::List(vec![row("a"), row("b")])),
            ("none", Value::List(Vec::new())),
        ])
    }

    fn message(template: &str) -> String {
        fill(template, &values()).unwrap_err().to_string()
    }

    #[test]
    fn gaps_are_filled_and_texts_never_become_markup() -> Result<()> {
        let template = "<p title=\"{{title}}\">{{picture}}</p>{{title}}";
        let title = "Dice &amp; &quot;&lt;worms&gt;&quot;";
        let expected = format!("<p title=\"{title}\"><svg></svg></p>{title}");
        assert_eq!(fill(template, &values())?, expected);
        Ok(())
    }

    #[test]
    fn a_part_is_repeated_for_each_item() -> Result<()> {
        let template =
            "{{#games}}<a href=\"{{top}}{{name}}/\">{{/games}};{{#none}}{{title}}{{/none}}";
        let expected = "<a href=\"../a/\"><a href=\"../b/\">;";
        assert_eq!(fill(template, &values())?, expected);

        let lines = "<ul>\n  {{#games}}\n  <li>{{name}}\n  {{/games}}\n</ul>\n";
        let expected = "<ul>\n  <li>a\n  <li>b\n</ul>\n";
        assert_eq!(fill(lines, &values())?, expected);
        Ok(())
    }

    #[test]
    fn what_is_wrong_with_a_template_is_said() {
        assert_eq!(
            message("{{heading}}"),
            "{{heading}} stands for nothing: expected is one of games, none, picture, title, top"
        );
        assert_eq!(
            message("{{games}}"),
            "{{games}} is a list: expected is {{#games}}"
        );
        assert_eq!(
            message("{{#title}}"),
            "{{#title}} is no list: expected is {{title}}"
        );
        assert_eq!(
            message("{{#games}}{{name}}"),
            "{{#games}} is never ended by {{/games}}"
        );
        assert_eq!(message("{{title"), "a {{ of the template is never closed");
    }
}
