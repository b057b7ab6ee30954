// All that is to be said of a state. The solver answers at once what it sees at a glance; what looks further, beside
// the page, takes that answer's place when it comes.

import type { Ask as AskOf } from "../../../shell/game/ask.ts";
import { askOn, further } from "../../../shell/game/ask.ts";
import { foundBeside } from "../../../shell/game/background-solver.ts";
import type { Answers } from "../../../shell/game/contract.ts";
import { seedOfTurn } from "../../../shell/model/chance.ts";
import type { BackgroundSolver } from "./background.ts";
import { isByRule } from "./choices.ts";
import { FIRST } from "./deepening.ts";
import { goesByHeart, playerOf } from "./players.ts";
import { reachOf } from "./reach.ts";
import { inUse, isOver } from "./sheet.ts";
import { areOthersToMark, canChoose, isOwnOver, ownQuery, queryOf, seatOf, sheetOf } from "./state.ts";
import type { Analysis, Sheet, SheetAnswer, SheetGamesQuery, SheetMark, SheetQuery, Solver, State } from "./types.ts";

type Ask = AskOf<Solver>;

/** Games that final scores are played in, and their dice. */
export const GAMES = 10_000;
const GAMES_SEED = 1;

/** Scores that are asked about beside the player's own. */
export const AIMED = [0, 300, 500];

/** @returns null while the solver is on its way */
export const createAnalyse =
  (background: BackgroundSolver): ((state: State, answers: Answers<Solver>) => Analysis | null) =>
  (state, answers) => {
    const ask = askOn<Solver>({ answers });
    // What the easy variant's sheets are worth was learned apart: until it is here or can't be had, nothing is said.
    if (state.openCost === 150 && answers.ask("fetchEasySheets").status === "pending") return null;
    const facts = ask("evaluateSheet", { ...queryOf(sheetOf(state), { ...state, opening: "any" }), ...FIRST });
    if (!facts) return null;
    const at = (query: SheetQuery) => further(ask)("evaluateSheet", { ...query, ...FIRST });
    const query = ownQuery(state);
    const sheet = underOpening(sheetOf(state), state, at);
    const first = query.roll ? at(query) : sheet;
    // Who has the weights at hand wants the worker to have them as well.
    const hasWeights = sheet.source === "estimate";
    const isAsked = !isOwnOver(state);
    const { found, isDone } = background.deepen.find(isAsked ? { ...query, hasWeights } : null, answers);
    const sheets = [state, ...state.others].map((one) =>
      underOpening(one, "by" in one && one.by !== null ? { ...state, opening: "any" } : state, at),
    );
    const others = sheets.filter((_, seat) => seat !== seatOf(state));
    const reach = reachOf(isAsked ? state : null, { sheet, others }, { answers, ask, background });
    const isBetter = found !== null && !(isByRule(found.answer) && !isByRule(first));
    const answer = isBetter ? found.answer : first;
    return {
      sheet,
      answer,
      was: canChoose(state) ? ((isBetter ? found.was : null) ?? sheet.value) : null,
      isThinking: isAsked && (!isDone || reach?.isThinking === true),
      sheets,
      reach,
      ...decisions(state, answers, ask, background),
      played: played(state, answers, ask, background),
    };
  };

/**
 * What a sheet is worth. Where three different numbers are to be rejected first and one of them is in use, that takes too
 * long for the page: the worker finds it.
 */
function underOpening(
  sheet: Sheet,
  rules: Pick<State, "opening" | "openCost">,
  at: (query: SheetQuery) => SheetAnswer,
): SheetAnswer {
  const query = queryOf(sheet, rules);
  const ofAny = () => at(queryOf(sheet, { ...rules, opening: "any" }));
  if (query.opening === "any" || isOver(sheet)) return ofAny();
  return inUse(sheet).length === 1 ? { ...ofAny(), value: null } : at(query);
}

/** In place of a mark: there are no rules to decide by. */
const LACKING = "lacking";

/**
 * What the computer's players mark, once all of them have decided. Whoever goes by advice waits for its weights; where they can't be had, which the
 * page says, the rule of thumb stands in. Nobody stands in for rules to remember: they are asked for again.
 */
function decisions(state: State, answers: Answers<Solver>, ask: Ask, background: BackgroundSolver) {
  if (!areOthersToMark(state)) return { marks: null, lacksRules: false };
  const { others, roll, seed, turn, tries } = state;
  const found = others.map((other, nth) => {
    if (other.by === null || isOver(other)) return null;
    const query = queryOf(other, state, roll);
    const player = playerOf(other.by);
    const chance = seedOfTurn(seed, turn, nth);
    const isByHeart = goesByHeart(player);
    return foundBeside<SheetMark | typeof LACKING | null>(
      answers,
      `decide ${JSON.stringify([query, player, chance, ...(isByHeart ? [tries] : [])])}`,
      () => background.decide(query, player, chance),
      () => {
        if (isByHeart) return LACKING;
        const here = answers.ask("decideSheet", query, player, chance);
        if (here.status === "failed") return ask("decideSheet", query, "thumb", chance);
        return here.status === "here" ? here.value : undefined;
      },
    );
  });
  const marks = found.filter((mark) => mark !== undefined && mark !== LACKING);
  return { marks: marks.length === found.length ? marks : null, lacksRules: found.includes(LACKING) };
}

/** Final scores that were asked for. */
function played(state: State, answers: Answers<Solver>, ask: Ask, background: BackgroundSolver) {
  const query = gamesQuery(state, ask);
  // What has failed is asked for anew under another number.
  const wanted = query && { query, tries: state.tries };
  const { found, isDone } = background.play.find(state.isStopped ? null : wanted, answers);
  if (!query) return null;
  const known = state.isStopped ? background.play.known(wanted, answers) : { found, isDone };
  return { query, result: known.found?.result ?? null, isDone: known.isDone };
}

/** The games that are asked for: from the sheet with its roll, or from what a choice leads to. */
function gamesQuery(state: State, ask: Ask): SheetGamesQuery | null {
  const { asked, aim } = state;
  if (asked === null || isOwnOver(state)) return null;
  const query = ownQuery(state);
  // A choice belongs to a roll.
  if (asked !== "" && !query.roll) return null;
  const [reject, ...sums] = asked.split("-").map(Number);
  const from =
    asked === "" ? query : ask("markSheet", query, { reject: reject || null, sums: sums as [number, number] });
  const atLeast = [...new Set([...AIMED, aim])].sort((a, b) => a - b);
  return from && { players: ["advice"], seed: GAMES_SEED, from, atLeast };
}
