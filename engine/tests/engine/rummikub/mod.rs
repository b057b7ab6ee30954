//! Rummikub, a module a subject.

mod adding;
mod agreement;
mod answers;
mod arrangements;
mod cases;
mod cuts;
mod edge_cases;
mod games;
mod joker_rules;
mod judged;
mod ladder;
mod large;
mod lying;
mod metamorphic;
mod notation;
mod one_joker;
mod oracle;
mod plain;
mod positions;
mod program;
mod program_cuts;
mod program_rules;
mod strategies;
mod tournaments;
mod validated_jokers;
mod validator;
