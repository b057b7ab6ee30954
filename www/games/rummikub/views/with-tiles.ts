// What comes with the first tile on the rack: the plan, and what is wanted of it.

export { planView } from "./plan.ts";
export { wantedView } from "./wanted.ts";
