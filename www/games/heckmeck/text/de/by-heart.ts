// Heckmeck's rules to remember, in German: what a person sees on the table, and what is counted of a choice.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Bound } from "../../../../shell/pages/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/pages/by-heart/types.ts";
import { levels } from "../../../../shell/text/de/standard.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ number, percent, plural }: Formats): English.ByHeartWords {
  const points = (n: number) => `${number(n)} ${plural(n, "Punkt", "Punkte")}`;
  const missing = (n: number) => `${number(n)} ${plural(n, "Punkt fehlt", "Punkte fehlen")}`;
  const worms = (n: number) => `${number(n)} ${plural(n, "Wurm", "Würmer")}`;
  const byWorms = (n: number) => `${number(n)} ${plural(n, "Wurm", "Würmern")}`;
  const notTaken = (n: number) => `${number(n)} Würfel noch nicht ${plural(n, "herausliegt", "herausliegen")}`;
  const faces = (n: number) => `${number(n)} ${plural(n, "Symbol herausliegt", "Symbole herausliegen")}`;
  const onGrill = (n: number) =>
    `${number(n)} ${plural(n, "Portion", "Portionen")} auf dem Grill ${plural(n, "liegt", "liegen")}`;

  const facts: Record<Fact, Condition> = {
    dice: [(n) => `mindestens ${notTaken(n)}`, (n) => `höchstens ${notTaken(n)}`],
    faces: [(n) => `mindestens ${faces(n)}`, (n) => `höchstens ${faces(n)}`],
    total: [(n) => `du mindestens ${points(n)} hast`, (n) => `du höchstens ${points(n)} hast`],
    worm: [() => "schon ein Wurm herausliegt", () => "noch kein Wurm herausliegt"],
    "worms-rolled": [
      (n) => `du mindestens ${worms(n)} dieses Wurfs herauslegen darfst`,
      (n) => `du höchstens ${worms(n)} dieses Wurfs herauslegen darfst`,
    ],
    tile: [
      (n) => `du beim Aufhören jetzt mindestens ${worms(n)} bekommst`,
      (n) => `du beim Aufhören jetzt höchstens ${worms(n)} bekommst`,
    ],
    steals: [() => "du beim Aufhören jetzt eine Portion klaust", () => "du beim Aufhören jetzt keine Portion klaust"],
    own: [
      (n) => `deine oberste Portion mindestens ${worms(n)} hat`,
      (n) => `deine oberste Portion höchstens ${worms(n)} hat`,
    ],
    "at-stake": [
      (n) => `deine oberste Portion und die beim Aufhören jetzt zusammen mindestens ${worms(n)} haben`,
      (n) => `deine oberste Portion und die beim Aufhören jetzt zusammen höchstens ${worms(n)} haben`,
    ],
    rival: [
      (n) => `die höchste klaubare Portion mindestens ${worms(n)} hat`,
      (n) => `die höchste klaubare Portion höchstens ${worms(n)} hat`,
    ],
    "to-rival": [
      (n) => `dir zum Klauen der höchsten Portion mindestens ${missing(n)}`,
      (n) => `dir zum Klauen der höchsten Portion nicht mehr als ${missing(n)}`,
    ],
    "to-lowest": [
      (n) => `dir zur niedrigsten Portion auf dem Grill mindestens ${missing(n)}`,
      (n) => `dir zur niedrigsten Portion auf dem Grill höchstens ${missing(n)}`,
    ],
    grill: [(n) => `mindestens ${onGrill(n)}`, (n) => `höchstens ${onGrill(n)}`],
    lead: [
      (n) =>
        n > 0
          ? `du mit mindestens ${byWorms(n)} führst`
          : n === 0
            ? "du nicht zurückliegst"
            : `du nicht mit mehr als ${byWorms(-n)} zurückliegst`,
      (n) =>
        n > 0
          ? `du nicht mit mehr als ${byWorms(n)} führst`
          : n === 0
            ? "du nicht führst"
            : `du mit mindestens ${byWorms(-n)} zurückliegst`,
    ],
  };

  const features: Record<Feature, string> = {
    stop: "fürs Aufhören",
    count: "je Würfel, den du herauslegst",
    points: "je Punkt, den das bringt",
    value: "je Punkt des Symbols (Wurm: 5)",
    worms: "wenn du Würmer herauslegst",
    reaches: "wenn du dann eine Portion bekämst",
    brings: "je Wurm der Portion, die du dann bekämst",
    steals: "wenn du dann eine Portion klauen könntest",
    missing: "je Punkt, der dann zur niedrigsten Portion auf dem Grill fehlt",
    last: "wenn dann kein Würfel übrig ist",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  return {
    documentTitle: "Heckmeck ohne die App · rollwise",
    about: `Gemessen zu zweit gegen „${levels.strong}“, einen Computer, der in jedem Zug auf die meisten Würmer spielt; die beste veröffentlichte Faustregel gewinnt gegen ihn 28,7\u00a0%. Das Würfelglück ist herausgerechnet.`,
    aims: {
      label: "Ausgewählt nach",
      of: {
        worms: { name: "Würmern", about: "Ausgewählt nach den Würmern in jedem Zug, für beliebig viele Spieler." },
        win: {
          name: "Gewinnchance",
          about:
            "Ausgewählt nach der Gewinnchance zu zweit. Gegen diesen Gegner gewinnen sie kaum mehr als die nach Würmern, mit fünf Regeln sogar weniger.",
        },
      },
    },
    choices:
      "Deine Möglichkeiten: die Symbole, die du herauslegen darfst; danach, wenn Aufhören eine Portion bringt, aufhören oder weiterwürfeln. Für diese beiden zählt nur „fürs Aufhören“.",
    otherwise:
      "Lassen die Regeln es offen, hör auf, sobald du eine Portion bekommst; von mehreren Symbolen nimm irgendeines.",
    measure: `Siege gegen „${levels.strong}“`,
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `Gewinnt ${share(measured)} gegen „${levels.strong}“`,
    value: (share: number) => percent(share),
    taken: "Herausgelegt",
    nothingTaken: "noch nichts",
    rolled: "Gewürfelt",
    lowest: (lowest: number) => `Niedrigste auf dem Grill: ${lowest}`,
    own: (own: number | null) => (own === null ? "Du hast keine Portion" : `Deine oberste Portion: ${own}`),
    rival: (rival: number | null) => (rival === null ? "Nichts zu klauen" : `Zu klauen: ${rival}`),
    decided({ action, face }: Example["choice"]) {
      if (action === "stop") return "Hör auf.";
      if (action === "roll" || face === undefined) return "Würfle weiter.";
      return face === 6
        ? "Leg die Würmer heraus."
        : `Leg die ${{ 1: "Einsen", 2: "Zweien", 3: "Dreien", 4: "Vieren", 5: "Fünfen" }[face]} heraus.`;
    },
  };
}
