/** The games' modules, as they are asked on the page. */

export interface Modules {
  heckmeck: typeof import("#modules/heckmeck");
  knucklebones: typeof import("#modules/knucklebones");
  rummikub: typeof import("#modules/rummikub");
  "solitaire-dice": typeof import("#modules/solitaire-dice");
}
