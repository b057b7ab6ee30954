// How wide a picture in a panel is drawn, so that its letters are as large as those of the page: what
// heckmeck.css leaves of the screen.

/** A card's padding and edge, on both sides. */
const CARD = 26;

/** The page at its widest, its margins on both sides, the first of two columns. */
const WIDEST = 1400;
const MARGINS = 16;
const BESIDE = 390;

/** A phone on its side has two columns, as a large screen has. @param {{ width: number, height: number }} room */
const isOnItsSide = ({ width, height }) => width >= 600 && height <= 500;

/** @param {{ width: number, height: number, isWide: boolean }} room */
export function pictureWidth(room) {
  if (room.isWide) return Math.min(room.width, WIDEST) - 2 * MARGINS - BESIDE - 12 - CARD;
  return room.width - MARGINS - CARD - (isOnItsSide(room) ? BESIDE + 8 : 0);
}
