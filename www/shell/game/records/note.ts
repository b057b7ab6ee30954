// Notes what a player has decided, once a move is on the screen: loaded with the first move of a visit.

import { browser } from "../../host/browser.ts";
import { formats } from "../../host/formats.ts";
import { isMissed } from "../../model/grades.ts";
import { practiceWords } from "../../text/en/practice.ts";
import type { Game } from "../game.ts";
import { gameIdOf, newGameId } from "../game-id.ts";
import { linkOf } from "./link.ts";
import { keepGame, type Noted, note, refusalOf } from "./records.ts";
import { missedAgain, newSchedule, practised } from "./schedule.ts";
import type { Card, Decided, Noting } from "./types.ts";

/**
 * A decision as it is kept, and its card.
 * @param gameId which of the games it was made in; what always comes again is no part of a game
 */
function notedOf<State>(
  game: Pick<Game<State>, "id" | "link">,
  { state, nth, comesAgain, ...decided }: Decided<State>,
  { gameId, at }: { gameId: string; at: number },
): Noted {
  const link = linkOf(game, state);
  const name = comesAgain === "always" ? newGameId() : gameId;
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
export function createNotes<State extends object, Analysis>(
  game: Pick<Game<State>, "id" | "link">,
  { decided, resultOf }: Noting<State, Analysis>,
) {
  let isRefused = false;
  /** The end that was kept last, as text: a page is drawn more than once after the end. */
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
     * @param isOwnGame whether in the own game; in another one only what is practised by being solved counts
     */
    step(before: State, after: State, { isOwnStep, isOwnGame }: { isOwnStep: boolean; isOwnGame: boolean }) {
      const made = { gameId: gameIdOf(before), at: browser.Date.now() };
      const all = (isOwnStep ? decided(before, after) : [])
        .filter(({ comesAgain }) => isOwnGame || comesAgain === "always")
        .map((one) => notedOf(game, one, made));
      return refusal(async () => {
        if (all.length > 0) await note(all);
      });
    },

    /** The end of the game, if it has come. */
    async end(page: { state: State; analysis: Analysis }) {
      const result = resultOf(page);
      if (result === null) return null;
      const ended = { ...result, id: `${game.id} ${gameIdOf(page.state)}`, game: game.id };
      const text = JSON.stringify(ended);
      if (text === kept) return null;
      kept = text;
      return refusal(() => keepGame({ ...ended, at: browser.Date.now() }));
    },
  };
}

export type Notes<State extends object, Analysis> = ReturnType<typeof createNotes<State, Analysis>>;
