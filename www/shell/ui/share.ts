// Hands the position to the system's sheet for sharing: a sentence that says what is best, the link, and a picture of both.

import type { AnyPage } from "../game/contract.ts";
import { browser } from "../host/browser.ts";
import { saveFile } from "../host/export.ts";
import { pictureOf, type Shown } from "./share-picture.ts";

/** Whether the system has such a sheet. */
export const canShare = () => typeof browser.navigator.share === "function";

/** What is handed over. Where the system takes no pictures, or none can be drawn, the link goes alone. */
async function shared(page: AnyPage, shown: Shown | null): Promise<ShareData> {
  const { game, store } = page.shell;
  const title = game.title(page);
  const summary = () => (page.analysis ? game.summary(page, { before: page.state, move: null, own: false }) : "");
  const text = shown?.says ?? summary();
  const data = { title: `${title} · rollwise`, text, url: store.link() };
  const picture = await pictureOf({ title, text, pieces: shown?.pieces ?? [] });
  const files = picture ? [new File([picture], "rollwise.png", { type: picture.type })] : [];
  return files.length > 0 && browser.navigator.canShare?.({ files }) ? { ...data, files } : data;
}

/**
 * Opens the sheet with what is made for it.
 * @param otherwise where it has failed
 * @returns what is to be said then: nothing where somebody has closed the sheet
 */
export async function handOver(made: () => Promise<ShareData>, otherwise: () => Promise<string>): Promise<string> {
  try {
    await browser.navigator.share(await made());
    return "";
  } catch (error) {
    return (error as Error).name === "AbortError" ? "" : otherwise();
  }
}

/**
 * Opens the sheet with a position.
 * @param shown what the game has to show of the position
 * @returns what is to be said then: nothing where somebody has closed the sheet; where it has failed, what becomes of the link
 */
export const share = (page: AnyPage, shown: Shown | null): Promise<string> =>
  handOver(
    () => shared(page, shown),
    () => page.copy(page.shell.store.link()),
  );

/**
 * Opens the sheet with a picture alone; where it takes none, the picture is saved.
 * @returns what is to be said then
 */
export async function sharePicture(
  picture: Parameters<typeof pictureOf>[0],
  { fileName, saved, notDrawn }: { fileName: string; saved(name: string): string; notDrawn: string },
): Promise<string> {
  const drawn = await pictureOf(picture);
  if (!drawn) return notDrawn;
  const files = [new File([drawn], fileName, { type: drawn.type })];
  const save = async () => {
    saveFile(fileName, drawn);
    return saved(fileName);
  };
  const canHandOver = canShare() && browser.navigator.canShare?.({ files });
  return canHandOver ? handOver(async () => ({ title: picture.title, files }), save) : save();
}
