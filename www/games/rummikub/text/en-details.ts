// The sentences of the details, in English: the table and the turns.

/** @typedef {import("./en.js").Words} GameWords */
/** @typedef {GameWords & { details: ReturnType<typeof detailWords> & import("./en-help.js").HelpWords }} Words */
/** @typedef {import("../model/types.d.ts").Tile} Tile */

/** @param {GameWords} words */
export function detailWords(words) {
  const { formats, named, capital, setName } = words;
  const { number } = formats;
  /** @type {Record<string, string>} */
  const when = { false: "now", true: "after the move" };
  return {
    // The table
    whenLabel: "Which table",
    when,
    tableHint: "The table as it lies. Tap a set to correct it.",
    noTable: "No sets entered yet: pick “Set” below the answer, and tap the tiles of a set.",
    afterHint: "The table after the move. Raised tiles come from your rack; sets in colour have changed.",
    afterTheirs: "How the table may lie now. Raised tiles are the ones just played.",
    correct: (/** @type {number} */ nth, /** @type {Tile[]} */ tiles) =>
      `${capital(setName(nth))}: ${named(tiles)}; tap to correct it`,
    arrange: "Find sets for the loose tiles",
    openText: "Type or copy as text",

    // Turns
    movesHint: "The latest turn comes first. Go back to any turn; redo brings back the later ones.",
    noMoves: "Turns appear here as they are made.",
    backTo: "Back to here",
    backToTurn: (/** @type {number} */ turn) => `Back to here: turn ${number(turn)}`,
  };
}
