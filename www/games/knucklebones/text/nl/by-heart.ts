// Knucklebones's rules to remember, in Dutch: what a person sees on the table, and what is counted of a choice.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Bound } from "../../../../shell/pages/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/pages/by-heart/types.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import { WINS } from "../../model/levels.ts";
import type * as English from "../en/by-heart.ts";

export function byHeartWords({ number, percent, plural, withPercent }: Formats): English.ByHeartWords {
  const points = (n: number) => `${number(n)} ${plural(n, "punt", "punten")}`;
  const empty = (n: number) => `${number(n)} ${plural(n, "leeg vakje", "lege vakjes")}`;
  const dice = (n: number) =>
    `${number(n)} ${plural(n, "dobbelsteen met deze waarde ligt", "dobbelstenen met deze waarde liggen")}`;

  const facts: Record<Fact, Condition> = {
    die: [(n) => `de dobbelsteen minstens ${number(n)} is`, (n) => `de dobbelsteen hoogstens ${number(n)} is`],
    empty: [(n) => `je minstens ${empty(n)} hebt`, (n) => `je hoogstens ${empty(n)} hebt`],
    "their-empty": [
      (n) => `het bord van je tegenstander minstens ${empty(n)} heeft`,
      (n) => `het bord van je tegenstander hoogstens ${empty(n)} heeft`,
    ],
    "fewest-empty": [
      (n) => `elk bord minstens ${empty(n)} heeft`,
      (n) => `een van de borden hoogstens ${empty(n)} heeft`,
    ],
    lead: [
      (n) =>
        n > 0
          ? `je minstens ${points(n)} voorstaat`
          : n === 0
            ? "je niet achterstaat"
            : `je niet meer dan ${points(-n)} achterstaat`,
      (n) =>
        n > 0
          ? `je niet meer dan ${points(n)} voorstaat`
          : n === 0
            ? "je niet voorstaat"
            : `je minstens ${points(-n)} achterstaat`,
    ],
    behind: [
      (n) => `je minstens ${empty(n)} meer hebt dan je tegenstander`,
      (n) => `je hoogstens ${empty(n)} meer hebt dan je tegenstander`,
    ],
    "their-matching": [
      (n) => `op het bord van je tegenstander minstens ${dice(n)}`,
      (n) =>
        n === 0
          ? "op het bord van je tegenstander geen dobbelsteen met deze waarde ligt"
          : `op het bord van je tegenstander hoogstens ${dice(n)}`,
    ],
    matching: [
      (n) => `op jouw bord minstens ${dice(n)}`,
      (n) => (n === 0 ? "op jouw bord geen dobbelsteen met deze waarde ligt" : `op jouw bord hoogstens ${dice(n)}`),
    ],
  };

  const features: Record<Feature, string> = {
    gain: "per punt dat je erbij krijgt",
    takes: "per punt dat je tegenstander verliest",
    swing: "per punt dat jij erbij krijgt of je tegenstander verliest",
    removed: "per dobbelsteen die je verwijdert",
    same: "per dobbelsteen met deze waarde die al in de kolom ligt",
    dice: "per dobbelsteen die al in de kolom ligt",
    fills: "als de kolom dan vol is",
    kinds: "per verschillende waarde die dan in de kolom ligt",
    facing: "per dobbelsteen die ertegenover blijft liggen",
    safe: "als de kolom ertegenover dan vol is",
    "at-risk": "per punt dat de kolom dan door één dobbelsteen kan verliezen",
    exposed: "per punt van deze waarde dat de kolom dan kan verliezen",
    score: "per punt dat de kolom dan waard is",
    before: "per punt dat de kolom nu waard is",
    "their-score": "per punt dat ertegenover overblijft",
    ahead: "per punt dat de kolom nu voorstaat op die ertegenover (achterstand negatief)",
    target: "per punt dat de kolom ertegenover door je volgende dobbelsteen kan verliezen",
    "adds-risk": "per punt dat de kolom door één dobbelsteen meer kan verliezen dan eerst",
    "gives-up": "per punt dat de kolom ertegenover door je volgende dobbelsteen minder kan verliezen dan eerst",
    opens: "als de kolom leeg was",
  };

  /** "45.2% ± 0.1". */
  const share = ({ value, low, high }: Measured) => `${percent(value)} ±\u00a0${number(50 * (high - low), 1)}`;

  const columns = (board: number[][]) => board.map((dice) => (dice.length === 0 ? "leeg" : dice.join(" "))).join(" / ");

  return {
    documentTitle: "Knucklebones: regels om te onthouden · rollwise",
    about: `Perfect spel wint tegen zichzelf 50%; wie altijd voor de meeste punten ineens gaat, wint daartegen ${withPercent(number(WINS.medium))}. Gelijkspel telt half, en alles is gecorrigeerd voor geluk.`,
    choices: "Je keuzes: je kolommen waar nog plaats is.",
    otherwise: "Blijven er aan het eind meerdere kolommen over, kies er dan zomaar een.",
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
