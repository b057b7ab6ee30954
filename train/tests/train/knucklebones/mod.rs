//! Knucklebones: what is learned of it, and its solution beside other methods.

// The oracles of the engine's tests, which know nothing of the solution.
#[path = "../../../../engine/tests/engine/knucklebones/plain.rs"]
#[expect(dead_code, reason = "the engine's tests use all of it")]
mod plain;
#[path = "../../../../engine/tests/engine/knucklebones/solved.rs"]
mod solved;
#[path = "../../../../engine/tests/engine/knucklebones/two_columns.rs"]
mod two_columns;

mod accuracy;
mod solution;
mod solution_files;
mod training;
