import type { Page as AnyPage } from "../../../../shell/game.d.ts";
import type { Seen } from "../../model/look.js";
import type { State } from "../../model/types.d.ts";
import type { Words } from "../../text/en-advice-details.js";

/** A page whose words are extended by those of the details. */
export type Page = AnyPage<State, Seen, Words>;
