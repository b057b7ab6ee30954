import type { Page as AnyPage } from "../../../../shell/game/contract.ts";
import type { Analysis, Solver, State } from "../../model/types.ts";
import type { Words } from "../../text/en/details.ts";

/** A page whose words are extended by those of the details. */
export type Page = AnyPage<State, Analysis, Words, Solver>;
