//! From the words of a request to a file of the site: paths, types, encodings, validators.

use std::path::{Component, Path, PathBuf};

/// What a path of the site leads to.
#[derive(Debug, PartialEq, Eq)]
pub enum Found {
    File(PathBuf),
    /// A folder asked for without its final slash: its relative links would lead elsewhere.
    Folder,
    Nothing,
}

/// Finds the file of a request's target below `site`, and never one outside it.
pub fn find(site: &Path, target: &str) -> Found {
    let Some(relative) = relative_path(target) else {
        return Found::Nothing;
    };
    let ends_in_slash = path_of(target).ends_with('/');
    let mut path = site.join(relative);
    if path.is_dir() {
        if !ends_in_slash {
            return Found::Folder;
        }
        path.push("index.html");
    } else if ends_in_slash {
        return Found::Nothing;
    }
    // Resolves links, so that none leads out.
    match (path.canonicalize(), site.canonicalize()) {
        (Ok(path), Ok(site)) if path.starts_with(&site) && path.is_file() => Found::File(path),
        _ => Found::Nothing,
    }
}

/// The path of a target, without query and fragment.
fn path_of(target: &str) -> &str {
    target.split(['?', '#']).next().unwrap_or_default()
}

/// The path of a target as plain names below the site's top; nothing if a part is no plain name.
fn relative_path(target: &str) -> Option<PathBuf> {
    let path = decode(path_of(target).strip_prefix('/')?)?;
    let path = path.strip_suffix('/').unwrap_or(&path);
    if path.contains(['\\', '\0']) || path.contains("//") {
        return None;
    }
    let path = Path::new(path);
    path.components()
        .all(|part| matches!(part, Component::Normal(_)))
        .then(|| path.to_owned())
}

/// Undoes percent encoding, once.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        rest = tail;
        if *first == b'%' {
            let (digits, tail) = rest.split_at_checked(2)?;
            if !digits.iter().all(u8::is_ascii_hexdigit) {
                return None;
            }
            let digits = std::str::from_utf8(digits).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = tail;
        } else {
            bytes.push(*first);
        }
    }
    String::from_utf8(bytes).ok()
}

/// Where a folder asked for without its final slash really is, relative to the request.
pub fn with_slash(target: &str) -> String {
    let path = path_of(target);
    let name = path.rsplit('/').next().unwrap_or_default();
    format!("./{name}/{}", &target[path.len()..])
}

/// The media type of a file, by its name.
pub fn media_type(path: &Path) -> &'static str {
    let extension = path.extension().and_then(|extension| extension.to_str());
    match extension.unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "txt" | "md" | "ts" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Whether files of a type shrink when compressed.
pub fn is_compressible(media_type: &str) -> bool {
    media_type.starts_with("text/")
        || matches!(
            media_type,
            "application/wasm" | "application/json" | "application/manifest+json" | "image/svg+xml"
        )
}

/// Whether a client that sent this `Accept-Encoding` takes gzip.
pub fn accepts_gzip(header: &str) -> bool {
    let quality = |wanted: &str| {
        header.split(',').find_map(|item| {
            let mut parts = item.split(';').map(str::trim);
            parts.next()?.eq_ignore_ascii_case(wanted).then(|| {
                parts
                    .find_map(|part| part.strip_prefix("q=")?.trim().parse::<f32>().ok())
                    .unwrap_or(1.0)
            })
        })
    };
    quality("gzip")
        .or_else(|| quality("*"))
        .is_some_and(|quality| quality > 0.0)
}

/// Whether an `If-None-Match` names this tag, quotes included; weak tags count.
pub fn matches_tag(header: &str, tag: &str) -> bool {
    header.split(',').map(str::trim).any(|candidate| {
        candidate == "*" || candidate.strip_prefix("W/").unwrap_or(candidate) == tag
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_path_is_plain_names() {
        let accepted = [
            ("/", ""),
            ("/index.html", "index.html"),
            ("/js/main.js?v=1#top", "js/main.js"),
            ("/games/", "games"),
            ("/a%20b.txt", "a b.txt"),
            ("/..hidden", "..hidden"),
            ("/%252e%252e/x", "%2e%2e/x"),
        ];
        for (target, path) in accepted {
            assert_eq!(
                relative_path(target).as_deref(),
                Some(Path::new(path)),
                "{target}"
            );
        }
    }

    #[test]
    fn a_way_out_is_no_path() {
        let refused = [
            "",
            "index.html",
            "*",
            "http://elsewhere/",
            "/..",
            "/../Cargo.toml",
            "/js/../../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "/%2E%2e%2fCargo.toml",
            "/js/..%2f..%2fCargo.toml",
            "/./index.html",
            "//etc/passwd",
            "/%2fetc/passwd",
            "/js//main.js",
            "/..\\Cargo.toml",
            "/%5c..%5cCargo.toml",
            "/a%00.html",
            "/%",
            "/%4",
            "/%zz",
            "/%+1",
            "/%ff",
        ];
        for target in refused {
            assert_eq!(relative_path(target), None, "{target}");
        }
    }

    #[test]
    fn a_folder_is_moved_to_its_slash() {
        assert_eq!(with_slash("/games"), "./games/");
        assert_eq!(with_slash("/games/heckmeck?a=b"), "./heckmeck/?a=b");
        assert_eq!(with_slash("//elsewhere"), "./elsewhere/");
    }

    #[cfg(unix)]
    #[test]
    fn only_files_of_the_site_are_found() -> std::io::Result<()> {
        let folder = std::env::temp_dir().join(format!("found-files-{}", std::process::id()));
        let site = folder.join("site");
        fs::create_dir_all(site.join("games/empty"))?;
        fs::write(folder.join("secret"), "")?;
        fs::write(site.join("games/index.html"), "")?;
        std::os::unix::fs::symlink(folder.join("secret"), site.join("way-out"))?;
        std::os::unix::fs::symlink(&folder, site.join("folder-out"))?;
        std::os::unix::fs::symlink("games", site.join("alias"))?;

        let page = Found::File(site.join("games/index.html").canonicalize()?);
        assert_eq!(find(&site, "/games/"), page);
        assert_eq!(find(&site, "/games/index.html"), page);
        assert_eq!(find(&site, "/alias/"), page);
        assert_eq!(find(&site, "/games"), Found::Folder);
        for target in [
            "/",
            "/games/empty/",
            "/games/index.html/",
            "/way-out",
            "/folder-out/secret",
            "/../secret",
            "/missing",
        ] {
            assert_eq!(find(&site, target), Found::Nothing, "{target}");
        }
        fs::remove_dir_all(folder)
    }

    #[test]
    fn types_follow_the_name() {
        let types = [
            ("index.html", "text/html; charset=utf-8"),
            ("main.js", "text/javascript; charset=utf-8"),
            ("main.mjs", "text/javascript; charset=utf-8"),
            ("style.css", "text/css; charset=utf-8"),
            ("rollwise_bg.wasm", "application/wasm"),
            ("heckmeck-8-dice.bin", "application/octet-stream"),
            ("icon.svg", "image/svg+xml"),
            ("icon.png", "image/png"),
            ("manifest.webmanifest", "application/manifest+json"),
            ("data.json", "application/json"),
            ("rollwise.d.ts", "text/plain; charset=utf-8"),
            ("README.md", "text/plain; charset=utf-8"),
            ("LICENSE", "application/octet-stream"),
        ];
        for (name, expected) in types {
            assert_eq!(media_type(Path::new(name)), expected, "{name}");
        }
    }

    #[test]
    fn tables_and_pictures_are_sent_as_they_are() {
        assert!(!is_compressible(media_type(Path::new("a.bin"))));
        assert!(!is_compressible(media_type(Path::new("a.png"))));
        assert!(is_compressible(media_type(Path::new("a.wasm"))));
        assert!(is_compressible(media_type(Path::new("a.js"))));
    }

    #[test]
    fn gzip_is_used_only_where_it_is_taken() {
        for header in ["gzip", "deflate, GZIP;q=0.5", "br, *", "gzip; q=1.0, *;q=0"] {
            assert!(accepts_gzip(header), "{header}");
        }
        for header in ["", "br", "gzip;q=0", "gzip;q=0.0, *", "*;q=0", "xgzip"] {
            assert!(!accepts_gzip(header), "{header}");
        }
    }

    #[test]
    fn a_known_tag_matches_weak_or_strong() {
        for header in ["\"a\"", "W/\"a\"", "\"b\", \"a\"", "*"] {
            assert!(matches_tag(header, "\"a\""), "{header}");
        }
        for header in ["", "a", "\"ab\"", "\"b\", W/\"c\""] {
            assert!(!matches_tag(header, "\"a\""), "{header}");
        }
    }
}
