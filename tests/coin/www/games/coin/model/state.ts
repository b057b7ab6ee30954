// What there is to know of a coin: the side that lies on top, the throws so far, and what the solver says.

import type { Answers } from "../../../shell/game/contract.ts";

/** The game's module: what can be asked of it. */
export type Solver = typeof import("#modules/coin");

export type Side = "heads" | "tails";
export interface State {
  side: Side | null;
  throws: Side[];
}
export type Counts = Record<Side, number>;

/** How likely it is that heads come `heads` times in a row within the next `throws`. */
export interface Analysis {
  heads: number;
  throws: number;
  chance: number;
}
interface Problem {
  key: string;
}

export const SIDES: Side[] = ["heads", "tails"];

export const initial = (): State => ({ side: null, throws: [] });

export const position = ({ side, throws }: State) => ({ side, throws });

export const write = ({ side }: State): [string, string][] => (side ? [["side", side]] : []);

export function read(parameters: URLSearchParams): { state: State; problems: Problem[] } {
  const told = parameters.get("side");
  const side = SIDES.find((side) => side === told) ?? null;
  const problems = [...parameters.keys()].filter((key) => key !== "side" || side === null).map((key) => ({ key }));
  return { state: { side, throws: side ? [side] : [] }, problems };
}

/** The throws that were kept, if the last of them is the one that lies there. */
export function complete(state: State, throws: unknown): State {
  const isKept = Array.isArray(throws) && throws.every((side) => SIDES.includes(side));
  return isKept && (throws.at(-1) ?? null) === state.side ? { ...state, throws } : state;
}

export function countsOf({ throws }: State): Counts {
  const count = (side: Side) => throws.filter((other) => other === side).length;
  return { heads: count("heads"), tails: count("tails") };
}

const HEADS = 3;
const THROWS = 10;

/** What the solver says of a run that goes on with the last throws. */
export function analyse({ throws }: State, answers: Answers<Solver>): Analysis | null {
  const sinceTails = throws.length - 1 - throws.lastIndexOf("tails");
  const query = { heads: HEADS, run: Math.min(sinceTails, HEADS - 1), throws: THROWS };
  const answer = answers.ask("analyseCoin", query);
  return answer.status === "here" ? { heads: HEADS, throws: THROWS, ...answer.value } : null;
}
