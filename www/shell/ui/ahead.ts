// A tap is seen before it is answered: first what was entered is drawn, from the state alone, then what the solver says of it.

import { noChange } from "lit-html";
import type { AnyPage } from "../game/contract.ts";

/** A part of the page that needs the analysis: it stays as it was while the page is drawn ahead of that. */
export const unlessAhead = <Drawn>({ isAhead }: Pick<AnyPage, "isAhead">, view: () => Drawn) =>
  isAhead ? noChange : view();
