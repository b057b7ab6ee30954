// What the dialogs say, in Spanish: rules, others, text, the menu, the undo list.

import { standardDialogWords } from "../../../../shell/text/es/standard-dialogs.ts";
import type { Rules } from "../../model/types.ts";
import type { DialogWords } from "../en/dialogs.ts";
import type { Words } from "../en/words.ts";
import { LEVELS } from "./puzzles.ts";

const JOKERS: Record<Rules["jokers"], string> = {
  free: "libres",
  stands: "fijos",
  locked: "bloqueados",
  both: "juntos",
};

const lower = (text: string) => text.charAt(0).toLocaleLowerCase() + text.slice(1);

/** The rules that tables differ in, as settings. */
export const rules = {
  openingLabel: "Apertura",
  openings: { 30: "30 puntos", 40: "40 puntos", 50: "50 puntos" },
  otherOpening: "Otro número",
  openingHint:
    "Lo que tienen que valer tus primeras combinaciones, solo con tu atril: 30 según las reglas actuales, 50 según otras más antiguas, 40 en algunas mesas.",
  playOnLabel: "¿Usar la mesa en el turno de apertura?",
  playOnPicks: { false: "no", true: "sí" },
  playOnHint:
    "La mayoría de los reglamentos dice que no: la mesa está cerrada antes de la apertura y durante ella. Hay quien la usa enseguida.",
  jokersLabel: "Comodines de la mesa",
  jokers: JOKERS,
  jokersHints: {
    free: "Un comodín es una ficha como otra cualquiera: solo cuenta cómo queda la mesa al final del turno. Así en las reglas actuales.",
    stands:
      "Un comodín solo queda libre a cambio de la ficha de la que hace, de tu atril o de la mesa. Así en muchos reglamentos.",
    locked:
      "Una combinación con comodín puede crecer, y nada sale de ella hasta que la ficha de la que hace el comodín ocupa su lugar desde tu atril.",
    both: "Como «bloqueados», pero los comodines de un grupo solo quedan libres juntos. Así en las reglas de 1980.",
  },
  oneJokerLabel: "¿Dos comodines en una combinación?",
  oneJokerPicks: { false: "sí", true: "no" },
  oneJokerHint: "Sí según las reglas; en algunas mesas una combinación solo puede tener uno.",
  jokerPointsLabel: "Un comodín que queda en el atril",
  jokerPoints: { 20: "20 puntos", 25: "25 puntos", 30: "30 puntos", 100: "100 puntos" },
  jokerPointsHint: "Lo que cuesta al final: 30 según las reglas, 20 o 25 en algunas mesas, 100 en algunos torneos.",
};

export function dialogWords(words: Words): DialogWords {
  const { formats, capital, named, tileName, setName, whoIs, whoInside, tiles, sets } = words;
  const { number } = formats;
  return {
    ...words,
    ...standardDialogWords,

    // The rules
    openedLabel: "¿Has abierto?",
    openedPicks: { false: "aún no", true: "sí" },
    openedHint: "Antes de abrir solo cuenta tu atril; después puedes reorganizar la mesa.",
    ...rules,
    trademark: "Sigue las reglas de Rummikub; sin relación con sus fabricantes.",

    // The others
    howMany: "Jugadores cuyas fichas se cuentan",
    otherCounts: { 0: "ninguno", 1: "1", 2: "2", 3: "3" },
    othersHint: "Así la app sabe de quién es el turno y cuántas fichas tienen.",
    fewer: (seat) => `${whoIs(seat)} tiene una ficha menos`,
    more: (seat) => `${whoIs(seat)} tiene una ficha más`,

    // Text
    textHint:
      "r es rojo; b o a, azul; k o n, negro; o, naranja; j, un comodín. r3-7 es una escalera; rbk5, un grupo; entre combinaciones, una barra o una línea nueva; las fichas sueltas, entre paréntesis.",
    fields: { rack: "Atril", table: "Mesa" },
    examples: { rack: "r7 b1 b6-7 o13 j", table: "r1-3 / rbk5 / o8-11 (b4 b9)" },
    useText: "Usarlo",
    copyText: "Copiar la posición",
    dropText: "Descartar los cambios",
    found: ({ rack, table }) =>
      `Leído: ${tiles(rack.length)} en el atril, ${sets(table.sets.length)} en la mesa${table.loose.length > 0 ? `, ${tiles(table.loose.length)} ${formats.plural(table.loose.length, "suelta", "sueltas")}` : ""}.`,
    wrong: ({ text, why }) => {
      if (why.name === "word") return `«${text}» no es una ficha. Prueba con r10, b3-7, rbk5 o j.`;
      if (why.name === "looseJoker") return words.why(why);
      if (why.name === "third") return `Un tercer ${tileName(why.tile)}: hay dos.`;
      const loose = why.isLoose ? "Sus fichas cuentan como sueltas." : words.why({ name: "looseJoker" });
      return `${text} no es una combinación: ${lower(words.why(why.why))} ${loose}`;
    },

    // Settings
    giveUpCost: (opponents) =>
      `Pierdes los puntos de tu atril y gana ${opponents === 1 ? "el ordenador" : "quien tenga menos puntos en el atril"}.`,
    hintsLabel: "Primera pista",
    hints: { 1: "cuántas", 2: "cuáles", 3: "mesa", 4: "plan" },
    hintsHint: "Si quieres encontrar la jugada tú: cada pista más es un toque.",

    // The undo list
    undo: {
      logged: (logged) => words.logged(logged),
      newGame: words.newGame,
      rack: (change) =>
        change.kind === "many"
          ? "Atril cambiado"
          : `${capital(named(change.tiles))}, ${change.kind === "on" ? "al atril" : "fuera del atril"}`,
      loose: (count) => `Sueltas: ${tiles(count)}`,
      came: (came) => (came.length === 0 ? "Retirado lo que jugaron" : `Han jugado ${named(came)}`),
      entry: (entered) => (entered.length === 0 ? "Combinación descartada" : `Combinación: ${named(entered)}`),
      laid: (nth, which) => `${capital(setName(nth))}: ${named(which)}`,
      table: (count) => `Mesa: ${sets(count)}`,
      typed: "Fichas introducidas como texto",
      opened: (opened) => (opened ? "Has abierto" : "Aún sin abrir"),
      rules: "Reglas cambiadas",
      wishes: "Preferencias cambiadas",
      ticked: (count) => `${number(count)} ${formats.plural(count, "paso hecho", "pasos hechos")}`,
      others: "Fichas de los demás",
      begun: "Nueva partida con el ordenador",
      givenUp: standardDialogWords.givenUp,
      puzzle: ({ level, number: which }) => `Puzle ${number(which)}, ${LEVELS[level]}`,
      told: (seat) => `Una ficha para ${seat === 0 ? "ti" : whoInside(seat)}`,
      moved: "Fichas movidas en la mesa",
      putBack: "Devueltas",
      chosen: (chosen) => (chosen.length === 0 ? "Nada elegido" : `Elegidas: ${named(chosen)}`),
    },
  };
}
