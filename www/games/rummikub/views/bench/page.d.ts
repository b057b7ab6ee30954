import type { Page as AnyPage } from "../../../../shell/game.d.ts";
import type { Seen, State } from "../../model/types.d.ts";
import type { BenchWords } from "../../text/en-bench.js";

/** A page whose words are extended by those of games with the computer. */
export type Page = AnyPage<State, Seen, BenchWords>;
