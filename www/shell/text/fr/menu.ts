// What the menu, what it leads to and the list of moves to undo say, in French. They are loaded when one of them is opened.

import type { Formats } from "../../model/format.ts";
import type * as English from "../en/menu.ts";

export const menuWords = ({ number, plural }: Formats): ReturnType<typeof English.menuWords> => ({
  // The menu
  practice: "S’entraîner",
  progress: "Où j’en suis",
  evenings: "Soirées",
  byHeart: "Règles à retenir",
  settings: "Réglages",
  about: "À propos",

  // Settings
  theme: "Thème",
  themes: { system: "système", light: "clair", dark: "sombre" },
  themeHint: "Système\u00a0: comme ton appareil.",
  vibration: "Vibrer quand on prend ou pose quelque chose",
  houseRules: "Règles maison",

  // Share
  share: "Partager",
  sharePosition: "Partager cette position",
  copyLink: "Copier le lien de la position",
  code: "Code QR\u00a0: lien de cette position",
  codeHint:
    "Scanne-le avec l’appareil photo d’un autre téléphone\u00a0: la position s’y ouvre, à côté de sa propre partie.",
  noCode: "Le lien de cette position est trop long pour un code QR. Copie-le plutôt.",

  // About
  lab: "Labo\u00a0: des milliers de parties d’un coup",
  asText: "Tuiles en texte",
  keys: "Touches",
  speed: "Vitesse sur cet appareil",
  solver: "Comment fonctionne le calculateur, et sa force de jeu",
  file: "Sauvegarde",
  save: "Enregistrer dans un fichier",
  load: "Charger un fichier",
  fileHint: "Les dés, la table, les coups, les règles maison et les réglages.",
  fileLabel: "Fichier d’une partie enregistrée",
  saved: (name) => `Enregistré sous ${name}.`,
  loaded: (name) => `${name} chargé. «\u00a0Annuler\u00a0» ramène la partie que tu avais.`,
  notReadable: (name, reason) => `${name} n’a pas pu être chargé, et rien n’a changé\u00a0: ${reason}.`,
  fileErrors: {
    large: ({ bytes, most }) =>
      `il fait ${number(bytes)} octets\u202f; une partie enregistrée en fait au plus ${number(most)}`,
    empty: () => "il est vide",
    foreign: () => "ce n’est pas une partie enregistrée",
    json: () => "ce n’est pas une partie enregistrée (pas du JSON)",
    game: ({ game, expected }) => `c’est une partie de ${game}, pas de ${expected}`,
    format: ({ format, read }) => `il est au format ${format}\u202f; cette page lit le format ${read}`,
    state: () => "son contenu est endommagé",
    parts: ({ problems }) =>
      `${plural(problems.length, "élément illisible", "éléments illisibles")}\u00a0: ${problems.join(", ")}`,
  },
  offline: "Fonctionne hors ligne · sans compte",

  // The undo list
  undoList: "Annuler",
  undoListHint: "Touche un coup pour l’annuler avec tout ce qui suit. «\u00a0Rétablir\u00a0» les ramène.",
  nothingToUndo: "Il n’y a rien à annuler.",
  byShell: {
    file: "Partie enregistrée ouverte",
    link: "Lien ouvert",
    tab: "Coup joué dans un autre onglet",
    trial: "Reprise d’une décision passée",
  },
  movesAgo: (nth) => `il y a ${number(nth)} ${plural(nth, "coup", "coups")}`,
});
