// What the menu, what it leads to and the list of moves to undo say, in Spanish. They are loaded when one of them is opened.

import type { Formats } from "../../model/format.ts";
import type * as English from "../en/menu.ts";

export const menuWords = ({ number, plural }: Formats): ReturnType<typeof English.menuWords> => ({
  // The menu
  practice: "Practicar",
  progress: "¿Cómo voy?",
  evenings: "Veladas",
  byHeart: "Reglas para recordar",
  settings: "Ajustes",
  about: "Acerca de",

  // Settings
  theme: "Claro u oscuro",
  themes: { system: "sistema", light: "claro", dark: "oscuro" },
  themeHint: "«Sistema» usa el ajuste de tu dispositivo.",
  vibration: "Vibrar al tomar o colocar algo",
  houseRules: "Reglas de la casa",

  // Share
  share: "Compartir",
  sharePosition: "Compartir esta posición",
  copyLink: "Copiar enlace a la posición",
  code: "Código QR: enlace a esta posición",
  codeHint: "Escanéalo con la cámara de otro móvil: la posición se abre allí, junto a su propia partida.",
  noCode: "El enlace a esta posición es demasiado largo para un código QR. Cópialo.",

  // About
  lab: "Laboratorio: miles de partidas a la vez",
  asText: "Fichas como texto",
  keys: "Teclas",
  speed: "Velocidad en este dispositivo",
  solver: "Cómo calcula el programa y lo bien que juega",
  file: "Partida guardada",
  save: "Guardar en un archivo",
  load: "Cargar un archivo",
  fileHint: "Los dados, la mesa, las jugadas, las reglas de la casa y los ajustes.",
  fileLabel: "Archivo de una partida guardada",
  saved: (name) => `Guardado como ${name}.`,
  loaded: (name) => `${name} cargado. Con «Deshacer» recuperas la partida que tenías.`,
  notReadable: (name, reason) => `No se ha podido cargar ${name} y nada ha cambiado: ${reason}.`,
  fileErrors: {
    large: ({ bytes, most }) => `tiene ${number(bytes)} bytes; una partida guardada tiene como mucho ${number(most)}`,
    empty: () => "está vacío",
    foreign: () => "no es una partida guardada",
    json: () => "no es una partida guardada (no es JSON)",
    game: ({ game, expected }) => `es una partida de ${game}, no de ${expected}`,
    format: ({ format, read }) => `tiene el formato ${format}; esta página lee el formato ${read}`,
    state: () => "su contenido está dañado",
    parts: ({ problems }) => `no se pueden leer estas partes: ${problems.join(", ")}`,
  },
  offline: "Funciona sin conexión · sin cuenta",

  // The undo list
  undoList: "Deshacer",
  undoListHint: "Toca una jugada para deshacerla junto con todo lo posterior. Con «Rehacer» lo recuperas.",
  nothingToUndo: "No hay nada que deshacer.",
  byShell: {
    file: "Abierta una partida guardada",
    link: "Abierto un enlace",
    tab: "Jugado en otra pestaña",
    trial: "Partida continuada desde una decisión anterior",
  },
  movesAgo: (nth) => `hace ${number(nth)} ${plural(nth, "jugada", "jugadas")}`,
});
