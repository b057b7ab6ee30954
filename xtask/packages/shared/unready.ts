// What stands for the WebAssembly module as long as it is not ready.

/** Throws what a call before `ready()` is told. */
export function throwUnready(): never {
  throw new Error("call and await ready() first: the WebAssembly module is not there yet");
}

/** In place of the module's exports: whatever is asked of it says that it is not ready. */
export const unready: object = /* @__PURE__ */ new Proxy({}, { get: throwUnready });
