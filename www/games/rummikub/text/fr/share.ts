// What is said of a shared position that has no answer yet, or whose answer would spoil it, in French.

import type * as English from "../en/share.ts";

export const shareWords: typeof English.shareWords = ({ number }) => ({
  nothing: "Quelles tuiles passent, et comment\u202f? Saisis le chevalet et la table pour voir le meilleur coup.",
  puzzle: (which) => `Défi ${number(which)}\u00a0: joue le plus de tuiles possible.`,
});
