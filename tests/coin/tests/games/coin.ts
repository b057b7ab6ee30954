import type { TestedGame } from "../tested.ts";

export const game: TestedGame = {
  busy: [
    { name: "a coin that lies", link: "side=heads" },
    { name: "a coin to be thrown", link: "" },
  ],
  dialogs: { link: "", open: {} },
};
