//! Names of strategies, rules and the like, each stated once.

/// A text that names nothing of the kind that was asked for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{found}\" is none of the names {}", allowed.join(", "))]
pub struct UnknownName {
    /// The text that was given.
    pub found: String,
    /// The names there are.
    pub allowed: &'static [&'static str],
}

impl UnknownName {
    /// The error of a text where these names are allowed.
    #[must_use]
    pub fn new(found: &str, allowed: &'static [&'static str]) -> UnknownName {
        UnknownName {
            found: found.to_owned(),
            allowed,
        }
    }
}

/// Declares an enum with a name for each variant: `name`, [`Display`](std::fmt::Display),
/// [`FromStr`](std::str::FromStr) and, with the feature `serde`, its two traits all use it. A variant
/// may be there with a feature only.
#[cfg(any(
    feature = "heckmeck",
    feature = "knucklebones",
    feature = "rummikub",
    feature = "solitaire-dice"
))]
macro_rules! named {
    (
        $(#[$about:meta])*
        pub enum $Named:ident {
            $( $(#[$meant:meta])* $Variant:ident = $name:tt $(if $feature:literal)?, )+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $Named {
            $(
                $(#[$meant])*
                $(#[cfg(feature = $feature)])?
                $Variant,
            )+
        }

        impl $Named {
            /// Every variant there is.
            pub const ALL: [$Named; $Named::NAMES.len()] =
                [$($(#[cfg(feature = $feature)])? $Named::$Variant),+];

            const NAMES: &[&str] = &[$($(#[cfg(feature = $feature)])? $name),+];

            /// The name by which queries and answers know it.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self {
                    $($(#[cfg(feature = $feature)])? $Named::$Variant => $name,)+
                }
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $Named {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $Named {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$Named, D::Error> {
                let place = $crate::names::read(deserializer, $Named::NAMES)?;
                Ok($Named::ALL[place])
            }
        }

        impl std::fmt::Display for $Named {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl std::str::FromStr for $Named {
            type Err = $crate::names::UnknownName;

            fn from_str(name: &str) -> Result<$Named, Self::Err> {
                let known = $Named::ALL.into_iter().find(|known| known.name() == name);
                known.ok_or_else(|| $crate::names::UnknownName::new(name, $Named::NAMES))
            }
        }
    };
}

#[cfg(any(
    feature = "heckmeck",
    feature = "knucklebones",
    feature = "rummikub",
    feature = "solitaire-dice"
))]
pub(crate) use named;

/// Reads one of some names; gives its place among them. Readers that serde derives would add up to
/// a kilobyte for each enum to what a phone downloads.
///
/// # Errors
/// If there is no text, or one that is none of the names.
#[cfg(feature = "serde")]
pub fn read<'de, D: serde::Deserializer<'de>>(
    deserializer: D,
    names: &'static [&'static str],
) -> Result<usize, D::Error> {
    use serde::de::{Error, Visitor};

    struct Name(&'static [&'static str]);

    impl Visitor<'_> for Name {
        type Value = usize;

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            for (nth, name) in self.0.iter().enumerate() {
                let joint = if nth == 0 { "" } else { " or " };
                write!(f, "{joint}`{name}`")?;
            }
            Ok(())
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<usize, E> {
            let place = self.0.iter().position(|name| *name == text);
            place.ok_or_else(|| E::unknown_variant(text, self.0))
        }
    }

    deserializer.deserialize_string(Name(names))
}
