// What is said of a shared position that has no answer yet, or whose answer would spoil it, in Spanish.

import type * as English from "../en/share.ts";

export const shareWords: typeof English.shareWords = ({ number }) => ({
  nothing: "¿Qué fichas se pueden jugar, y cómo? Introduce el atril y la mesa para ver la mejor jugada.",
  puzzle: (which) => `Puzle ${number(which)}: juega todas las fichas que puedas.`,
});
