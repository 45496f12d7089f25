//! What follows from the rows of the table of commands.

macro_rules! verbs {
    ($($(#[$doc:meta])* $name:ident $id:literal $realm:ident,)*) => {
        /// A command, without what it is about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Verb { $($(#[$doc])* $name,)* }

        impl Verb {
            /// All commands.
            pub const ALL: [Self; [$($id),*].len()] = [$(Self::$name),*];

            /// The name in phrase tables and key bindings.
            #[must_use]
            pub fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }
            /// What it is about.
            #[must_use]
            pub fn realm(self) -> $crate::language::Realm {
                match self { $(Self::$name => $crate::language::Realm::$realm,)* }
            }

            /// The command with this name.
            #[must_use]
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|verb| verb.id() == id)
            }
        }
    };
}

pub(super) use verbs;
