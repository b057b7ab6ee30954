// Hands the position to the system's sheet for sharing: a sentence that says what is best, the link, and a picture of both.

import type { AnyPage } from "./game.ts";
import { type Piece, pictureOf } from "./share-picture.ts";

/** Whether the system has such a sheet. */
export const canShare = () => typeof navigator.share === "function";

/** What is handed over. Where the system takes no pictures, or none can be drawn, the link goes alone. */
async function shared(page: AnyPage, pieces: Piece[][]): Promise<ShareData> {
  const { game, store } = page.shell;
  const title = game.title(page);
  const text = page.analysis ? game.summary(page, { before: page.state, move: null, own: false }) : "";
  const data = { title: `${title} · rollwise`, text, url: store.link() };
  const picture = await pictureOf({ title, text, pieces });
  const files = picture ? [new File([picture], "rollwise.png", { type: picture.type })] : [];
  return files.length > 0 && navigator.canShare?.({ files }) ? { ...data, files } : data;
}

/**
 * Opens the sheet.
 * @param pieces what lies on the table, line by line
 * @returns what is to be said then: nothing where somebody has closed the sheet; where it has failed, what becomes of the link
 */
export async function share(page: AnyPage, pieces: Piece[][]): Promise<string> {
  try {
    await navigator.share(await shared(page, pieces));
    return "";
  } catch (error) {
    return (error as Error).name === "AbortError" ? "" : page.copy(page.shell.store.link());
  }
}
