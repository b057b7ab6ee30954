// How wide a picture in a panel is drawn, so that its letters are as large as those of the page.

/** A card's padding and edge, on both sides. */
const CARD = 26;

/** The page at its widest, and its margins on one side. */
const WIDEST = 1400;
const MARGINS = 16;

/** A phone on its side has two columns, as a large screen has. */
const isOnItsSide = ({ width, height }: { width: number; height: number }) => width >= 600 && height <= 500;

/**
 * @param beside the first of two columns
 * @param onItsSide the same on a phone on its side
 */
export function pictureWidth(
  room: { width: number; height: number; isWide: boolean },
  beside: number,
  onItsSide: number = beside,
) {
  if (room.isWide) return Math.min(room.width, WIDEST) - 2 * MARGINS - beside - 12 - CARD;
  return room.width - MARGINS - CARD - (isOnItsSide(room) ? onItsSide + 8 : 0);
}
