/** Tests of how positions of a game are links, and of what is kept beside them. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Problem } from "../../www/shell/game/contract.ts";
import type { Kept } from "../../www/shell/game/persistence.ts";

/** Reads links of a game and writes them, with what can't be read in words. */
export function linksOf<State extends { moves: unknown[] }>(
  game: Kept<State>,
  { problem }: { problem(problem: Problem): string },
) {
  const { initial, position, preferences, complete, link } = game;
  const read = (text: string) => {
    const { state, problems } = link.read(new URLSearchParams(text));
    return { state, problems: problems.map(problem) };
  };
  const written = (state: State) => String(new URLSearchParams(link.write(state)));

  return {
    read,
    written,

    testComingBack(links: string[]) {
      describe("a link comes back as it was", () => {
        for (const link of links)
          test(link, () => {
            const { state, problems } = read(link);
            assert.deepEqual([written(state), problems], [link, []]);
          });
      });
    },

    testNonsense(links: [link: string, ...problems: string[]][]) {
      describe("what can't be read is told, and stays as at first", () => {
        for (const [link, ...problems] of links)
          test(link, () => assert.deepEqual(read(link), { state: initial(), problems }));
      });
    },

    /** @param picked a taste; `wrong`: data that is none, beside what is none in any game */
    testTaste(picked: object, ...wrong: unknown[]) {
      test("a taste is nobody else's: no link tells it", () => {
        assert.equal(written({ ...initial(), ...picked }), written(initial()));
        assert.deepEqual(preferences(complete(initial(), null, picked)), { ...preferences(initial()), ...picked });
      });

      test("any data may be kept beside a link", () => {
        for (const data of [null, undefined, 5, "x", [], {}, [null], ...wrong]) {
          const state = complete(initial(), data, data);
          assert.deepEqual([state.moves, preferences(state)], [[], preferences(initial())], JSON.stringify(data));
        }
      });
    },

    /** @param link beside which these moves are kept as they were, and none that is wrong */
    testMoves(link: string, moves: unknown[], wrong: object[]) {
      const kept = (moves: unknown[]) => complete(read(link).state, JSON.parse(JSON.stringify(moves)), null).moves;

      test("the moves are kept as they were, or not at all", () => {
        assert.deepEqual(kept(moves), moves);
        for (const part of wrong)
          assert.deepEqual(kept([{ ...(moves[0] as object), ...part }]), [], JSON.stringify(part).slice(0, 80));
      });
    },

    /** A position is brought back by its link and what that leaves out. */
    assertBroughtBack(state: State) {
      const whole = game.restored({ ...initial(), ...position(state) });
      assert.deepEqual(position(complete(read(written(whole)).state, whole.moves, null)), position(whole));
    },
  };
}
