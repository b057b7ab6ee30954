// What is measured of tile rummy, in English.

const POSITIONS = {
  middle: "43 tiles on the table, 14 on the rack",
  large: "84 tiles on the table, 14 on the rack",
  many: "40 tiles on the table, 40 on the rack",
  runs: "eight full runs, two jokers on the rack",
};

const JOKERS = {
  stands: "jokers replaced by their tile",
  locked: "sets with jokers locked",
  both: "jokers of a group freed at once",
};

/** The measurements, by their keys. */
export const words = () => ({
  move: (position: keyof typeof POSITIONS) => `Best move and plan: ${POSITIONS[position]}`,
  numbers: (position: keyof typeof POSITIONS) => `Best move without a plan: ${POSITIONS[position]}`,
  jokers: (position: keyof typeof POSITIONS, rule: keyof typeof JOKERS) =>
    `The same, ${JOKERS[rule]}: ${POSITIONS[position]}`,
  draws: (position: keyof typeof POSITIONS) => `Draws that help: ${POSITIONS[position]}`,
  game: () => "One game between two players who play most tiles",
});
