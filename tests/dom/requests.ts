/** What a page asks of its site: a test may hear of it, answer it in another way, hold it back or refuse it. */

import { fetchFile } from "./bundle.ts";

type Pattern = string | RegExp | ((url: URL) => boolean);

interface Sent {
  status?: number;
  body?: string | Buffer;
  contentType?: string;
  response?: Response;
}

/** As much of playwright's routes as tests use. */
interface Route {
  abort(): Promise<void>;
  continue(): Promise<void>;
  fallback(): Promise<void>;
  fetch(): Promise<Response>;
  fulfill(sent: Sent): Promise<void>;
}

type Handler = (route: Route) => unknown;

/** Asks the next handler; or the site. */
const NEXT = Symbol("next");
const SITE = null;

function fits(pattern: Pattern, address: string) {
  if (typeof pattern === "function") return pattern(new URL(address));
  if (pattern instanceof RegExp) return pattern.test(address);
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/\*+/g, (stars) => (stars[1] ? ".*" : "[^/]*"));
  return new RegExp(`^${source}$`).test(address);
}

const responseOf = ({ status = 200, body = "", contentType = "text/plain", response }: Sent) =>
  response ??
  new Response(typeof body === "string" ? body : new Uint8Array(body), {
    status,
    headers: { "content-type": contentType },
  });

export class Requests {
  #handlers: { pattern: Pattern; handle: Handler }[] = [];
  #listeners: ((request: { url(): string }) => void)[] = [];

  on(listen: (request: { url(): string }) => void) {
    this.#listeners.push(listen);
  }
  route(pattern: Pattern, handle: Handler) {
    this.#handlers.unshift({ pattern, handle });
  }
  unroute(pattern?: Pattern) {
    this.#handlers = pattern === undefined ? [] : this.#handlers.filter((one) => one.pattern !== pattern);
  }

  /** What a test has sent for an address; null where the site's file is. */
  answer = async (address: string) => {
    for (const listen of this.#listeners) listen({ url: () => address });
    for (const { pattern, handle } of [...this.#handlers]) {
      if (!fits(pattern, address)) continue;
      const sent = await new Promise<Response | typeof NEXT | typeof SITE>((resolve, reject) => {
        handle({
          abort: async () => reject(new TypeError("Failed to fetch")),
          continue: async () => resolve(SITE),
          fallback: async () => resolve(NEXT),
          fetch: async () => {
            const response = await fetchFile(address);
            return Object.assign(response, { text: () => response.clone().text() });
          },
          fulfill: async (sent) => resolve(responseOf(sent)),
        });
      });
      if (sent !== NEXT) return sent;
    }
    return SITE;
  };
}
