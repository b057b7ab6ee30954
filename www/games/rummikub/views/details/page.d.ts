import type { Page as AnyPage } from "../../../../shell/game.d.ts";
import type { Seen, State } from "../../model/types.d.ts";
import type { Words } from "../../text/en-details.js";

/** A page whose words are extended by those of the details. */
export type Page = AnyPage<State, Seen, Words>;
