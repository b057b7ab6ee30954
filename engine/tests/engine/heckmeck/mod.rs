//! Heckmeck, a module a subject.

mod advice_figures;
mod advice_oracle;
mod common;
mod dice;
mod figures;
mod games;
mod games_golden;
mod luck;
mod notation;
mod oracle;
mod outcome_chances;
mod price_lists;
mod properties;
mod sheet;
mod strategies;
mod table_rules;
mod tournaments;
mod turn_oracle;
mod win_endings;
mod win_inputs;
mod win_network;
mod win_oracle;
mod win_player;
mod win_rates;
mod win_solved;
mod win_turns;
