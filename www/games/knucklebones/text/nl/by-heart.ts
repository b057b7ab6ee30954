// Knucklebones's rules to remember, in Dutch: what a person sees on the table, and what is counted of a choice.

import type { Bound } from "../../../../shell/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/by-heart/types.ts";
import type { Formats } from "../../../../shell/format.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ number, percent, plural }: Formats): English.ByHeartWords {
  const facts: Record<Fact, Condition> = {
    die: [(n) => `de dobbelsteen ${number(n)} of meer is`, (n) => `de dobbelsteen hoogstens ${number(n)} is`],
    empty: [
      (n) => `je minstens ${number(n)} ${plural(n, "leeg vakje", "lege vakjes")} hebt`,
      (n) => `je hoogstens ${number(n)} ${plural(n, "leeg vakje", "lege vakjes")} hebt`,
    ],
    "their-empty": [
      (n) => `het andere bord minstens ${number(n)} ${plural(n, "leeg vakje", "lege vakjes")} heeft`,
      (n) => `het andere bord hoogstens ${number(n)} ${plural(n, "leeg vakje", "lege vakjes")} heeft`,
    ],
    "fewest-empty": [
      (n) => `beide borden minstens ${number(n)} ${plural(n, "leeg vakje", "lege vakjes")} hebben`,
      (n) => `een van de borden hoogstens ${number(n)} ${plural(n, "leeg vakje", "lege vakjes")} heeft`,
    ],
    lead: [
      (n) =>
        n > 0
          ? `je minstens ${number(n)} voorstaat`
          : n === 0
            ? "je niet achterstaat"
            : `je hoogstens ${number(-n)} achterstaat`,
      (n) => (n >= 0 ? `je hoogstens ${number(n)} voorstaat, of achterstaat` : `je minstens ${number(-n)} achterstaat`),
    ],
    behind: [
      (n) => `je minstens ${number(n)} ${plural(n, "leeg vakje", "lege vakjes")} meer hebt dan het andere bord`,
      (n) => `je hoogstens ${number(n)} ${plural(n, "leeg vakje", "lege vakjes")} meer hebt dan het andere bord`,
    ],
    "their-matching": [
      (n) =>
        `op het andere bord minstens ${number(n)} ${plural(n, "dobbelsteen", "dobbelstenen")} met deze waarde ${plural(n, "ligt", "liggen")}`,
      (n) =>
        n === 0
          ? "op het andere bord geen dobbelsteen met deze waarde ligt"
          : `op het andere bord hoogstens ${number(n)} ${plural(n, "dobbelsteen", "dobbelstenen")} met deze waarde ${plural(n, "ligt", "liggen")}`,
    ],
    matching: [
      (n) =>
        `op jouw bord minstens ${number(n)} ${plural(n, "dobbelsteen", "dobbelstenen")} met deze waarde ${plural(n, "ligt", "liggen")}`,
      (n) =>
        n === 0
          ? "op jouw bord geen dobbelsteen met deze waarde ligt"
          : `op jouw bord hoogstens ${number(n)} ${plural(n, "dobbelsteen", "dobbelstenen")} met deze waarde ${plural(n, "ligt", "liggen")}`,
    ],
  };

  const features: Record<Feature, string> = {
    gain: "punten die je wint",
    takes: "punten die de ander verliest",
    swing: "punten die je wint en de ander verliest",
    removed: "verwijderde dobbelstenen",
    same: "dobbelstenen met deze waarde die er al liggen",
    dice: "dobbelstenen die er al liggen",
    fills: "1 als de kolom dan vol is",
    kinds: "verschillende waarden in de kolom daarna",
    facing: "dobbelstenen die ertegenover blijven",
    safe: "1 als de kolom ertegenover dan vol is",
    "at-risk": "punten die één dobbelsteen de kolom dan hoogstens kan kosten",
    exposed: "punten van deze waarde die één dobbelsteen daar dan kan kosten",
    score: "de score van de kolom daarna",
    before: "de score van de kolom nu",
    "their-score": "de score die ertegenover blijft",
    ahead: "de score van de kolom nu, min die ertegenover",
    target: "punten die je volgende dobbelsteen daar hoogstens kan afnemen",
    "adds-risk": "zo veel stijgen de punten die één dobbelsteen de kolom kan kosten",
    "gives-up": "zo veel dalen de punten die je volgende dobbelsteen daar kan afnemen",
    opens: "1 als het daar je eerste dobbelsteen is",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  const columns = (board: number[][]) => board.map((dice) => (dice.length === 0 ? "leeg" : dice.join(" "))).join(" / ");

  return {
    about:
      "Perfect spel wint tegen zichzelf 50%; wie altijd meteen de meeste punten pakt, wint daartegen 33%. Gelijkspel telt half, en het geluk van de dobbelstenen is eruit gerekend.",
    countOf: "Tel voor elke kolom met plaats:",
    otherwise: "Blijven er aan het eind meer kolommen over, neem er dan een naar keuze.",
    measure: "Winst tegen perfect spel",
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `Wint ${share(measured)} tegen perfect spel`,
    value: (share: number) => percent(share),
    /** What lies in the columns. */
    boards: ({ mine, theirs }: Example["position"]) => `Tegenstander: ${columns(theirs)}. Jij: ${columns(mine)}.`,
    /** Where the rule places the die. */
    placed: ({ position: { roll }, choice: column }: Example) =>
      `Een ${number(roll)} gaat ${["naar links", "in het midden", "naar rechts"][column]}.`,
  };
}
