//! Enums whose variants have names, each name stated once.

/// A text that names nothing of the kind that was asked for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{found}\" is none of the names {}", allowed.join(", "))]
pub struct UnknownName {
    /// The text that was given.
    pub found: String,
    /// The names there are.
    pub allowed: &'static [&'static str],
}

/// Declares an enum with a name for each variant: `name`, [`Display`](std::fmt::Display),
/// [`FromStr`](std::str::FromStr) and, with the feature `serde`, its two traits all use it.
macro_rules! named {
    (
        $(#[$about:meta])*
        pub enum $Named:ident {
            $( $(#[$meant:meta])* $Variant:ident = $name:tt, )+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub enum $Named {
            $(
                $(#[$meant])*
                #[cfg_attr(feature = "serde", serde(rename = $name))]
                $Variant,
            )+
        }

        impl $Named {
            /// Every variant there is.
            pub const ALL: [$Named; [$($name),+].len()] = [$($Named::$Variant),+];

            /// The name by which queries and programs ask for it.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self {
                    $($Named::$Variant => $name,)+
                }
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
                known.ok_or_else(|| $crate::names::UnknownName {
                    found: name.to_owned(),
                    allowed: &[$($name),+],
                })
            }
        }
    };
}

pub(crate) use named;
