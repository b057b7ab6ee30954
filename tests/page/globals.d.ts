/** What tests put on the page to reach it again. */

import type axeCore from "axe-core";
import type { TableQuery } from "#modules/heckmeck";

import type { Modules } from "../modules.ts";

declare global {
  var axe: typeof axeCore;
  /** What axe has looked at. */
  var looked: Set<string> | undefined;
  /** Of how many slices a Lab's page may still hear, and what lets it hear of so many. */
  var slices: number;
  var allow: (slices: number) => void;
  /** The modules that programs measure, the memory of one, and the positions that it is asked about. */
  var heckmeck: Modules["heckmeck"];
  var rummikub: Modules["rummikub"];
  var exported: { memory: WebAssembly.Memory };
  var asked: TableQuery[];
  /** The taps that the browser has timed. */
  var taps: { interactionId: number; duration: number }[];
  /** Milliseconds between two frames in which something moved. */
  var frameTimes: number[];
  /** Whether a worker has failed. */
  var failed: boolean;
  /** What has moved. */
  var motions: string[];
  /** What has been announced. */
  var said: (string | null)[];
}
