// Knucklebones's rules to remember, in German: what a person sees on the table, and what is counted of a choice.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Bound } from "../../../../shell/pages/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/pages/by-heart/types.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import { WINS } from "../../model/levels.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ number, percent, plural, withPercent }: Formats): English.ByHeartWords {
  const points = (n: number) => `${number(n)} ${plural(n, "Punkt", "Punkten")}`;
  const empty = (n: number) => `${number(n)} ${plural(n, "freies Feld", "freie Felder")}`;
  const dice = (n: number) => `${number(n)} Würfel mit diesem Wert ${plural(n, "liegt", "liegen")}`;

  const facts: Record<Fact, Condition> = {
    die: [(n) => `der Würfel mindestens ${number(n)} zeigt`, (n) => `der Würfel höchstens ${number(n)} zeigt`],
    empty: [(n) => `du mindestens ${empty(n)} hast`, (n) => `du höchstens ${empty(n)} hast`],
    "their-empty": [
      (n) => `das Brett des Gegners mindestens ${empty(n)} hat`,
      (n) => `das Brett des Gegners höchstens ${empty(n)} hat`,
    ],
    "fewest-empty": [
      (n) => `jedes Brett mindestens ${empty(n)} hat`,
      (n) => `eines der Bretter höchstens ${empty(n)} hat`,
    ],
    lead: [
      (n) =>
        n > 0
          ? `du mit mindestens ${points(n)} führst`
          : n === 0
            ? "du nicht zurückliegst"
            : `du nicht mit mehr als ${points(-n)} zurückliegst`,
      (n) =>
        n > 0
          ? `du nicht mit mehr als ${points(n)} führst`
          : n === 0
            ? "du nicht führst"
            : `du mit mindestens ${points(-n)} zurückliegst`,
    ],
    behind: [
      (n) => `du mindestens ${empty(n)} mehr hast als der Gegner`,
      (n) => `du höchstens ${empty(n)} mehr hast als der Gegner`,
    ],
    "their-matching": [
      (n) => `auf dem Brett des Gegners mindestens ${dice(n)}`,
      (n) =>
        n === 0
          ? "auf dem Brett des Gegners kein Würfel mit diesem Wert liegt"
          : `auf dem Brett des Gegners höchstens ${dice(n)}`,
    ],
    matching: [
      (n) => `auf deinem Brett mindestens ${dice(n)}`,
      (n) => (n === 0 ? "auf deinem Brett kein Würfel mit diesem Wert liegt" : `auf deinem Brett höchstens ${dice(n)}`),
    ],
  };

  const features: Record<Feature, string> = {
    gain: "je Punkt, den du gewinnst",
    takes: "je Punkt, den der Gegner verliert",
    swing: "je Punkt, den du gewinnst oder der Gegner verliert",
    removed: "je Würfel, den du entfernst",
    same: "je Würfel mit diesem Wert, der schon in der Spalte liegt",
    dice: "je Würfel, der schon in der Spalte liegt",
    fills: "wenn die Spalte dann voll ist",
    kinds: "je Wert, der dann in der Spalte vorkommt",
    facing: "je Würfel, der gegenüber bleibt",
    safe: "wenn die Spalte gegenüber dann voll ist",
    "at-risk": "je Punkt, den die Spalte dann durch einen Würfel verlieren kann",
    exposed: "je Punkt mit diesem Wert, den die Spalte dann verlieren kann",
    score: "je Punkt, den die Spalte dann wert ist",
    before: "je Punkt, den die Spalte jetzt wert ist",
    "their-score": "je Punkt, der gegenüber bleibt",
    ahead: "je Punkt, um den die Spalte jetzt vor der gegenüber liegt (Rückstand negativ)",
    target: "je Punkt, den die Spalte gegenüber durch deinen nächsten Würfel verlieren kann",
    "adds-risk": "je Punkt, den die Spalte durch einen Würfel mehr verlieren kann als vorher",
    "gives-up": "je Punkt, den die Spalte gegenüber durch deinen nächsten Würfel weniger verlieren kann als vorher",
    opens: "wenn die Spalte leer war",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  const columns = (board: number[][]) => board.map((dice) => (dice.length === 0 ? "leer" : dice.join(" "))).join(" / ");

  return {
    documentTitle: "Knucklebones: Regeln zum Merken · rollwise",
    about: `Perfektes Spiel gewinnt gegen sich selbst 50\u00a0%; wer immer so legt, dass es sofort die meisten Punkte bringt, gewinnt dagegen ${withPercent(number(WINS.medium))}. Ein Gleichstand zählt halb, und das Würfelglück ist herausgerechnet.`,
    choices: "Deine Möglichkeiten: deine Spalten mit Platz.",
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
