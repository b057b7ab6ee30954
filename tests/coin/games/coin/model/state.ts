// What there is to know of a coin: the side that lies on top, and the throws so far.

export type Side = "heads" | "tails";
export interface State {
  side: Side | null;
  throws: Side[];
}
export interface Analysis {
  side: Side | null;
  counts: Record<Side, number>;
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

export function analyse({ side, throws }: State): Analysis {
  const count = (side: Side) => throws.filter((other) => other === side).length;
  return { side, counts: { heads: count("heads"), tails: count("tails") } };
}
