//! Solitaire Dice, a module a subject.

mod averages;
mod ends;
mod factors;
mod figures;
mod games;
mod length;
mod maxims;
mod names;
mod network;
mod notation;
mod opening;
mod plain;
mod players;
mod properties;
mod rules;
mod search;
mod vocabulary;
mod weights_file;
