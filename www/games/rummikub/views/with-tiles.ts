// What comes with the first tile on the rack: what a move is worth, its plan, and what is wanted of it.

export { moveView, theirsView } from "./move.ts";
export { planView } from "./plan.ts";
export { wantedView } from "./wanted.ts";
