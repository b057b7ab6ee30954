// What a page wants of its surroundings: the window with its storages and history, workers, the network, the clock. Nothing else on a page
// asks for these as globals, so that a test can put others in their place.

/** Those of the globals that depend on where a page runs. */
export type Browser = Window &
  Pick<
    typeof globalThis,
    "Date" | "Worker" | "XMLHttpRequest" | "clearTimeout" | "fetch" | "performance" | "setTimeout"
  >;

/** The real ones, until a test uses others. */
export let browser: Browser = globalThis as unknown as Browser;

export const useBrowser = (other: Partial<Browser>): void => {
  browser = other as Browser;
};
