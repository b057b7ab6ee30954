// How wide a picture in a panel is: what heckmeck.css leaves of the screen.

import { pictureWidth as widthBeside } from "../../../../shell/room.js";

/** The first of two columns. */
const BESIDE = 390;

/** @param {{ width: number, height: number, isWide: boolean }} room */
export const pictureWidth = (room) => widthBeside(room, BESIDE);
