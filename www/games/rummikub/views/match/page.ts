import type { Page as AnyPage } from "../../../../shell/game/contract.ts";
import type { Analysis, Solver, State } from "../../model/types.ts";
import type { MatchWords } from "../../text/en/match.ts";

/** A page whose words are extended by those of games with the computer. */
export type Page = AnyPage<State, Analysis, MatchWords, Solver>;
