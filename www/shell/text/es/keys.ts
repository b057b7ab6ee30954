// What the page of keys says, in Spanish, and what keys do in every game.

import type { KeyGroup } from "../../game/contract.ts";
import type * as English from "../en/keys.ts";

const everywhere: KeyGroup = {
  title: "En todos los juegos",
  rows: [
    { keys: ["Ctrl Z"], does: "Deshacer" },
    { keys: ["Ctrl Y", "Ctrl Shift Z"], does: "Rehacer" },
    { keys: ["Esc"], does: "Cerrar lo que esté abierto sobre el juego, como un menú" },
  ],
};

export const keyWords: typeof English.keyWords = {
  title: "Teclas",
  hint: "Las teclas del juego funcionan mientras no haya nada abierto sobre la página, como ahora, ni estés escribiendo en un campo. En un Mac, ⌘ hace de Ctrl.",
  to: "a",
  or: "o",
  everywhere,
};
