// Heckmeck's rules to remember, in German: what a person sees on the table, and what is counted of a choice.

import type { Bound } from "../../../../shell/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/by-heart/types.ts";
import type { Formats } from "../../../../shell/format.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ number, percent, plural }: Formats): English.ByHeartWords {
  const facts: Record<Fact, Condition> = {
    dice: [
      (n) => `${number(n)} oder mehr Würfel noch nicht herausliegen`,
      (n) => `höchstens ${number(n)} Würfel noch nicht ${plural(n, "herausliegt", "herausliegen")}`,
    ],
    faces: [
      (n) => `${number(n)} oder mehr Symbole herausliegen`,
      (n) => `höchstens ${number(n)} ${plural(n, "Symbol", "Symbole")} herausliegen`,
    ],
    total: [
      (n) => `du ${number(n)} ${plural(n, "Punkt", "Punkte")} oder mehr hast`,
      (n) => `du höchstens ${number(n)} ${plural(n, "Punkt", "Punkte")} hast`,
    ],
    worm: [() => "du einen Wurm hast", () => "du noch keinen Wurm hast"],
    "worms-rolled": [
      (n) => `${number(n)} oder mehr Würmer gefallen sind, die du nehmen darfst`,
      (n) => `höchstens ${number(n)} ${plural(n, "Wurm", "Würmer")} gefallen sind, die du nehmen darfst`,
    ],
    tile: [
      (n) => `Aufhören jetzt ${number(n)} ${plural(n, "Wurm", "Würmer")} oder mehr bringt`,
      (n) => `Aufhören jetzt höchstens ${number(n)} ${plural(n, "Wurm", "Würmer")} bringt`,
    ],
    steals: [() => "Aufhören jetzt eine Portion klaut", () => "Aufhören jetzt keine Portion klaut"],
    own: [
      (n) => `deine oberste Portion ${number(n)} ${plural(n, "Wurm", "Würmer")} oder mehr hat`,
      (n) => `deine oberste Portion höchstens ${number(n)} ${plural(n, "Wurm", "Würmer")} hat`,
    ],
    "at-stake": [
      (n) =>
        `deine oberste Portion und was Aufhören bringt zusammen ${number(n)} ${plural(n, "Wurm", "Würmer")} oder mehr haben`,
      (n) =>
        `deine oberste Portion und was Aufhören bringt zusammen höchstens ${number(n)} ${plural(n, "Wurm", "Würmer")} haben`,
    ],
    rival: [
      (n) => `die höchste Portion zum Klauen ${number(n)} ${plural(n, "Wurm", "Würmer")} oder mehr hat`,
      (n) => `die höchste Portion zum Klauen höchstens ${number(n)} ${plural(n, "Wurm", "Würmer")} hat`,
    ],
    "to-rival": [
      (n) => `dir ${number(n)} ${plural(n, "Punkt", "Punkte")} oder mehr zur höchsten Portion zum Klauen fehlen`,
      (n) => `dir höchstens ${number(n)} ${plural(n, "Punkt", "Punkte")} zur höchsten Portion zum Klauen fehlen`,
    ],
    "to-lowest": [
      (n) => `dir ${number(n)} ${plural(n, "Punkt", "Punkte")} oder mehr zur niedrigsten Portion auf dem Grill fehlen`,
      (n) => `dir höchstens ${number(n)} ${plural(n, "Punkt", "Punkte")} zur niedrigsten Portion auf dem Grill fehlen`,
    ],
    grill: [
      (n) => `${number(n)} oder mehr Portionen auf dem Grill liegen`,
      (n) => `höchstens ${number(n)} ${plural(n, "Portion", "Portionen")} auf dem Grill liegen`,
    ],
    lead: [
      (n) => `du mit ${number(n)} ${plural(n, "Wurm", "Würmern")} oder mehr führst`,
      (n) => `du mit höchstens ${number(n)} ${plural(n, "Wurm", "Würmern")} führst oder zurückliegst`,
    ],
  };

  const features: Record<Feature, string> = {
    stop: "fürs Aufhören",
    count: "je Würfel, den du nimmst",
    points: "je Punkt, den du nimmst",
    value: "je Punkt eines solchen Würfels",
    worms: "wenn es Würmer sind",
    reaches: "wenn es dann für eine Portion reicht",
    brings: "je Wurm der Portion, die du dann bekämst",
    steals: "wenn du dann eine Portion klauen könntest",
    missing: "je Punkt, der dann zur niedrigsten Portion auf dem Grill fehlt",
    last: "wenn dann kein Würfel übrig ist",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  return {
    about:
      "Für beliebig viele Spieler; gemessen zu zweit gegen einen Computer, der in jedem Zug auf die meisten Würmer spielt. Die beste veröffentlichte Faustregel gewinnt 28,7\u00a0%. Das Würfelglück ist herausgerechnet.",
    choices: "Deine Möglichkeiten: die Symbole, die du nehmen darfst; danach aufhören oder weiterwürfeln.",
    otherwise: "Hat nichts entschieden, hör auf, sobald du eine Portion bekommst.",
    measure: "Siege gegen den Wurmjäger",
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `Gewinnt ${share(measured)} gegen den Wurmjäger`,
    value: (share: number) => percent(share),
    taken: "Herausgelegt",
    nothingTaken: "noch nichts",
    rolled: "Gewürfelt",
    lowest: (lowest: number) => `Niedrigste auf dem Grill: ${lowest}`,
    own: (own: number | null) => (own === null ? "Du hast keine Portion" : `Deine oberste Portion: ${own}`),
    rival: (rival: number | null) => (rival === null ? "Nichts zu klauen" : `Zum Klauen: ${rival}`),
    decided({ action, face }: Example["choice"]) {
      if (action === "stop") return "Hör auf.";
      if (action === "roll" || face === undefined) return "Würfle weiter.";
      return face === 6
        ? "Leg die Würmer heraus."
        : `Leg die ${{ 1: "Einsen", 2: "Zweien", 3: "Dreien", 4: "Vieren", 5: "Fünfen" }[face]} heraus.`;
    },
  };
}
