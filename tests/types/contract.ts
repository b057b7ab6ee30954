// What must not compile: wrong facts of a move, wrong questions to the solver, words that nobody has. It never runs.

import type { PlacedDie } from "#modules/knucklebones";
import type { Page as Heckmeck } from "../../www/games/heckmeck/actions.ts";
import { setCount } from "../../www/games/heckmeck/model/moves.ts";
import type { Page as Knucklebones } from "../../www/games/knucklebones/actions.ts";
import { setStarts } from "../../www/games/knucklebones/model/moves.ts";
import type { Page as Rummikub } from "../../www/games/rummikub/actions.ts";
import { addToRack } from "../../www/games/rummikub/model/moves.ts";
import type { Page as SolitaireDice } from "../../www/games/solitaire-dice/actions.ts";
import { addDie } from "../../www/games/solitaire-dice/model/moves.ts";

export function heckmeck({ act, answers, words }: Heckmeck) {
  act(setCount, 1, 2);
  // @ts-expect-error a face is a number
  act(setCount, "1", 2);
  // @ts-expect-error a count is missing
  act(setCount, 1);
  // @ts-expect-error a fact too many
  act(setCount, 1, 2, 3);
  answers.ask("standing", { players: [[], []], toMove: 0, grill: [21] });
  // @ts-expect-error a table has players
  answers.ask("standing", { toMove: 0, grill: [21] });
  // @ts-expect-error no such function
  answers.ask("standings", { players: [[], []], toMove: 0, grill: [21] });
  words.die(3);
  // @ts-expect-error no such word
  words.dye(3);
}

export function knucklebones({ act, answers, words }: Knucklebones) {
  act(setStarts, "mine");
  // @ts-expect-error no such side
  act(setStarts, "ours");
  answers.ask("scoresOfKnucklebones", { mine: [[], [], []], theirs: [[], [], []] });
  // @ts-expect-error theirs are missing
  answers.ask("scoresOfKnucklebones", { mine: [[], [], []] });
  // @ts-expect-error after a die was placed the other player is to move
  answers.ask("scoresOfKnucklebones", {} as PlacedDie);
  words.rolled("mine", null);
  // @ts-expect-error no such word
  words.threw("mine", null);
}

export function rummikub({ act, answers, words }: Rummikub) {
  act(addToRack, "r10");
  // @ts-expect-error a tile is a text
  act(addToRack, 10);
  answers.ask("solveRummikub", { table: [], rack: ["r10"] });
  // @ts-expect-error no such objective
  answers.ask("solveRummikub", { table: [], rack: ["r10"], objective: "most" });
  words.problem({ key: "rack" });
  // @ts-expect-error no such word
  words.trouble({ key: "rack" });
}

export function solitaireDice({ act, answers, words }: SolitaireDice) {
  act(addDie, 3);
  // @ts-expect-error which die is missing
  act(addDie);
  answers.ask("throwSheet", 1, 0, 0);
  // @ts-expect-error the turn is missing
  answers.ask("throwSheet", 1, 0);
  words.problem({ key: "roll" });
  // @ts-expect-error no such word
  words.trouble({ key: "roll" });
}
