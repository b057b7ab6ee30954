// The ways in which the computer can play, by the names that the solver has for them (COMPUTERS in
// advice/table.js).

/** Of each its name for people, and how it plays in a sentence. */
export const STRATEGIES = {
  "best-in-worms": { name: "Best in worms", how: "Takes, rolls and stops as the advice says: for the most worms in this turn." },
  "rule-1": { name: "Rule 1: highest face", how: "Takes the highest face: worms before fives, fives before fours. Stops as soon as that brings a tile." },
  "rule-2": { name: "Rule 2: most points", how: "Takes the face that brings the most points. Stops as soon as that brings a tile." },
  "rule-3": { name: "Rule 3: worms first", how: "Takes worms if it can, else the most points. Stops as soon as that brings a tile." },
  "rule-4": { name: "Rule 4: worms from the third roll", how: "Takes worms from the third roll on, else the most points. Stops as soon as that brings a tile." },
  "rule-5": { name: "Rule 5: two worms at stake", how: "Takes worms from the third roll on, else the most points. Stops when the worms it would win and those on top of its stack are two or more." },
  random: { name: "Random", how: "Does anything that the rules allow, each with the same chance." },
};
