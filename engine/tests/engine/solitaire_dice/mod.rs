//! Solitaire Dice, a module a subject.

mod ends;
mod figures;
mod length;
mod network;
mod notation;
mod opening;
mod plain;
mod rules;
mod search;
mod weights_file;
