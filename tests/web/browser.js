/** What the tests ask of the page or the worker that they run in. */

const browser = { fetch: globalThis.fetch, DecompressionStream: globalThis.DecompressionStream };
let copies = 0;
let answered = Promise.resolve();

/**
 * The browser's own `fetch`, one file after another: of many requests at once, the server of these tests
 * may leave one without an answer.
 */
function fetch(address) {
  const response = answered.then(() => browser.fetch.call(globalThis, address));
  answered = response.then((response) => response.clone().arrayBuffer()).catch(() => {});
  return response;
}

/** Takes back whatever a test has put in the place of the browser's own. */
export function restore() {
  Object.assign(globalThis, browser, { fetch });
  // The prototype has the browser's own.
  delete performance.now;
}

/**
 * Loads the boundary once more, as a module that has taken no tables yet.
 *
 * @param {string} script the address of its script
 */
export async function load(script) {
  restore();
  copies += 1;
  const module = await import(`${script}?copy=${copies}`);
  await module.default({ module_or_path: script.replace(/(\.js)?$/, "_bg.wasm") });
  return module;
}

/** Has every request answered by `answer`, which is given the file's bytes as they are sent. */
function answerBy(answer) {
  globalThis.fetch = async (address) => {
    const response = await fetch(address);
    return answer(new Uint8Array(await response.arrayBuffer()));
  };
}

/** What a file of precomputed values holds. @param {string} name */
export async function inflated(name) {
  const response = await fetch(`/precomputed/${name}.bin`);
  const stream = response.body.pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const half = (bytes) => bytes.subarray(0, bytes.length >> 1);

/** Has files end in the middle, as if that were all of them. */
export const cutFiles = () => answerBy((bytes) => new Response(half(bytes)));

/** Has answers hold nothing at all. */
export const sendNothing = () => answerBy(() => new Response(null, { status: 204 }));

/** Has every request fail for a reason, and keeps a list of the addresses that are asked for. */
export function failRequests(reason) {
  const addresses = [];
  globalThis.fetch = (address) => {
    addresses.push(address);
    return Promise.reject(reason);
  };
  return addresses;
}

/** Files of which one half comes, and then nothing until the test has it go on or break off. */
export class Stall {
  #streams = [];
  #allRead;

  /** @param {number} files how many there will be */
  constructor(files) {
    let waiting = 0;
    this.#allRead = new Promise((resolve) => {
      answerBy((bytes) => {
        const isRead = () => {
          waiting += 1;
          if (waiting === files) resolve();
        };
        return new Response(this.#stream(bytes, isRead));
      });
    });
  }

  #stream(bytes, isRead) {
    let hasBegun = false;
    const pull = (controller) => {
      if (hasBegun) {
        this.#streams.push({ controller, bytes });
        isRead();
      } else {
        controller.enqueue(half(bytes));
      }
      hasBegun = true;
    };
    // Nothing is pulled ahead of its reader: whoever pulls again has read what there was.
    return new ReadableStream({ pull }, { highWaterMark: 0 });
  }

  /** Promises that the half of every file has been read, and more is waited for. */
  allRead() {
    return this.#allRead;
  }

  goOn() {
    for (const { controller, bytes } of this.#streams) {
      controller.enqueue(bytes.subarray(bytes.length >> 1));
      controller.close();
    }
  }

  breakOff() {
    for (const { controller } of this.#streams) controller.error(new Error("the line is cut"));
  }
}

/** Has the browser be one that cannot inflate. */
export function removeInflater() {
  delete globalThis.DecompressionStream;
}

/** A clock that goes on by so many milliseconds whenever it is looked at. */
export class Clock {
  looks = 0;

  /** @param {number} step */
  constructor(step) {
    const clock = this;
    performance.now = function () {
      // As the browser's own has it, which knows no other object.
      if (this !== performance) throw new TypeError("Illegal invocation");
      clock.looks += 1;
      return clock.looks * step;
    };
  }
}
