// Notes what a player has decided, once a move is on the screen: loaded with the first move of a visit.

import { device } from "../device.ts";
import { formats } from "../document.ts";
import type { Game } from "../game.ts";
import { isMissed } from "../grades.ts";
import { practiceWords } from "../text/en/practice.ts";
import { linkOf } from "./link.ts";
import { keepGame, type Noted, note, refusalOf } from "./records.ts";
import { missedAgain, newSchedule, practised } from "./schedule.ts";
import type { Card, Decided, Noting } from "./types.ts";

/** A name that no game has had before. */
const newName = () => Date.now().toString(36);

/** Which of a game's games is played: a name for it, made with its first move. */
const played = (game: string) => {
  const key = `rollwise.${game}.played`;
  const begin = () => {
    const name = newName();
    device.write(key, name);
    return name;
  };
  return { begin, name: () => device.read(key) || begin() };
};

/** A decision as it is kept, and its card. */
function notedOf<State>(
  game: Pick<Game<State>, "id" | "link">,
  { state, nth, comesAgain, ...decided }: Decided<State>,
  at: number,
): Noted {
  const link = linkOf(game, state);
  const name = comesAgain === "always" ? newName() : played(game.id).name();
  const decision = { ...decided, id: `${game.id} ${name} ${nth}`, game: game.id, at, link };
  if (comesAgain === "never") return { decision, card: null };
  const { lost, unit, grade } = decided;
  const isRight = !isMissed(grade);
  if (comesAgain === "missed" && isRight) return { decision, card: null };
  const fresh: Card = {
    ...{ id: `${game.id} ${link}`, game: game.id, link, unit, schedule: newSchedule(at) },
    ...{ from: comesAgain === "always" ? "computer" : "own", misses: 0, lost: 0 },
  };
  const card = (kept = fresh) =>
    comesAgain === "always"
      ? practised(kept, { isRight, lost }, at)
      : missedAgain(kept, { lost, at, from: decided.isOwn ? "own" : "table" });
  return { decision, card };
}

/** Notes what is decided in a game, and how it ends. Where it can't be kept, each returns what is to be told, once in a visit; else null. */
export function createNotes<State, Analysis>(
  game: Pick<Game<State>, "id" | "link" | "extras">,
  { decided, resultOf }: Noting<State, Analysis>,
) {
  /** Whether nothing has been played yet: links leave out the list of moves, which is empty then. */
  const isFirst = (state: State) => (game.extras.of(state) as unknown[]).length === 0;
  let isRefused = false;
  /** The result that was kept last, as text: a page is drawn more than once after the end. */
  let kept = "";

  async function refusal(keeping: () => Promise<void>) {
    try {
      await keeping();
      return null;
    } catch (error) {
      if (isRefused) return null;
      isRefused = true;
      return practiceWords(formats).refusals[refusalOf(error)];
    }
  }

  return {
    /**
     * What has been decided by a step between two states.
     * @param isOwnStep whether a player has made it, not a computer
     * @param isAgain whether undo has led there: then even a first step begins no other game
     * @param isOwnGame whether in the own game; in another one only what is practised by being solved counts
     */
    step(
      before: State,
      after: State,
      { isOwnStep, isOwnGame, isAgain }: { isOwnStep: boolean; isOwnGame: boolean; isAgain: boolean },
    ) {
      const at = Date.now();
      if (isOwnGame && isFirst(before) && !isAgain) played(game.id).begin();
      const all = (isOwnStep ? decided(before, after) : [])
        .filter(({ comesAgain }) => isOwnGame || comesAgain === "always")
        .map((one) => notedOf(game, one, at));
      return refusal(async () => {
        if (all.length > 0) await note(all);
      });
    },

    /** The end of the game, if it has come. */
    async end(page: { state: State; analysis: Analysis }) {
      const result = resultOf(page);
      const text = JSON.stringify(result);
      if (result === null || text === kept) return null;
      kept = text;
      const id = `${game.id} ${played(game.id).name()}`;
      return refusal(() => keepGame({ ...result, id, game: game.id, at: Date.now() }));
    },
  };
}

export type Notes<State, Analysis> = ReturnType<typeof createNotes<State, Analysis>>;
