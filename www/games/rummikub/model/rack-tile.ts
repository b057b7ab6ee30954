// What is told of a tile of the rack.

/**
 * What a tap on it does, or what becomes of it: it is removed; it is to be kept, or must be played, until that is left open; it goes or
 * stays by the move on screen; or nothing is known.
 */
export type RackTile = "removes" | "kept" | "must" | "goes" | "stays" | "plain";

export function rackTileOf({
  goes,
  wished,
  isTaking,
}: {
  goes: boolean | null;
  wished: "keep" | "play" | null;
  isTaking: boolean;
}): RackTile {
  if (isTaking) return "removes";
  if (wished) return wished === "keep" ? "kept" : "must";
  if (goes === null) return "plain";
  return goes ? "goes" : "stays";
}
