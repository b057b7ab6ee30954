/** Workers in this process, for scripts that have a game's solver work in one. */

import type { Server } from "../../www/shell/host/serve-worker.ts";
import { serveWorker } from "../../www/shell/host/serve-worker.ts";
import { pretend } from "./browser.ts";

/** What a page tells a worker. */
export interface Told {
  request: number;
  name: string;
  asked: unknown[];
  isDropped?: boolean;
}

type Listen<Data = unknown> = (event: { data: Data }) => void;

/** A worker that was hired. */
export interface Hired {
  url: string;
  type: string;
  told: Told[];
  gone: boolean;
  heard: Record<string, (event: object) => void>;
}

/**
 * Workers from now on, all those that are hired. What they are told and tell arrives in order, never at once.
 * @param load what they serve
 */
export function workshop(load: () => Promise<Record<string, Server>>) {
  const hired: Hired[] = [];
  pretend({
    Worker: class {
      heard: Hired["heard"] = {};
      told: Told[] = [];
      gone = false;
      url = "";
      type = "";
      listen: Listen<Partial<Told>> = () => {};
      constructor(url: string, { type }: { type: string }) {
        [this.url, this.type] = [String(url), type];
        serveWorker(load, {
          addEventListener: (_: string, listen: unknown) => {
            this.listen = listen as Listen;
          },
          postMessage: (data: unknown) => {
            const copy = structuredClone(data);
            setImmediate(() => !this.gone && this.heard.message({ data: copy }));
          },
        });
        hired.push(this);
      }
      addEventListener(name: string, listener: (event: object) => void) {
        this.heard[name] = listener;
      }
      postMessage(data: Told) {
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
  });
  return hired;
}

/** What else happens in this process goes on. */
export const meanwhile = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Lets whatever is still to be heard be heard: for what must not happen. */
export const settled = async () => {
  for (let nth = 0; nth < 20; nth += 1) await meanwhile();
};
