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
    gain: "per punt dat je wint",
    takes: "per punt dat je tegenstander verliest",
    swing: "per punt dat jij wint of je tegenstander verliest",
    removed: "per dobbelsteen die wordt verwijderd",
    same: "per dobbelsteen met deze waarde die er al ligt",
    dice: "per dobbelsteen die er al ligt",
    fills: "als de kolom dan vol is",
    kinds: "per verschillende waarde die dan in de kolom ligt",
    facing: "per dobbelsteen die ertegenover blijft liggen",
    safe: "als de kolom ertegenover dan vol is",
    "at-risk": "per punt dat één dobbelsteen de kolom dan in het ergste geval kan kosten",
    exposed: "per punt van deze waarde dat één dobbelsteen daar dan kan kosten",
    score: "per punt dat de kolom daarna waard is",
    before: "per punt dat de kolom nu waard is",
    "their-score": "per punt dat ertegenover overblijft",
    ahead: "per punt dat de kolom nu voorstaat op die ertegenover",
    target: "per punt dat je volgende dobbelsteen daar in het beste geval kan afnemen",
    "adds-risk": "per punt dat één dobbelsteen de kolom meer kan kosten dan eerst",
    "gives-up": "per punt dat je volgende dobbelsteen daar minder kan afnemen dan eerst",
    opens: "als het daar je eerste dobbelsteen is",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  const columns = (board: number[][]) => board.map((dice) => (dice.length === 0 ? "leeg" : dice.join(" "))).join(" / ");

  return {
    about:
      "Perfect spel wint tegen zichzelf 50%; wie altijd meteen de meeste punten pakt, wint daartegen 33%. Gelijkspel telt half, en het geluk van de dobbelstenen is eruit gerekend.",
    choices: "Je keuzes: de kolommen met plaats.",
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
