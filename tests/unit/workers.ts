/** Workers in this process, for scripts that have a game's solver work in one. */

import { serveWorker } from "../../www/shell/serve-worker.ts";

/** @typedef {ReturnType<typeof workshop>[number]} Hired */

/**
 * Workers from now on, all those that are hired. What they are told and tell arrives in order, never at once.
 * @param {() => Promise<Record<string, import("../../www/shell/serve-worker.ts").Server>>} load what they serve
 */
export function workshop(load) {
  /** @type {{ url: string, type: string, told: any[], gone: boolean, heard: Record<string, (event: any) => void> }[]} */
  const hired = [];
  pretend(
    class {
      /** @type {Record<string, (event: any) => void>} */
      heard = {};
      told = [];
      gone = false;
      url = "";
      type = "";
      /** @type {(event: any) => void} */
      listen = () => {};
      constructor(url, { type }) {
        [this.url, this.type] = [String(url), type];
        serveWorker(load, {
          addEventListener: (_, listen) => {
            this.listen = listen;
          },
          postMessage: (data) => {
            const copy = structuredClone(data);
            setImmediate(() => !this.gone && this.heard.message({ data: copy }));
          },
        });
        hired.push(this);
      }
      addEventListener(name, listener) {
        this.heard[name] = listener;
      }
      postMessage(data) {
        const copy = structuredClone(data);
        this.told.push(copy);
        setImmediate(() => !this.gone && this.listen({ data: copy }));
      }
      /** Whatever it was working on ends with it. */
      terminate() {
        this.gone = true;
        for (const { request } of this.told) this.listen({ data: { request, isDropped: true } });
      }
    },
  );
  return hired;
}

/** Puts something in the place of the browser's workers. */
export const pretend = (worker) => Object.assign(globalThis, { Worker: worker });

/** What else happens in this process goes on. */
export const meanwhile = () => new Promise((resolve) => setImmediate(resolve));

/** Lets whatever is still to be heard be heard: for what must not happen. */
export const settled = async () => {
  for (let nth = 0; nth < 20; nth += 1) await meanwhile();
};
