// What changed a number most in the course of a game.

/** As many as are told. */
const FEW = 3;

interface Change {
  before: number;
  after: number;
}

const sizeOf = ({ before, after }: Change) => Math.abs(after - before);

/**
 * The greatest of some changes, in falling order.
 * @param least smaller ones are not told
 */
export const turningPointsOf = <Point extends Change>(changes: Point[], least: number): Point[] =>
  changes
    .filter((change) => sizeOf(change) >= least)
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, FEW);
