/** A game's worker, and the page that asks it. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Failure } from "../../www/shell/host/worker-client.ts";

import { createWorkerClient } from "../../www/shell/host/worker-client.ts";
import { settled, workshop } from "./workers.ts";

describe("a worker", () => {
  /** What is heard of a request; `over` resolves when nothing more can come. */
  const listen = () => {
    const heard: unknown[] = [];
    let end = (_: unknown) => {};
    const over = new Promise((resolve) => {
      end = resolve;
    });
    return {
      heard,
      over,
      answer: (value: unknown) => heard.push(value),
      done: () => end(heard.push("done")),
      failed: ({ kind, reason }: Failure) =>
        end(heard.push(`${kind}: ${reason?.kind === "other" ? reason.said : reason?.kind}`)),
    };
  };
  const load = async () => ({
    *count(to: number) {
      for (let nth = 1; nth <= to; nth += 1) yield nth;
    },
    async *later(value: unknown) {
      yield await value;
    },
    *fail() {
      yield 1;
      throw "a text";
    },
  });

  test("answers each request by itself, better and better", async () => {
    const hired = workshop(load);
    const client = createWorkerClient("coin");
    const [one, other] = [listen(), listen()];
    client.ask("count", [3], one);
    client.ask("later", ["heads"], other);
    assert.deepEqual([one.heard, other.heard], [[], []], "nothing is heard at once");
    await Promise.all([one.over, other.over]);
    assert.deepEqual(
      [one.heard, other.heard],
      [
        [1, 2, 3, "done"],
        ["heads", "done"],
      ],
    );
    assert.match(hired[0].url, /\/app\/coin-worker\.js$/);
  });

  test("says where it can run no solver, and loads none", async (context) => {
    const { WebAssembly } = globalThis;
    context.after(() => Object.assign(globalThis, { WebAssembly }));
    Reflect.deleteProperty(globalThis, "WebAssembly");
    workshop(() => assert.fail("loaded"));
    const heard = listen();
    createWorkerClient("coin").ask("count", [3], heard);
    await heard.over;
    assert.deepEqual(heard.heard, ["load: unsupported"]);
  });

  test("stops working on what is dropped, and nothing is heard of it", async () => {
    const hired = workshop(load);
    const client = createWorkerClient("coin");
    const [one, other] = [listen(), listen()];
    const drop = client.ask("count", [1e9], one);
    client.ask("count", [2], other);
    drop();
    drop();
    await other.over;
    await settled();
    assert.deepEqual([one.heard, other.heard], [[], [1, 2, "done"]]);
    assert.deepEqual(
      hired[0].told.filter(({ isDropped }) => isDropped).map(({ request }) => request),
      [1],
    );
  });

  test("that fails tells all who wait for it", async () => {
    const hired = workshop(load);
    const client = createWorkerClient("coin");
    const [one, other] = [listen(), listen()];
    client.ask("count", [1e9], one);
    client.ask("fail", [], other);
    await Promise.all([one.over, other.over]);
    assert.equal(one.heard.at(-1), "answer: a text");
    assert.deepEqual(other.heard, [1, "answer: a text"]);
    const [again, unknown] = [listen(), listen()];
    client.ask("count", [1], again);
    await again.over;
    assert.deepEqual(again.heard, [1, "done"]);
    assert.equal(hired.length, 2);
    client.ask("nothing", [], unknown);
    await unknown.over;
    assert.match(String(unknown.heard[0]), /^answer: RangeError: nothing serves nothing/);
  });
});
