// Where the panels of the details come from.

const PANELS = { key: "panels", load: () => import("./details/all.ts") };
const HELP = { key: "panel of help", load: () => import("./details/help.ts") };

export const SOURCES = { table: PANELS, moves: PANELS, help: HELP };
