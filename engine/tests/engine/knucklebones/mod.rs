//! Knucklebones, a module a subject.

mod accuracy;
mod bounds;
mod budget;
mod games;
mod maxims;
mod notation;
mod plain;
mod players;
mod rules;
mod search;
mod seed_values;
mod solved;
mod states;
mod two_columns;
mod values;
mod vocabulary;
mod weights;
