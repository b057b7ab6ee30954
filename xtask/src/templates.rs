//! How templates of `www/` are filled in, those of pages and of documents alike.

use anyhow::Result;
use minijinja::syntax::SyntaxConfig;
use minijinja::{Environment, UndefinedBehavior, Value};

use crate::files::{self, Files};

/// Templates among the sources, ready to be filled in.
pub fn templates<'a>(sources: &'a Files, names: &[&'static str]) -> Result<Environment<'a>> {
    let mut templates = Environment::new();
    templates.set_undefined_behavior(UndefinedBehavior::Strict);
    // Lines that only hold a block leave nothing behind.
    templates.set_syntax(
        SyntaxConfig::builder()
            .trim_blocks(true)
            .lstrip_blocks(true)
            .keep_trailing_newline(true)
            .build()?,
    );
    for name in names {
        templates.add_template(name, files::text(sources, name)?)?;
    }
    Ok(templates)
}

/// From an address to the site's top. Its slashes would be escaped in vain.
pub fn top(address: &str) -> Value {
    Value::from_safe_string("../".repeat(address.matches('/').count()))
}
