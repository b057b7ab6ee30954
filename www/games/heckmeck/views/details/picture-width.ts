// How wide a picture in a panel is: what heckmeck.css leaves of the screen.

import { pictureWidth as widthBeside } from "../../../../shell/picture-width.ts";

/** The first of two columns. */
const BESIDE = 390;

export const pictureWidth = (room: { width: number; height: number; isWide: boolean }) => widthBeside(room, BESIDE);
