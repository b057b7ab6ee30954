/** The command answers to links that the page writes as to the positions that they tell: 100 random ones a game. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { write as writeHeckmeck } from "../../www/games/heckmeck/model/link.ts";
import { initial as firstOfHeckmeck } from "../../www/games/heckmeck/model/state.ts";
import { freshTable } from "../../www/games/heckmeck/model/table.ts";
import { write as writeKnucklebones } from "../../www/games/knucklebones/model/link.ts";
import { initial as firstOfKnucklebones } from "../../www/games/knucklebones/model/state.ts";
import { write as writeRummikub } from "../../www/games/rummikub/model/link.ts";
import { tableSet } from "../../www/games/rummikub/model/sets.ts";
import { initial as firstOfRummikub } from "../../www/games/rummikub/model/state.ts";
import { read as readTiles } from "../../www/games/rummikub/model/tiles.ts";
import { write as writeSolitaireDice } from "../../www/games/solitaire-dice/model/link.ts";
import { initial as firstOfSolitaireDice } from "../../www/games/solitaire-dice/model/state.ts";
import * as at from "./positions.ts";
import { chance } from "./random.ts";
import { answeredLines } from "./rollwise.ts";

const POSITIONS = 100;

interface Case {
  link: string;
  text: string;
}

const linkOf = (game: string, pairs: [string, string][]) =>
  `https://example.org/${game}/#${new URLSearchParams(pairs)}`;

/** @param forText options that the text needs beside those of both */
function assertSame(args: string[], cases: Case[], forText: string[] = []) {
  assert.ok(cases.length > POSITIONS / 4, "there are cases");
  const ofLinks = answeredLines(
    [...args, "-"],
    cases.map(({ link }) => link),
  );
  const ofTexts = answeredLines(
    [...args, ...forText, "-"],
    cases.map(({ text }) => text),
  );
  assert.equal(ofLinks.length, cases.length);
  for (const [nth, { link, text }] of cases.entries()) {
    assert.equal(ofLinks[nth], ofTexts[nth], `${link} tells ${text}`);
  }
}

const facesOf = (counts: number[] = []) => counts.flatMap((count, face) => Array<number>(count).fill(face));

test("links of turns of Heckmeck", () => {
  const random = chance(21);
  const cases = random.list(POSITIONS, () => {
    const turn = at.randomTurn(random);
    const dice = turn.roll ? 8 : random.pick([7, 8]);
    const state = { ...firstOfHeckmeck(), taken: turn.taken, roll: facesOf(turn.roll), dice };
    return { link: linkOf("heckmeck", writeHeckmeck(state)), text: `${at.textOfTurn(turn)} | ${dice}` };
  });
  assertSame(["heckmeck"], cases);
});

test("links of tables of Heckmeck", () => {
  const random = chance(22);
  const cases = random.list(POSITIONS, () => {
    const [turn, seated] = [at.randomTurn(random), at.randomTable(random, 2 + random.below(3))];
    // Names may hold signs that mean something elsewhere in a link or in the notation.
    const names = seated.players.map((_, seat) => `${random.pick(["Zoë", "a&b=c", "#1 @home", "100% | w"])} ${seat}`);
    const table = { ...freshTable(names), stacks: seated.players, toMove: seated.toMove, grill: seated.grill };
    const state = {
      ...firstOfHeckmeck(),
      mode: "advice" as const,
      table,
      taken: turn.taken,
      roll: facesOf(turn.roll),
    };
    return {
      link: linkOf("heckmeck", writeHeckmeck(state)),
      text: `${at.textOfTurn(turn)} @ ${at.textOfTable(seated)}`,
    };
  });
  assertSame(["heckmeck", "--objective", "worms"], cases);
});

test("links of Knucklebones", () => {
  const random = chance(23);
  const cases = random.list(POSITIONS, () => {
    const boards = at.randomBoards(random);
    const roll = random.pick([1, 2, 3, 4, 5, 6] as const);
    const isMine = random.below(2) === 0;
    const seats = isMine ? boards : { mine: boards.theirs, theirs: boards.mine };
    const state = {
      ...firstOfKnucklebones(),
      ...seats,
      roll,
      toMove: isMine ? ("mine" as const) : ("theirs" as const),
    };
    return { link: linkOf("knucklebones", writeKnucklebones(state)), text: at.textOfBoards({ ...boards, roll }) };
  });
  assertSame(["knucklebones", "solve", "--depth", "1"], cases);
});

test("links of Solitaire Dice", () => {
  const random = chance(24);
  const cases = random.list(POSITIONS, () => {
    const sheet = at.randomSheet(random);
    const state = { ...firstOfSolitaireDice(), ...sheet };
    return { link: linkOf("solitaire-dice", writeSolitaireDice(state)), text: at.textOfSheet(sheet) };
  });
  assertSame(["solitaire-dice"], cases);
});

test("links of Rummikub, before and after the opening", () => {
  const random = chance(25);
  const tilesOf = (words: string[]) => readTiles(words.join(" ")) ?? [];
  const cases = random.list(POSITIONS, () => {
    const { table, rack } = at.randomRack(random);
    const opened = random.below(2) === 0;
    // The first tiles of the rack lie loose on the table in some.
    const loose = rack.splice(0, random.below(4) === 0 ? 2 : 0);
    const first = firstOfRummikub();
    const sets = table.flatMap((set) => tableSet(tilesOf(set)) ?? []);
    const state = { ...first, opened, rack: tilesOf(rack), table: { ...first.table, sets, loose: tilesOf(loose) } };
    const text = at.textOfRack({ table, rack });
    return {
      opened,
      link: linkOf("rummikub", writeRummikub(state)),
      text: loose.length > 0 ? text.replace("|", `(${loose.join(" ")}) |`) : text,
    };
  });
  assertSame(
    ["rummikub"],
    cases.filter(({ opened }) => opened),
  );
  assertSame(
    ["rummikub"],
    cases.filter(({ opened }) => !opened),
    ["--opening", "30"],
  );
});
