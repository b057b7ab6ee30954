/** Why a choice is the best: each reason holds by the engine's numbers and by counting marks, on 1,000 sheets. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { SheetChoice, SheetQuery } from "#modules/solitaire-dice";
import { summary } from "../../www/games/solitaire-dice/announcements.ts";
import type { Reach, Sheet } from "../../www/games/solitaire-dice/model/types.ts";
import { type Why, whyBest } from "../../www/games/solitaire-dice/model/why.ts";
import { answerView } from "../../www/games/solitaire-dice/views/answer.ts";
import { partOf, present } from "../typed.ts";
import { precomputed } from "./built.ts";
import { type Chance, chance } from "./random.ts";
import { pageOf, solver, words } from "./solitaire-dice.ts";
import { plainText } from "./template.ts";

const module = await solver({ weights: true, copy: "why" });
module.loadSheetChances(await precomputed("solitaire-dice-chances"));

const QUICK = { depth: 1, exact: false } as const;
const EMPTY = { sums: Array(11).fill(0), rejects: Array(6).fill(0) };

const rolled = (luck: Chance) => luck.list(5, () => 1 + luck.below(6)).toSorted();
const marked = (query: SheetQuery, { reject, sums }: SheetChoice) => module.markSheet(query, { reject, sums });

/** A sheet after some turns, near the end in every other case, of which one in four was played by chance. */
function played(luck: Chance): Sheet {
  let sheet: Sheet = EMPTY;
  for (let left = luck.pick([luck.below(22), 19]); left > 0; left--) {
    const query = { ...sheet, roll: rolled(luck) };
    const { choices, best } = module.evaluateSheet({ ...query, ...QUICK });
    const choice = luck.below(4) === 0 ? luck.pick(choices) : choices[present(best)];
    if (choice.ends) break;
    const { sums, rejects } = marked(query, choice);
    sheet = { sums, rejects };
  }
  return sheet;
}

/** What a choice does, by the sheet after it. */
function done(query: SheetQuery, choice: SheetChoice) {
  const after = marked(query, choice);
  const { phase, score, rollsLeft } = module.evaluateSheet({ ...after, ...QUICK });
  const reaching = (marks: number) =>
    after.sums.flatMap((count, nth) => (count >= marks && query.sums[nth] < marks ? [nth + 2] : []));
  const { reject } = choice;
  const boxes = reject === null ? null : 8 - query.rejects[reject - 1];
  return { isOver: phase === "over", score, rollsLeft, opens: reaching(1), back: reaching(5), reject, boxes };
}

type Done = ReturnType<typeof done>;

/** Whether a reason is true of the best choice and not of the next one, nor of the others where it says so. */
function assertHolds(why: Why, [best, ...others]: Done[], target: number | null, what: string) {
  const [next] = others;
  const holds = (is: (other: Done) => boolean) =>
    assert.ok("isAlone" in why && why.isAlone ? others.every(is) : is(next), what);
  if (why.kind === "reaches") {
    assert.deepEqual([best.isOver, best.score], [true, why.score], what);
    assert.ok(why.score >= present(target), what);
  }
  if (why.kind === "goesOn") {
    assert.equal(best.isOver, false, what);
    holds(({ isOver }) => isOver);
  }
  if (why.kind === "opens") {
    assert.deepEqual([best.opens, next.opens], [why.sums, why.next], what);
    holds(({ opens }) => opens.length > why.sums.length);
  }
  if (why.kind === "back") {
    assert.deepEqual([best.back, next.back], [why.sums, why.next], what);
    holds(({ back }) => back.length < why.sums.length);
    assert.equal(best.opens.length, next.opens.length, what);
  }
  if (why.kind === "room") {
    const rooms = [best, next].map(({ reject, boxes }) => ({ reject, boxes }));
    assert.deepEqual(rooms, [why.room, why.next], what);
    holds(({ rollsLeft }) => rollsLeft < best.rollsLeft);
  }
  if (why.kind === "scores") {
    assert.equal(best.score - next.score, why.more, what);
    assert.ok(why.more > 0, what);
    assert.deepEqual([best.opens.length, best.back.length], [next.opens.length, next.back.length], what);
  }
}

test("each reason holds for the best choice and not for the next best, on 1,000 sheets", () => {
  const luck = chance(29);
  const seen = new Map<string, number>();
  for (let asked = 0; asked < 1000; asked++) {
    const sheet = played(luck);
    const query = { ...sheet, roll: rolled(luck) };
    const answer = module.evaluateSheet({ ...query, depth: 2, exact: false });
    // One in three is asked about a score, often one that is had already.
    const target = luck.below(3) > 0 ? null : luck.pick([300, 500, Math.max(-300, answer.score - 100)]);
    const found = target === null ? null : module.chanceSheet({ ...query, ...QUICK }, target);
    const reach = found && partOf<Reach>({ target: present(target), found });
    const why = whyBest(sheet, { answer, reach });
    const kind = why === null ? "none" : `${why.kind}${"isAlone" in why && why.isAlone ? " alone" : ""}`;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    const worth = (nth: number) => (found ? found.choices[nth].chance : present(answer.choices[nth].value));
    const first = present(found ? found.best : answer.best);
    const rest = answer.choices.map((_, nth) => nth).filter((nth) => nth !== first);
    const lead = worth(first) - Math.max(...rest.map(worth));
    const what = JSON.stringify({ query, target, why });
    if (rest.length === 0 || lead < (found ? 0.005 : 3)) assert.equal(why, null, what);
    if (!why) continue;
    // Of others that are worth the same the page shows the first.
    const [next] = rest.toSorted((one, other) => worth(other) - worth(one));
    const inOrder = [first, next, ...rest.filter((nth) => nth !== next)].map((nth) => done(query, answer.choices[nth]));
    assertHolds(why, inOrder, target, what);
    assert.match(words.why(why), /^Best because .*\.$/);
  }
  const kinds = ["reaches", "goesOn", "opens", "opens alone", "back", "back alone", "room", "scores", "none"];
  for (const kind of kinds) assert.ok((seen.get(kind) ?? 0) > 3, `${kind}: ${JSON.stringify([...seen])}`);
});

/** Two sums are open that lack a mark each; one choice marks both, the others are far behind. */
const LINK = { sheet: "4-4.5-2.6-5.7-4.8-4.9-2.10-1_1-4.2-4.6-3", roll: "13356" };
const REASON = "it brings 4 and 8 back to 0; the next best only 8";

test("the reason stands with the best choice, and is announced with it", () => {
  const page = pageOf(LINK, module);
  assert.match(plainText(answerView(page)), new RegExp(`Best because ${REASON}\\.`));
  assert.match(
    summary(page, { before: page.state, move: null, own: true }),
    new RegExp(`^Best: .* Expected score .*\\. Best because ${REASON}\\.$`),
  );
});

test("the only choice of a roll is called that, for the eye and for the ear", () => {
  for (const [roll, isOnly] of [
    ["11111", true],
    ["11112", false],
  ] as const) {
    const page = pageOf(`sheet=_&roll=${roll}`, module);
    assert.equal(page.analysis.answer.choices.length === 1, isOnly);
    const seen = plainText(answerView(page));
    assert.deepEqual([/only choice/.test(seen), /best/i.test(seen)], [isOnly, !isOnly], seen);
    const heard = summary(page, { before: page.state, move: null, own: true });
    assert.match(heard, isOnly ? /^Only choice: reject the 1; / : /^Best: /);
  }
});

test("nothing is said where the player decides alone, or only the rule of thumb is known", async () => {
  const hidden = pageOf(LINK, module);
  hidden.state.advice = "alone";
  assert.doesNotMatch(plainText(answerView(hidden)), /because/);
  assert.doesNotMatch(summary(hidden, { before: hidden.state, move: null, own: true }), /because/);
  const page = pageOf(LINK, module);
  const { answer } = page.analysis;
  const choices = answer.choices.map((choice) => ({ ...choice, value: null, cost: null }));
  const byRule = { ...answer, source: "rule" as const, value: null, choices };
  assert.equal(whyBest(page.state, { answer: byRule, reach: null }), null);
});

test("reasons are sentences", () => {
  const said: [Why, string][] = [
    [{ kind: "reaches", score: 430 }, "it ends the game with 430 points"],
    [{ kind: "goesOn", isAlone: true }, "the game goes on, and every other choice ends it"],
    [{ kind: "opens", sums: [], next: [9], isAlone: true }, "it's the only one that opens no new sum"],
    [{ kind: "opens", sums: [], next: [3, 9], isAlone: false }, "it opens no new sum; the next best opens 3 and 9"],
    [{ kind: "opens", sums: [8], next: [3, 9], isAlone: true }, "it opens only 8; the next best opens 3 and 9"],
    [{ kind: "back", sums: [8], next: [], isAlone: true }, "it brings 8 back to 0, which no other choice does"],
    [{ kind: "back", sums: [8], next: [], isAlone: false }, "it brings 8 back to 0, which the next best doesn't"],
    [
      { kind: "room", room: { reject: 6, boxes: 4 }, next: { reject: 1, boxes: 1 } },
      "it rejects 6 (4 boxes left); the next best rejects 1 (1 left)",
    ],
    [{ kind: "scores", more: 60 }, "it brings 60 more at once than the next best"],
  ];
  for (const [why, clause] of said) assert.equal(words.why(why), `Best because ${clause}.`);
});
