//! Rummikub, a module a subject.

mod arrangements;
mod cuts;
mod joker_rules;
mod lying;
mod plain;
mod positions;
mod program;
mod program_cuts;
