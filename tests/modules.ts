/** The modules of games and of their Labs, as they are asked on the page. */

export interface Modules {
  heckmeck: typeof import("#modules/heckmeck");
  "heckmeck-lab": typeof import("#modules/heckmeck-lab");
  knucklebones: typeof import("#modules/knucklebones");
  "knucklebones-lab": typeof import("#modules/knucklebones-lab");
  rummikub: typeof import("#modules/rummikub");
  "rummikub-lab": typeof import("#modules/rummikub-lab");
  "solitaire-dice": typeof import("#modules/solitaire-dice");
  "solitaire-dice-lab": typeof import("#modules/solitaire-dice-lab");
}
