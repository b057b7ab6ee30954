import type { Page as AnyPage } from "../../../../shell/game/contract.ts";
import type { Analysis } from "../../model/analysis.ts";
import type { Solver, State } from "../../model/types.ts";
import type { Words } from "../../text/en/advice-details.ts";

/** A page whose words are extended by those of the details. */
export type Page = AnyPage<State, Analysis, Words, Solver>;
