// What Heckmeck's rules to remember are made of: the engine's vocabulary, and examples.

/** A number of the position. */
export type Fact =
  | "dice"
  | "faces"
  | "total"
  | "worm"
  | "worms-rolled"
  | "tile"
  | "steals"
  | "own"
  | "at-stake"
  | "rival"
  | "to-rival"
  | "to-lowest"
  | "grill"
  | "lead";

/** A number of a choice. */
export type Feature =
  | "stop"
  | "count"
  | "points"
  | "value"
  | "worms"
  | "reaches"
  | "brings"
  | "steals"
  | "missing"
  | "last";

/** A turn, and what the rule does there: as the boundary is asked about it, with 6 for the worm. */
export interface Example {
  position: { players: number[][]; toMove: number; grill: number[]; taken: number[]; roll: number[] | null };
  choice: { action: string; face?: number };
}
