//! Knucklebones, a module a subject.

mod notation;
mod rules;
mod solved;
