// Heckmeck's rules to remember, in Dutch: what a person sees on the table, and what is counted of a choice.

import type { Bound } from "../../../../shell/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/by-heart/types.ts";
import type { Formats } from "../../../../shell/format.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ number, percent, plural }: Formats): English.ByHeartWords {
  const facts: Record<Fact, Condition> = {
    dice: [
      (n) => `er ${number(n)} of meer dobbelstenen nog niet zijn gepakt`,
      (n) =>
        `er hoogstens ${number(n)} ${plural(n, "dobbelsteen nog niet is gepakt", "dobbelstenen nog niet zijn gepakt")}`,
    ],
    faces: [
      (n) => `er ${number(n)} of meer symbolen zijn gepakt`,
      (n) => `er hoogstens ${number(n)} ${plural(n, "symbool", "symbolen")} zijn gepakt`,
    ],
    total: [
      (n) => `je ${number(n)} ${plural(n, "punt", "punten")} of meer hebt`,
      (n) => `je hoogstens ${number(n)} ${plural(n, "punt", "punten")} hebt`,
    ],
    worm: [() => "je een worm hebt", () => "je nog geen worm hebt"],
    "worms-rolled": [
      (n) => `er ${number(n)} of meer wormen zijn gegooid die je mag pakken`,
      (n) => `er hoogstens ${number(n)} ${plural(n, "worm", "wormen")} zijn gegooid die je mag pakken`,
    ],
    tile: [
      (n) => `stoppen nu ${number(n)} ${plural(n, "worm", "wormen")} of meer oplevert`,
      (n) => `stoppen nu hoogstens ${number(n)} ${plural(n, "worm", "wormen")} oplevert`,
    ],
    steals: [() => "stoppen nu een tegel afpakt", () => "stoppen nu geen tegel afpakt"],
    own: [
      (n) => `je bovenste tegel ${number(n)} ${plural(n, "worm", "wormen")} of meer heeft`,
      (n) => `je bovenste tegel hoogstens ${number(n)} ${plural(n, "worm", "wormen")} heeft`,
    ],
    "at-stake": [
      (n) =>
        `je bovenste tegel en wat stoppen oplevert samen ${number(n)} ${plural(n, "worm", "wormen")} of meer hebben`,
      (n) =>
        `je bovenste tegel en wat stoppen oplevert samen hoogstens ${number(n)} ${plural(n, "worm", "wormen")} hebben`,
    ],
    rival: [
      (n) => `de hoogste tegel om af te pakken ${number(n)} ${plural(n, "worm", "wormen")} of meer heeft`,
      (n) => `de hoogste tegel om af te pakken hoogstens ${number(n)} ${plural(n, "worm", "wormen")} heeft`,
    ],
    "to-rival": [
      (n) => `je ${number(n)} ${plural(n, "punt", "punten")} of meer tekortkomt voor de hoogste tegel om af te pakken`,
      (n) =>
        `je hoogstens ${number(n)} ${plural(n, "punt", "punten")} tekortkomt voor de hoogste tegel om af te pakken`,
    ],
    "to-lowest": [
      (n) => `je ${number(n)} ${plural(n, "punt", "punten")} of meer tekortkomt voor de laagste tegel van de rij`,
      (n) => `je hoogstens ${number(n)} ${plural(n, "punt", "punten")} tekortkomt voor de laagste tegel van de rij`,
    ],
    grill: [
      (n) => `er ${number(n)} of meer tegels in de rij liggen`,
      (n) => `er hoogstens ${number(n)} ${plural(n, "tegel", "tegels")} in de rij liggen`,
    ],
    lead: [
      (n) => `je ${number(n)} ${plural(n, "worm", "wormen")} of meer voorstaat`,
      (n) => `je hoogstens ${number(n)} ${plural(n, "worm", "wormen")} voorstaat, of achterstaat`,
    ],
  };

  const features: Record<Feature, string> = {
    stop: "voor stoppen",
    count: "per dobbelsteen die je pakt",
    points: "per punt dat je pakt",
    value: "per punt van één zo’n dobbelsteen",
    worms: "als het wormen zijn",
    reaches: "als je dan genoeg hebt voor een tegel",
    brings: "per worm van de tegel die je dan zou krijgen",
    steals: "als je dan een tegel zou kunnen afpakken",
    missing: "per punt dat je dan tekortkomt voor de laagste tegel van de rij",
    last: "als er dan geen dobbelsteen over is",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  return {
    about:
      "Voor elk aantal spelers; gemeten met twee, tegen een computer die in elke beurt voor de meeste wormen speelt. De beste gepubliceerde vuistregel wint 28,7%. Het geluk van de dobbelstenen is eruit gerekend.",
    choices: "Je keuzes: de symbolen die je mag pakken; daarna stoppen of verder gooien.",
    otherwise: "Heeft niets beslist, stop dan zodra je een tegel kunt pakken.",
    measure: "Winst tegen “Meeste wormen”",
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `Wint ${share(measured)} tegen “Meeste wormen”`,
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
