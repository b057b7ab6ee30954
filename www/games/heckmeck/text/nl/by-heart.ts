// Heckmeck's rules to remember, in Dutch: what a person sees on the table, and what is counted of a choice.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Bound } from "../../../../shell/pages/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/pages/by-heart/types.ts";
import { levels } from "../../../../shell/text/nl/standard.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ number, percent, plural }: Formats): English.ByHeartWords {
  const points = (n: number) => `${number(n)} ${plural(n, "punt", "punten")}`;
  const worms = (n: number) => `${number(n)} ${plural(n, "worm", "wormen")}`;
  const notTaken = (n: number) =>
    `${number(n)} ${plural(n, "dobbelsteen nog niet is gepakt", "dobbelstenen nog niet zijn gepakt")}`;
  const faces = (n: number) => `${number(n)} ${plural(n, "symbool", "symbolen")}`;
  const inRow = (n: number) => `${number(n)} ${plural(n, "tegel in de rij ligt", "tegels in de rij liggen")}`;

  const facts: Record<Fact, Condition> = {
    dice: [(n) => `er minstens ${notTaken(n)}`, (n) => `er hoogstens ${notTaken(n)}`],
    faces: [(n) => `je minstens ${faces(n)} hebt gepakt`, (n) => `je hoogstens ${faces(n)} hebt gepakt`],
    total: [(n) => `je minstens ${points(n)} hebt`, (n) => `je hoogstens ${points(n)} hebt`],
    worm: [() => "je al wormen hebt gepakt", () => "je nog geen wormen hebt gepakt"],
    "worms-rolled": [
      (n) => `je minstens ${worms(n)} van deze worp mag pakken`,
      (n) => `je hoogstens ${worms(n)} van deze worp mag pakken`,
    ],
    tile: [(n) => `nu stoppen minstens ${worms(n)} oplevert`, (n) => `nu stoppen hoogstens ${worms(n)} oplevert`],
    steals: [() => "je een tegel afpakt door nu te stoppen", () => "je geen tegel afpakt door nu te stoppen"],
    own: [
      (n) => `je bovenste tegel minstens ${worms(n)} heeft`,
      (n) => `je bovenste tegel hoogstens ${worms(n)} heeft`,
    ],
    "at-stake": [
      (n) => `je bovenste tegel en wat nu stoppen oplevert samen minstens ${worms(n)} hebben`,
      (n) => `je bovenste tegel en wat nu stoppen oplevert samen hoogstens ${worms(n)} hebben`,
    ],
    rival: [
      (n) => `de hoogste tegel om af te pakken minstens ${worms(n)} heeft`,
      (n) => `de hoogste tegel om af te pakken hoogstens ${worms(n)} heeft`,
    ],
    "to-rival": [
      (n) => `je minstens ${points(n)} tekortkomt om de hoogste tegel af te pakken`,
      (n) => `je niet meer dan ${points(n)} tekortkomt om de hoogste tegel af te pakken`,
    ],
    "to-lowest": [
      (n) => `je minstens ${points(n)} tekortkomt voor de laagste tegel in de rij`,
      (n) => `je hoogstens ${points(n)} tekortkomt voor de laagste tegel in de rij`,
    ],
    grill: [(n) => `er minstens ${inRow(n)}`, (n) => `er hoogstens ${inRow(n)}`],
    lead: [
      (n) =>
        n > 0
          ? `je minstens ${worms(n)} voorstaat`
          : n === 0
            ? "je niet achterstaat"
            : `je niet meer dan ${worms(-n)} achterstaat`,
      (n) =>
        n > 0
          ? `je niet meer dan ${worms(n)} voorstaat`
          : n === 0
            ? "je niet voorstaat"
            : `je minstens ${worms(-n)} achterstaat`,
    ],
  };

  const features: Record<Feature, string> = {
    stop: "voor stoppen",
    count: "per dobbelsteen die je pakt",
    points: "per punt dat je pakt",
    value: "per punt van het symbool (worm: 5)",
    worms: "als je wormen pakt",
    reaches: "als je dan een tegel zou krijgen",
    brings: "per worm van de tegel die je dan zou krijgen",
    steals: "als je dan een tegel zou kunnen afpakken",
    missing: "per punt dat je dan tekortkomt voor de laagste tegel in de rij",
    last: "als er dan geen dobbelsteen over is",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  return {
    documentTitle: "Regenwormen zonder de app · rollwise",
    about: `Gemeten met twee spelers, tegen “${levels.strong}”, een computerspeler die in elke beurt voor zo veel mogelijk wormen speelt; de beste gepubliceerde vuistregel wint daartegen 28,7%. Alles is gecorrigeerd voor geluk.`,
    aims: {
      label: "Gekozen op",
      of: {
        worms: { name: "Wormen", about: "Gekozen op de wormen in elke beurt, voor elk aantal spelers." },
        win: {
          name: "Winkans",
          about:
            "Gekozen op de winkans met twee spelers. Tegen deze tegenstander winnen ze nauwelijks meer dan die op wormen, met vijf regels zelfs minder.",
        },
      },
    },
    choices:
      "Je keuzes: de symbolen die je mag pakken; daarna, als stoppen een tegel oplevert, stoppen of verder gooien. Voor die twee telt alleen “voor stoppen”.",
    otherwise:
      "Laten de regels het open, stop dan zodra je een tegel kunt pakken; zijn er meerdere symbolen over, kies er dan zomaar een.",
    measure: `Winst tegen “${levels.strong}”`,
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `Wint ${share(measured)} tegen “${levels.strong}”`,
    value: (share: number) => percent(share),
    taken: "Gepakt",
    nothingTaken: "nog niets",
    rolled: "Gegooid",
    lowest: (lowest: number) => `Laagste in de rij: ${lowest}`,
    own: (own: number | null) => (own === null ? "Je hebt geen tegel" : `Je bovenste tegel: ${own}`),
    rival: (rival: number | null) => (rival === null ? "Niets om af te pakken" : `Om af te pakken: ${rival}`),
    decided({ action, face }: Example["choice"]) {
      if (action === "stop") return "Stop.";
      if (action === "roll" || face === undefined) return "Gooi verder.";
      return face === 6
        ? "Pak de wormen."
        : `Pak de ${{ 1: "enen", 2: "tweeën", 3: "drieën", 4: "vieren", 5: "vijven" }[face]}.`;
    },
  };
}
