// Knucklebones's rules to remember, in German: what a person sees on the table, and what is counted of a choice.

import type { Bound } from "../../../../shell/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/by-heart/types.ts";
import type { Formats } from "../../../../shell/format.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ number, percent, plural }: Formats): English.ByHeartWords {
  const facts: Record<Fact, Condition> = {
    die: [(n) => `der Würfel ${number(n)} oder mehr zeigt`, (n) => `der Würfel höchstens ${number(n)} zeigt`],
    empty: [
      (n) => `du mindestens ${number(n)} ${plural(n, "freies Feld", "freie Felder")} hast`,
      (n) => `du höchstens ${number(n)} ${plural(n, "freies Feld", "freie Felder")} hast`,
    ],
    "their-empty": [
      (n) => `das andere Brett mindestens ${number(n)} ${plural(n, "freies Feld", "freie Felder")} hat`,
      (n) => `das andere Brett höchstens ${number(n)} ${plural(n, "freies Feld", "freie Felder")} hat`,
    ],
    "fewest-empty": [
      (n) => `beide Bretter mindestens ${number(n)} ${plural(n, "freies Feld", "freie Felder")} haben`,
      (n) => `eines der Bretter höchstens ${number(n)} ${plural(n, "freies Feld", "freie Felder")} hat`,
    ],
    lead: [
      (n) =>
        n > 0
          ? `du mit mindestens ${number(n)} führst`
          : n === 0
            ? "du nicht zurückliegst"
            : `du höchstens ${number(-n)} zurückliegst`,
      (n) =>
        n >= 0 ? `du mit höchstens ${number(n)} führst oder zurückliegst` : `du mindestens ${number(-n)} zurückliegst`,
    ],
    behind: [
      (n) => `du mindestens ${number(n)} ${plural(n, "freies Feld", "freie Felder")} mehr hast als das andere Brett`,
      (n) => `du höchstens ${number(n)} ${plural(n, "freies Feld", "freie Felder")} mehr hast als das andere Brett`,
    ],
    "their-matching": [
      (n) => `auf dem anderen Brett mindestens ${number(n)} Würfel mit diesem Wert ${plural(n, "liegt", "liegen")}`,
      (n) =>
        n === 0
          ? "auf dem anderen Brett kein Würfel mit diesem Wert liegt"
          : `auf dem anderen Brett höchstens ${number(n)} Würfel mit diesem Wert ${plural(n, "liegt", "liegen")}`,
    ],
    matching: [
      (n) => `auf deinem Brett mindestens ${number(n)} Würfel mit diesem Wert ${plural(n, "liegt", "liegen")}`,
      (n) =>
        n === 0
          ? "auf deinem Brett kein Würfel mit diesem Wert liegt"
          : `auf deinem Brett höchstens ${number(n)} Würfel mit diesem Wert ${plural(n, "liegt", "liegen")}`,
    ],
  };

  const features: Record<Feature, string> = {
    gain: "Punkte, die du gewinnst",
    takes: "Punkte, die der andere verliert",
    swing: "Punkte, die du gewinnst und der andere verliert",
    removed: "entfernte Würfel",
    same: "Würfel mit diesem Wert, die schon dort liegen",
    dice: "Würfel, die schon dort liegen",
    fills: "1, wenn die Spalte dann voll ist",
    kinds: "verschiedene Werte, die dann in der Spalte liegen",
    facing: "Würfel, die gegenüber bleiben",
    safe: "1, wenn die Spalte gegenüber dann voll ist",
    "at-risk": "so viele Punkte kann ein Würfel der Spalte dann höchstens nehmen",
    exposed: "Punkte mit diesem Wert, die ein Würfel dort dann nehmen kann",
    score: "Punkte der Spalte danach",
    before: "Punkte der Spalte jetzt",
    "their-score": "Punkte, die gegenüber bleiben",
    ahead: "Punkte der Spalte jetzt, weniger die gegenüber",
    target: "so viele Punkte kann dein nächster Würfel dort höchstens nehmen",
    "adds-risk": "um so viel steigen die Punkte, die ein Würfel der Spalte nehmen kann",
    "gives-up": "um so viel sinken die Punkte, die dein nächster Würfel dort nehmen kann",
    opens: "1, wenn es dort dein erster Würfel ist",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  const columns = (board: number[][]) => board.map((dice) => (dice.length === 0 ? "leer" : dice.join(" "))).join(" / ");

  return {
    about:
      "Perfektes Spiel gewinnt gegen sich selbst 50\u00a0%; wer immer sofort die meisten Punkte nimmt, gewinnt dagegen 33\u00a0%. Ein Gleichstand zählt halb, und das Würfelglück ist herausgerechnet.",
    countOf: "Zähle für jede Spalte mit Platz:",
    otherwise: "Bleiben am Ende mehrere Spalten, nimm irgendeine davon.",
    measure: "Siege gegen perfektes Spiel",
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `Gewinnt ${share(measured)} gegen perfektes Spiel`,
    value: (share: number) => percent(share),
    /** What lies in the columns. */
    boards: ({ mine, theirs }: Example["position"]) => `Gegner: ${columns(theirs)}. Du: ${columns(mine)}.`,
    /** Where the rule places the die. */
    placed: ({ position: { roll }, choice: column }: Example) =>
      `Eine ${number(roll)} kommt ${["nach links", "in die Mitte", "nach rechts"][column]}.`,
  };
}
