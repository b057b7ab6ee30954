/** The command's levels are those of the page, which says of each how it plays and how strong that is. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { WINS as winsOfHeckmeck } from "../../www/games/heckmeck/model/levels.ts";
import { startWords as heckmeck } from "../../www/games/heckmeck/text/en/start.ts";
import { WINS as winsOfKnucklebones } from "../../www/games/knucklebones/model/levels.ts";
import { startWords as knucklebones } from "../../www/games/knucklebones/text/en/start.ts";
import { WINS as winsOfRummikub } from "../../www/games/rummikub/model/levels.ts";
import { startWords as rummikub } from "../../www/games/rummikub/text/en/start.ts";
import { AVERAGES } from "../../www/games/solitaire-dice/model/averages.ts";
import { PLAYER_AT } from "../../www/games/solitaire-dice/model/levels.ts";
import { startWords as solitaireDice } from "../../www/games/solitaire-dice/text/en/start.ts";
import { LEVELS, type Level } from "../../www/shell/model/levels.ts";
import { helpOf } from "./rollwise.ts";

const written = (level: Level) => `${AVERAGES[PLAYER_AT[level]]}`.replace("-", "−");

const STRENGTHS: Record<string, Partial<Record<Level, string>>> = {
  heckmeck: heckmeck.strengths(heckmeck.ways, winsOfHeckmeck),
  knucklebones: knucklebones.strengths(knucklebones.ways, winsOfKnucklebones),
  "solitaire-dice": Object.fromEntries(
    LEVELS.map((level) => [level, solitaireDice.strength(PLAYER_AT[level], written(level))]),
  ),
  rummikub: rummikub.strengths(rummikub.ways, winsOfRummikub),
};

for (const [game, strengths] of Object.entries(STRENGTHS)) {
  test(`levels of ${game}`, () => {
    const help = helpOf([game, "play"]);
    const listed = Object.entries(strengths).map(([level, strength]) => `- ${level}: ${strength} `);
    assert.ok(help.includes(`Possible values: ${listed.join("")}[default: strongest]`), help);
  });
}
