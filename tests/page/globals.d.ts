/** What tests put on the page to reach it again. */

import type axeCore from "axe-core";

declare global {
  var axe: typeof axeCore;
  /** Of how many slices a Lab's page may still hear, and what lets it hear of so many. */
  var slices: number;
  var allow: (slices: number) => void;
  /** What has been announced. */
  var said: (string | null)[];
}
