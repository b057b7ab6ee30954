// Faces, and dice as counts by face. Faces are numbered 0 to 5; 5 is the worm.

import type { Counts } from "#modules/heckmeck";

export const FACES = [0, 1, 2, 3, 4, 5];
export const WORM = 5;

/** As many as a turn has. */
export const DICE = 8;

/** What a face is written as, in links and on keys. */
export const SIGNS = "12345w";

export const sign = (face: number) => SIGNS.charAt(face);

export const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);

/** No dice, as counts. */
export const NO_DICE: Counts = [0, 0, 0, 0, 0, 0];

/** How many there are of each face. */
export const countsOf = (faces: number[]) =>
  FACES.map((face) => faces.filter((other) => other === face).length) as Counts;

/** The counts with another one of a face. */
export const withCount = (counts: Counts, face: number, count: number) => counts.with(face, count) as Counts;

/** The faces of some counts, ascending. */
export const facesOf = (counts: number[]) => counts.flatMap((count, face) => Array<number>(count).fill(face));
