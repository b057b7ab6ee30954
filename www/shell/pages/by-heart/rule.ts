// Rules to remember, as the search writes them: "when die >= 5: most gain + 2 removed within 1".

/** A bound of a number. */
export interface Bound {
  kind: "at-least" | "at-most";
  number: number;
}

/** A rule: while all of `when` hold, it counts something of each choice, and keeps some of them by that. */
export interface Rule<Fact extends string = string, Feature extends string = string> {
  /** What stands on the table, and its bound. */
  when: { fact: Fact; bound: Bound }[];
  /** What is added up of each choice, each some times. */
  count: { times: number; feature: Feature }[];
  /** The highest counts and those at most `within` below them, or those that keep to a bound. */
  keep: { kind: "most"; within: number } | { kind: "where"; bound: Bound };
}

const PARTS =
  /^(?:when (?<when>[^:]+): )?(?<most>most )?(?<count>.*?)(?: within (?<within>\d+)| (?<bound>[<>]= -?\d+))?$/;

function boundOf(text: string): Bound {
  const [sign, number] = text.split(" ");
  return { kind: sign === ">=" ? "at-least" : "at-most", number: Number(number) };
}

/** Reads a rule. What a list holds can be read: the tests read all of them. */
export function ruleOf<Fact extends string, Feature extends string>(text: string): Rule<Fact, Feature> {
  const { when, count = "", within, bound } = PARTS.exec(text)?.groups ?? {};
  const conditions = when ? when.split(" and ") : [];
  const terms = count.match(/(?:[-+] )?(?:\d+ )?[a-z][\w-]*/g) ?? [];
  return {
    when: conditions.map((condition) => {
      const [fact, ...rest] = condition.split(" ");
      return { fact: fact as Fact, bound: boundOf(rest.join(" ")) };
    }),
    count: terms.map((term) => {
      const [, sign, times, feature] = /^(?:([-+]) )?(?:(\d+) )?(.+)$/.exec(term) ?? [];
      return { times: Number(times ?? 1) * (sign === "-" ? -1 : 1), feature: feature as Feature };
    }),
    keep: bound ? { kind: "where", bound: boundOf(bound) } : { kind: "most", within: Number(within ?? 0) },
  };
}
