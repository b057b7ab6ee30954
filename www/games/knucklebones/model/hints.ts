// What can be seen on the boards, as facts for the hints: by counting dice, and by what the solver says of each column.

import { at } from "../../../shell/model/at.ts";
import { digitsOf, digitsOfFaces } from "./accuracy.ts";
import { countIn, HEIGHT, otherSide, squaresLeft } from "./board.ts";
import { isAsGood } from "./move-log.ts";
import { ownResult, ownShare } from "./own.ts";
import { looksAlike } from "./shares.ts";
import type { Analysis, ColumnAnswer, Digits, GameResult, KnucklebonesAnswer, Side, State } from "./types.ts";
import { type Why, whyBelow } from "./why.ts";

/** What each kind of hint tells. */
interface HintFacts {
  /** The best column removes dice. */
  removes: { column: number; die: number; count: number; takes: number };
  /** Another column would remove more, but is so far behind. */
  keepsFrom: { column: number; die: number; count: number; behind: number; digits: Digits };
  /** The best column has such a die already, or two. */
  doubles: { column: number; die: number };
  triples: { column: number; die: number };
  /** The column that faces the best one is full, or has one square left. */
  safe: { column: number };
  costsThem: { column: number };
  /** The player to move is ahead and has few squares left. */
  fill: { left: number; ahead: number };
  /** The other player has few squares left, and may be ahead. */
  ends: { left: number; isAhead: boolean };
  /** Equal dice of the player to move can be removed. */
  atRisk: { column: number; die: number; count: number };
  /** The next best column is as good, or so little behind. */
  asGood: object;
  close: { behind: number; digits: Digits };
  /** The best faces and the worst ones, with the share of the player below after them. */
  rolls: { best: number[]; bestShare: number; worst: number[]; worstShare: number; digits: Digits };
  /** What the faces of the next die, which ends the game, come to for the player to move. */
  lastDie: { ends: { result: GameResult; faces: number[] }[] };
  /** What the die that was rolled, and ends the game, comes to for the player below, and by how many points. */
  endsNow: { result: GameResult; by: number };
}

type Kind = keyof HintFacts;

/** A fact; `side` is the player to move. */
export type Hint = { [Of in Kind]: { kind: Of; side: Side } & HintFacts[Of] }[Kind];

/** How each kind of hint is told. */
export type HintTexts = { [Of in Kind]: (facts: { side: Side } & HintFacts[Of]) => string };

export const hintText = (texts: HintTexts, hint: Hint) => (texts[hint.kind] as (facts: Hint) => string)(hint);

/** So few squares are few. */
const FEW = 2;

/** What is no further behind the best column is close to it. */
const CLOSE = 0.005;

/** What says the same as a reason below the boards. */
const SAME: Partial<Record<Kind, Why["kind"]>> = {
  removes: "removes",
  doubles: "matches",
  triples: "matches",
  safe: "safe",
};

/** @returns none where there is nothing to decide; nor what stands below the boards */
export function hintsOf(state: State, analysis: Analysis): Hint[] {
  const answer = analysis.found?.answer;
  if (!answer || analysis.over) return [];
  const why = whyBelow(state, answer);
  return allHints(state, analysis, answer).filter(({ kind }) => !why || SAME[kind] !== why.kind);
}

function allHints(state: State, analysis: Analysis, answer: KnucklebonesAnswer): Hint[] {
  const best = answer.columns.find(({ column }) => column === answer.best);
  const side = state.toMove;
  if (squaresLeft(state[side]) === 1) return best ? [endsNow(side, analysis, best)] : ofLastDie(side, analysis);
  const ofRoll = best ? [...ofBest(state, best), ...ofOthers(state, best, answer)] : ofRolls(state, analysis);
  return [...ofRoll, ...ofEnd(state, analysis), ...atRisk(state)];
}

/** What the best column does. */
function ofBest({ toMove: side, roll, ...boards }: State, { column, removes, takes }: ColumnAnswer): Hint[] {
  const die = roll as number;
  const [own, facing] = [at(boards[side], column), at(boards[otherSide(side)], column)];
  const hints: Hint[] = [];
  if (removes > 0) hints.push({ side, kind: "removes", column, die, count: removes, takes });
  const same = countIn(own, die);
  if (same > 0) hints.push({ side, kind: same === 1 ? "doubles" : "triples", column, die });
  if (removes === 0 && facing.length === HEIGHT) hints.push({ side, kind: "safe", column });
  else if (removes === 0 && facing.length === HEIGHT - 1) hints.push({ side, kind: "costsThem", column });
  return hints;
}

/** Why another column that looks good is not the best. */
function ofOthers({ toMove: side, roll }: State, best: ColumnAnswer, { columns, error }: KnucklebonesAnswer): Hint[] {
  const die = roll as number;
  const behind = (other: ColumnAnswer) => (best.outlook?.share ?? 0) - (other.outlook?.share ?? 0);
  const others = columns.filter((other) => other !== best);
  const removing = others.find(({ removes }) => removes > best.removes);
  const hints: Hint[] = removing
    ? [
        {
          side,
          kind: "keepsFrom",
          column: removing.column,
          die,
          count: removing.removes,
          behind: behind(removing),
          digits: digitsOf(error),
        },
      ]
    : [];
  if (others.length === 0) return hints;
  const next = Math.min(...others.map(behind));
  if (isAsGood(0, next, error)) return [...hints, { side, kind: "asGood" }];
  return next < CLOSE ? [...hints, { side, kind: "close", behind: next, digits: digitsOf(error) }] : hints;
}

/** What the die that was rolled, and ends the game, comes to. */
function endsNow(side: Side, { scores }: Analysis, { gain, takes }: ColumnAnswer): Hint {
  const ahead = scores[side].total + gain - (scores[otherSide(side)].total - takes);
  const result = ahead === 0 ? "tie" : ahead > 0 ? "win" : "loss";
  return { side, kind: "endsNow", result: ownResult(side, result), by: Math.abs(ahead) };
}

/** The shares that a game ends with. */
const RESULTS: [GameResult, number][] = [
  ["win", 1],
  ["tie", 0.5],
  ["loss", 0],
];

/** What the faces of the die that ends the game come to. */
function ofLastDie(side: Side, { found }: Analysis): Hint[] {
  const faces = found?.faces ?? [];
  if (faces.length === 0) return [];
  const of = (wanted: number) => faces.filter(({ share }) => share === wanted).map(({ face }) => face);
  const ends = RESULTS.map(([result, share]) => ({ result, faces: of(share) }));
  return [{ side, kind: "lastDie", ends: ends.filter(({ faces }) => faces.length > 0) }];
}

/** The best rolls and the worst ones: what looks alike is no better and no worse. */
function ofRolls({ toMove: side }: State, { found }: Analysis): Hint[] {
  const faces = found?.faces.toSorted((a, b) => b.share - a.share) ?? [];
  const [best, worst] = [faces.at(0), faces.at(-1)];
  if (!found || !best || !worst) return [];
  const digits = digitsOfFaces(found);
  if (looksAlike(best.share, worst.share, digits)) return [];
  const like = (one: { share: number }) =>
    faces.flatMap(({ face, share }) => (looksAlike(share, one.share, digits) ? [face] : [])).sort();
  const [bestShare, worstShare] = [ownShare(side, best.share), ownShare(side, worst.share)];
  return [{ side, kind: "rolls", best: like(best), bestShare, worst: like(worst), worstShare, digits }];
}

/** What matters close to the end. */
function ofEnd({ toMove: side, ...boards }: State, { scores }: Analysis): Hint[] {
  const other = otherSide(side);
  const ahead = scores[side].total - scores[other].total;
  const left = squaresLeft(boards[side]);
  const theirs = squaresLeft(boards[other]);
  const hints: Hint[] = [];
  if (left <= FEW && ahead > 0) hints.push({ side, kind: "fill", left, ahead });
  if (theirs <= FEW) hints.push({ side, kind: "ends", left: theirs, isAhead: ahead < 0 });
  return hints;
}

/** Equal dice that one roll of the other player can remove. */
function atRisk({ toMove: side, ...boards }: State): Hint[] {
  return boards[side].flatMap((own, column) => {
    if (at(boards[otherSide(side)], column).length === HEIGHT) return [];
    const die = [...new Set(own)].find((die) => countIn(own, die) > 1);
    return die === undefined ? [] : [{ side, kind: "atRisk" as const, column, die, count: countIn(own, die) }];
  });
}
