// What Heckmeck's rules to remember are made of: the engine's vocabulary, and examples.

/** Numbers of the position. */
export const FACTS = [
  "dice",
  "faces",
  "total",
  "worm",
  "worms-rolled",
  "tile",
  "steals",
  "own",
  "at-stake",
  "rival",
  "to-rival",
  "to-lowest",
  "grill",
  "lead",
] as const;

export type Fact = (typeof FACTS)[number];

/** Numbers of a choice. */
export const FEATURES = [
  "stop",
  "count",
  "points",
  "value",
  "worms",
  "reaches",
  "brings",
  "steals",
  "missing",
  "last",
] as const;

export type Feature = (typeof FEATURES)[number];

/** A turn, and what the rule does there: as the boundary is asked about it, with 6 for the worm. */
export interface Example {
  position: { players: number[][]; toMove: number; grill: number[]; taken: number[]; roll: number[] | null };
  choice: { action: string; face?: number };
}
