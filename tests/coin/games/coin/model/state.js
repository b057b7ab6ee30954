// What there is to know of a coin: the side that lies on top, and the throws so far.

/** @typedef {"heads" | "tails"} Side */
/** @typedef {{ side: Side | null, throws: Side[] }} State */
/** @typedef {{ side: Side | null, counts: Record<Side, number> }} Seen */
/** @typedef {{ key: string }} Problem */

/** @type {Side[]} */
export const SIDES = ["heads", "tails"];

/** @returns {State} */
export const initial = () => ({ side: null, throws: [] });

/** @param {State} state */
export const position = ({ side, throws }) => ({ side, throws });

/** @param {State} state @returns {[string, string][]} */
export const write = ({ side }) => (side ? [["side", side]] : []);

/** @param {URLSearchParams} parameters @returns {{ state: State, problems: Problem[] }} */
export function read(parameters) {
  const told = parameters.get("side");
  const side = SIDES.find((side) => side === told) ?? null;
  const problems = [...parameters.keys()].filter((key) => key !== "side" || side === null).map((key) => ({ key }));
  return { state: { side, throws: side ? [side] : [] }, problems };
}

/** The throws that were kept, if the last of them is the one that lies there. @param {State} state @param {unknown} throws @returns {State} */
export function complete(state, throws) {
  const isKept = Array.isArray(throws) && throws.every((side) => SIDES.includes(side));
  return isKept && (throws.at(-1) ?? null) === state.side ? { ...state, throws } : state;
}

/** @param {State} state @returns {Seen} */
export function look({ side, throws }) {
  const count = (/** @type {Side} */ side) => throws.filter((other) => other === side).length;
  return { side, counts: { heads: count("heads"), tails: count("tails") } };
}
