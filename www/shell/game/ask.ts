// What the solver answers at once.

import type { Answered, Answers, Asked } from "./contract.ts";

/** Asks a function of the solver; null while it can't answer. */
export type Ask<Solver> = <Name extends keyof Solver & string>(
  name: Name,
  ...asked: Asked<Solver[Name]>
) => Answered<Solver[Name]> | null;

/** Asks what is answered where something else has been. */
export type AskFurther<Solver> = <Name extends keyof Solver & string>(
  name: Name,
  ...asked: Asked<Solver[Name]>
) => Answered<Solver[Name]>;

export const askOn =
  <Solver>({ answers }: { answers: Pick<Answers<Solver>, "ask"> }): Ask<Solver> =>
  (name, ...asked) => {
    const answer = answers.ask(name, ...asked);
    return answer.status === "here" ? answer.value : null;
  };

/** Where the solver fails after all the analysis of the state ends there, and the page says why. */
export const further =
  <Solver>(ask: Ask<Solver>): AskFurther<Solver> =>
  (name, ...asked) => {
    const answer = ask(name, ...asked);
    if (answer === null) throw new Error(`no answer: ${name}`);
    return answer;
  };
