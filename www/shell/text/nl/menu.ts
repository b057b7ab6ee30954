// What the menu, what it leads to and the list of moves to undo say, in Dutch. They are loaded when one of them is opened.

import type { Formats } from "../../model/format.ts";
import type * as English from "../en/menu.ts";

export const menuWords = ({ number, plural }: Formats): ReturnType<typeof English.menuWords> => ({
  // The menu
  practice: "Oefenen",
  progress: "Hoe goed speel ik?",
  evenings: "Spelavonden",
  byHeart: "Regels om te onthouden",
  settings: "Instellingen",
  about: "Over de app",

  // Settings
  theme: "Licht of donker",
  themes: { system: "systeem", light: "licht", dark: "donker" },
  themeHint: "“Systeem” volgt je apparaat.",
  vibration: "Trillen als er iets wordt genomen of gelegd",
  houseRules: "Huisregels",

  // Share
  share: "Delen",
  sharePosition: "Deze spelsituatie delen",
  copyLink: "Link naar situatie kopiëren",
  code: "QR-code: link naar deze spelsituatie",
  codeHint: "Scan hem met de camera van een andere telefoon: daar opent de spelsituatie, naast het eigen spel.",
  noCode: "De link naar deze spelsituatie is te lang voor een QR-code. Kopieer hem in plaats daarvan.",

  // About
  lab: "Lab: duizenden partijen tegelijk",
  asText: "Stenen als tekst",
  keys: "Toetsen",
  speed: "Snelheid op dit apparaat",
  solver: "Hoe de app rekent, en hoe sterk die speelt",
  file: "Opgeslagen spel",
  save: "In een bestand opslaan",
  load: "Uit een bestand laden",
  fileHint: "De dobbelstenen, de tafel, de zetten, de huisregels en de instellingen.",
  fileLabel: "Bestand van een opgeslagen spel",
  saved: (name) => `Opgeslagen als ${name}.`,
  loaded: (name) => `${name} geladen. Met “Ongedaan maken” krijg je je vorige spel terug.`,
  notReadable: (name, reason) => `${name} kon niet worden geladen en er is niets veranderd: ${reason}.`,
  fileErrors: {
    large: ({ bytes, most }) =>
      `het bestand telt ${number(bytes)} bytes en een opgeslagen spel hoogstens ${number(most)}`,
    empty: () => "het bestand is leeg",
    foreign: () => "het is geen opgeslagen spel",
    json: () => "het is geen opgeslagen spel (geen JSON)",
    game: ({ game, expected }) => `het is een spel ${game}, niet ${expected}`,
    format: ({ format, read }) => `het heeft formaat ${format}; deze pagina leest formaat ${read}`,
    state: () => "de inhoud is beschadigd",
    parts: ({ problems }) => `deze delen zijn niet te lezen: ${problems.join(", ")}`,
  },
  offline: "Werkt offline · geen account",

  // The undo list
  undoList: "Ongedaan maken",
  undoListHint:
    "Tik op een zet om die en alles daarna ongedaan te maken. Met “Opnieuw uitvoeren” haal je alles weer terug.",
  nothingToUndo: "Er is niets om ongedaan te maken.",
  byShell: {
    file: "Opgeslagen spel geopend",
    link: "Link geopend",
    tab: "In een ander tabblad gespeeld",
    trial: "Verder gespeeld vanaf een eerdere keuze",
  },
  movesAgo: (nth) => `${number(nth)} ${plural(nth, "zet", "zetten")} geleden`,
});
