/** Has texts say all that they can say: each sentence, and each function of facts with every choice of facts that it is given. */

/** What a text is made of: sentences, functions of facts, and groups of these. */
type Speaks = (...facts: never[]) => unknown;

/** Whether something has a function within. */
type HasFunctions<Text> = Text extends Speaks
  ? true
  : Text extends readonly (infer Part)[]
    ? HasFunctions<Part>
    : Text extends object
      ? { [Key in keyof Text]: HasFunctions<Text[Key]> }[keyof Text] extends false | undefined
        ? false
        : true
      : false;

/** Lists of arguments for each function within a text: one that is left out does not compile. */
export type Facts<Text> = {
  [Key in keyof Text as HasFunctions<Text[Key]> extends false ? never : Key]-?: Text[Key] extends (
    ...facts: infer Arguments
  ) => unknown
    ? Arguments[]
    : Facts<Text[Key]>;
};

/** The sentences by what says them: "words.die(2)". */
export type Told = Map<string, string>;

/** Adds what a value says: texts, or groups of texts. */
function add(told: Told, name: string, value: unknown): void {
  if (typeof value === "string") told.set(name, value);
  else if (typeof value === "function") throw new Error(`${name} is a function that has no facts`);
  else if (typeof value === "object" && value !== null)
    // What an option of a list stands for is no text.
    for (const [key, part] of Object.entries(value)) if (key !== "value") add(told, `${name}.${key}`, part);
}

/** Arguments as they are shown in a name; functions have none. */
const shown = (facts: unknown[]) => facts.map((fact) => JSON.stringify(fact)).join(", ");

/**
 * All that a text says.
 * @param facts for its functions
 * @param base what it is made of and is told elsewhere
 */
export function told<Text extends object>(name: string, text: Text, facts: object, base: object = {}): Told {
  const all: Told = new Map();
  const known = new Map(Object.entries(base));
  const lists = new Map<string, unknown>(Object.entries(facts));
  for (const [key, part] of Object.entries(text)) {
    if (known.get(key) === part) continue;
    const place = `${name}.${key}`;
    const given = lists.get(key);
    if (typeof part !== "function") {
      if (given === undefined) add(all, place, part);
      else for (const [at, sentence] of told(place, part, given as object)) all.set(at, sentence);
      continue;
    }
    if (!Array.isArray(given) || given.length === 0) throw new Error(`${place} has no facts`);
    for (const choice of given) add(all, `${place}(${shown(choice)})`, part(...choice));
  }
  return all;
}

/** All choices of one of each. */
export function grid<Choices extends Record<string, readonly unknown[]>>(
  choices: Choices,
): { [Key in keyof Choices]: Choices[Key][number] }[] {
  let all: Record<string, unknown>[] = [{}];
  for (const [key, values] of Object.entries(choices))
    all = all.flatMap((made) => values.map((value) => ({ ...made, [key]: value })));
  return all as { [Key in keyof Choices]: Choices[Key][number] }[];
}

/** Lists of one argument each. */
export const each = <Fact>(facts: readonly Fact[]): [Fact][] => facts.map((fact) => [fact]);

/** All choices of one of each list, as arguments. */
export function choices<Lists extends readonly (readonly unknown[])[]>(...lists: Lists) {
  let all: unknown[][] = [[]];
  for (const list of lists) all = all.flatMap((made) => list.map((value) => [...made, value]));
  return all as { -readonly [Nth in keyof Lists]: Lists[Nth][number] }[];
}
