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
    gain: "je Punkt, den du gewinnst",
    takes: "je Punkt, den der Gegner verliert",
    swing: "je Punkt, den du gewinnst oder der Gegner verliert",
    removed: "je Würfel, der entfernt wird",
    same: "je Würfel mit diesem Wert, der schon dort liegt",
    dice: "je Würfel, der schon dort liegt",
    fills: "wenn die Spalte dann voll ist",
    kinds: "je unterschiedlichem Wert, der dann in der Spalte liegt",
    facing: "je Würfel, der gegenüber bleibt",
    safe: "wenn die Spalte gegenüber dann voll ist",
    "at-risk": "je Punkt, den ein Würfel der Spalte dann schlimmstenfalls nehmen kann",
    exposed: "je Punkt mit diesem Wert, den ein Würfel dort dann nehmen kann",
    score: "je Punkt, den die Spalte danach wert ist",
    before: "je Punkt, den die Spalte jetzt wert ist",
    "their-score": "je Punkt, der gegenüber bleibt",
    ahead: "je Punkt, um den die Spalte jetzt vor der gegenüber liegt",
    target: "je Punkt, den dein nächster Würfel dort bestenfalls nehmen kann",
    "adds-risk": "je Punkt, den ein Würfel der Spalte mehr nehmen kann als vorher",
    "gives-up": "je Punkt, den dein nächster Würfel dort weniger nehmen kann als vorher",
    opens: "wenn es dort dein erster Würfel ist",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  const columns = (board: number[][]) => board.map((dice) => (dice.length === 0 ? "leer" : dice.join(" "))).join(" / ");

  return {
    about:
      "Perfektes Spiel gewinnt gegen sich selbst 50\u00a0%; wer immer sofort die meisten Punkte nimmt, gewinnt dagegen 33\u00a0%. Ein Gleichstand zählt halb, und das Würfelglück ist herausgerechnet.",
    choices: "Deine Möglichkeiten: die Spalten mit Platz.",
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
