// Better and better answers for a sheet: what the worker serves.

import type { Found, FoundChances, SheetAnswer, SheetChances, SheetQuery, Source } from "./types.ts";

type Evaluate = (query: SheetQuery) => SheetAnswer;

/**
 * What the page itself looks ahead before anything else: done at once. For a sheet without a roll it is all: one roll
 * further, as far as a choice is looked at, so that the sheet that a choice leads to is worth what the choice was.
 */
export const FIRST = { depth: 1 as const, exact: false };

const SECOND = { depth: 2 as const, exact: false };

/** What takes longest, near the end: best play to the last turn. */
const LAST = { depth: 2 as const, exact: true };

/** With no more rejects to spare the end may be told exactly: with two after a choice, and with two before a roll. */
const NEAR = { choice: 3, sheet: 2 };

interface Sources {
  source: Source;
  choices: { source: Source }[];
}

const isEstimated = ({ source, choices }: Sources) =>
  [source, ...choices.map(({ source }) => source)].includes("estimate");

/** Whether the end is near, but only estimated. */
const isNear = (found: Sources & { spare: number | null }, most: number) =>
  found.spare !== null && found.spare <= most && isEstimated(found);

/** How often an end is asked about at most: the solver looks at so many sheets a time, and goes on from those of the times before. */
const MOST_TIMES = 10;

/** What is said of an end once the solver knows it. Null tells that a step has ended without that. */
function* known<Answer extends Sources>(ask: () => Answer): Generator<null, Answer> {
  let answer = ask();
  for (let times = 1; times < MOST_TIMES && isEstimated(answer); times++) {
    yield null;
    answer = ask();
  }
  return answer;
}

/**
 * Ever better findings. First the choices looked at further, then what the sheet was worth before the roll, at last the
 * end exactly where it is near.
 */
export const deepen = (evaluate: Evaluate) =>
  function* (query: SheetQuery): Generator<Found | null> {
    const hasRoll = Boolean(query.roll);
    const before = { ...query, roll: null };
    const answer = evaluate({ ...query, ...(hasRoll ? SECOND : FIRST) });
    yield { answer, was: null };
    const sheet = hasRoll ? evaluate({ ...before, ...FIRST }) : answer;
    if (hasRoll) yield { answer, was: sheet.value };
    if (!isNear(answer, hasRoll ? NEAR.choice : NEAR.sheet)) return;
    const exact = yield* known(() => evaluate({ ...query, ...LAST }));
    yield { answer: exact, was: sheet.value };
    if (!hasRoll || !isNear(sheet, NEAR.sheet)) return;
    const { value: was } = yield* known(() => evaluate({ ...before, ...LAST }));
    yield { answer: exact, was };
  };

/** Whether the chances of a score may be told exactly where the page at once has only estimates. */
export const isChanceNear = ({ spare }: SheetAnswer, { source, choices }: SheetChances) =>
  isNear({ spare, source, choices }, choices.length > 0 ? NEAR.choice : NEAR.sheet);

/** The chances of a score with the end played out exactly: first of the roll, then before it. */
export const exactChances = (chance: (query: SheetQuery, target: number) => SheetChances) =>
  function* ({ target, ...query }: SheetQuery & { target: number }): Generator<FoundChances | null> {
    const found = yield* known(() => chance(query, target));
    yield { found, was: query.roll ? null : found.chance };
    if (!query.roll) return;
    const { chance: was } = yield* known(() => chance({ ...query, roll: null }, target));
    yield { found, was };
  };
