// What can be seen on the boards, as facts for the hints: by counting dice, and by what the solver says of each column.

import { COLUMNS, countIn, diceOn, HEIGHT, otherSide } from "./board.ts";
import type { Analysis, Board, ColumnAnswer, Side, State } from "./types.ts";

/** A fact; `side` is the player to move. */
export type Hint = { side: Side } & (
  | { kind: "removes"; column: number; die: number; count: number; takes: number }
  | { kind: "keepsFrom"; column: number; die: number; count: number; behind: number }
  | { kind: "doubles" | "triples"; column: number; die: number }
  | { kind: "safe" | "costsThem"; column: number }
  | { kind: "fill"; left: number; ahead: number }
  | { kind: "ends"; left: number; ahead: number }
  | { kind: "atRisk"; column: number; die: number; count: number }
  | { kind: "close"; behind: number }
  | { kind: "rolls"; best: number[]; bestShare: number; worst: number[]; worstShare: number }
  | { kind: "lastDie"; wins: number[]; ties: number[]; losses: number[] }
  | { kind: "endsNow"; ahead: number }
);

const SQUARES = COLUMNS.length * HEIGHT;

/** So few squares are few. */
const FEW = 2;

/** Columns that lie no further apart are as good as each other. */
const CLOSE = 0.005;

/** @returns none where there is nothing to decide */
export function hintsOf(state: State, analysis: Analysis): Hint[] {
  const answer = analysis.found?.answer;
  if (!answer || analysis.over) return [];
  const best = answer.columns.find(({ column }) => column === answer.best);
  const side = state.toMove;
  if (squaresLeft(state[side]) === 1) return best ? [endsNow(side, analysis, best)] : ofLastDie(side, analysis);
  const ofRoll = best ? [...ofBest(state, best), ...ofOthers(state, best, answer.columns)] : ofRolls(state, analysis);
  return [...ofRoll, ...ofEnd(state, analysis), ...atRisk(state)];
}

/** What the best column does. */
function ofBest({ toMove: side, roll, ...boards }: State, { column, removes, takes }: ColumnAnswer): Hint[] {
  const die = roll as number;
  const [own, facing] = [boards[side][column], boards[otherSide(side)][column]];
  const hints: Hint[] = [];
  if (removes > 0) hints.push({ side, kind: "removes", column, die, count: removes, takes });
  const same = countIn(own, die);
  if (same > 0) hints.push({ side, kind: same === 1 ? "doubles" : "triples", column, die });
  if (removes === 0 && facing.length === HEIGHT) hints.push({ side, kind: "safe", column });
  else if (removes === 0 && facing.length === HEIGHT - 1) hints.push({ side, kind: "costsThem", column });
  return hints;
}

/** Why another column that looks good is not the best. */
function ofOthers({ toMove: side, roll }: State, best: ColumnAnswer, columns: ColumnAnswer[]): Hint[] {
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
        },
      ]
    : [];
  const next = Math.min(...others.map(behind));
  return others.length > 0 && next < CLOSE ? [...hints, { side, kind: "close", behind: next }] : hints;
}

const squaresLeft = (board: Board) => SQUARES - diceOn(board);

/** What the die that was rolled, and ends the game, comes to. */
const endsNow = (side: Side, { scores }: Analysis, { gain, takes }: ColumnAnswer): Hint => ({
  side,
  kind: "endsNow",
  ahead: scores[side].total + gain - (scores[otherSide(side)].total - takes),
});

/** What the faces of the die that ends the game come to. */
function ofLastDie(side: Side, { found }: Analysis): Hint[] {
  const faces = found?.faces ?? [];
  if (faces.length === 0) return [];
  const of = (result: number) => faces.filter(({ share }) => share === result).map(({ face }) => face);
  return [{ side, kind: "lastDie", wins: of(1), ties: of(0.5), losses: of(0) }];
}

/** A share as it is shown: what looks alike is no better and no worse. */
const inThousandths = ({ share }: { share: number }) => Math.round(share * 1000);

/** The best rolls and the worst ones. */
function ofRolls({ toMove: side }: State, { found }: Analysis): Hint[] {
  const faces = found?.faces.toSorted((a, b) => b.share - a.share) ?? [];
  const [best, worst] = [faces.at(0), faces.at(-1)];
  if (!best || !worst || inThousandths(best) === inThousandths(worst)) return [];
  const like = (one: { share: number }) =>
    faces.flatMap(({ face, share }) => (inThousandths({ share }) === inThousandths(one) ? [face] : [])).sort();
  const rolls = { best: like(best), bestShare: best.share, worst: like(worst), worstShare: worst.share };
  return [{ side, kind: "rolls", ...rolls }];
}

/** What matters close to the end. */
function ofEnd({ toMove: side, ...boards }: State, { scores }: Analysis): Hint[] {
  const other = otherSide(side);
  const ahead = scores[side].total - scores[other].total;
  const left = squaresLeft(boards[side]);
  const theirs = squaresLeft(boards[other]);
  const hints: Hint[] = [];
  if (left <= FEW && ahead > 0) hints.push({ side, kind: "fill", left, ahead });
  if (theirs <= FEW) hints.push({ side, kind: "ends", left: theirs, ahead });
  return hints;
}

/** Equal dice that one roll of the other player can remove. */
function atRisk({ toMove: side, ...boards }: State): Hint[] {
  return COLUMNS.flatMap((column) => {
    const own = boards[side][column];
    if (boards[otherSide(side)][column].length === HEIGHT) return [];
    const die = [...new Set(own)].find((die) => countIn(own, die) > 1);
    return die === undefined ? [] : [{ side, kind: "atRisk" as const, column, die, count: countIn(own, die) }];
  });
}
