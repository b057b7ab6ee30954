// A picture of a position, for whoever gets a link to it: the game, what lies on the table, and what is best, in the page's colours.

import { browser } from "../host/browser.ts";

/** How wide a picture is, how high at least, and how high all pieces together are at most: a position's, and one that fills a phone. */
const FORMATS = {
  position: { width: 1200, height: 0, highest: 760 },
  tall: { width: 1080, height: 1350, highest: 910 },
};
const EDGE = 56;
/** Of the letters above what lies on the table, and of those that say what is best. */
const [HEAD, SAID] = [40, 52];
const LINE = 1.25;
/** How large a die is at most. */
const PIECE = 110;
/** What is said stands beside pieces that leave so much room, and below others. */
const BESIDE = 480;
const GAP = 40;

/** Where a piece is and how large: 1 is as wide as a die. */
interface Place {
  x: number;
  y: number;
}

/**
 * What is drawn. Colours are those of the page's style, by name; `symbol` is one of the page, `size` its width, and `die` what its ground
 * is where that differs. The pieces of a group are `by` so much larger. A text ends at `x` with `align: "end"`, and is no wider than `width`.
 */
export type Piece = Place &
  (
    | { kind: "symbol"; symbol: string; size: number; die?: string }
    | { kind: "box"; width: number; height: number; fill?: string; line?: string; look?: "thick" | "dashed" }
    | {
        kind: "text";
        text: string;
        size: number;
        colour: string;
        width: number;
        align?: CanvasTextAlign;
        bold?: boolean;
        /** In the face of large numbers. */
        isNumber?: boolean;
      }
    | { kind: "group"; pieces: Piece[]; by: number }
    | { kind: "curve"; points: Place[]; colour: string }
    | { kind: "shape"; shape: "circle" | "square" | "triangle" | "diamond"; size: number; colour: string }
  );

/** What a game shows of a position: what lies on the table, and what is said of it where that is not its summary. */
export interface Shown {
  pieces: Piece[];
  says?: string;
}

/** Colours that were looked up for the picture that is drawn. */
const known = new Map<string, string>();

/** A colour of the page's style, as it is on screen. */
function colourOf(name: string) {
  const colour = known.get(name) ?? lookUp(name);
  known.set(name, colour);
  return colour;
}

function lookUp(name: string) {
  const probe = browser.document.createElement("span");
  probe.style.color = `var(${name})`;
  browser.document.body.append(probe);
  const { color } = browser.getComputedStyle(probe);
  probe.remove();
  return color;
}

type Canvas = CanvasRenderingContext2D;
type Of<Kind extends Piece["kind"]> = Piece & { kind: Kind };

/** Draws a symbol of the page at the canvas's origin, so many pixels wide. */
function drawSymbol(canvas: Canvas, { symbol: name, die }: Of<"symbol">, size: number) {
  const symbol = browser.document.getElementById(name);
  const view = symbol instanceof SVGSymbolElement ? symbol.viewBox.baseVal : null;
  if (!(symbol instanceof SVGSymbolElement) || !view) return;
  if (die) symbol.style.setProperty("--die", `var(${die})`);
  canvas.save();
  canvas.scale(size / view.width, size / view.width);
  for (const shape of symbol.children) drawShape(canvas, shape);
  canvas.restore();
  if (die) symbol.style.removeProperty("--die");
}

function drawShape(canvas: Canvas, shape: Element) {
  const { fill, stroke, strokeWidth, strokeLinecap } = browser.getComputedStyle(shape);
  const path = pathOf(shape);
  if (fill !== "none") {
    canvas.fillStyle = fill;
    canvas.fill(path);
  }
  if (stroke === "none") return;
  canvas.strokeStyle = stroke;
  canvas.lineWidth = Number.parseFloat(strokeWidth);
  canvas.lineCap = strokeLinecap as CanvasLineCap;
  canvas.stroke(path);
}

function pathOf(shape: Element) {
  const of = (name: string) => Number(shape.getAttribute(name));
  if (shape.tagName === "path") return new Path2D(shape.getAttribute("d") ?? "");
  const path = new Path2D();
  if (shape.tagName === "circle") path.arc(of("cx"), of("cy"), of("r"), 0, 2 * Math.PI);
  else path.roundRect(of("x"), of("y"), of("width"), of("height"), of("rx"));
  return path;
}

/** The face of large numbers, as tokens.css names it. */
const NUMBERS = "numbers";

const font = (size: number, weight = 600) => `${weight} ${size}px system-ui, sans-serif`;

function drawBox(canvas: Canvas, { width, height, fill, line, look }: Of<"box">, unit: number) {
  const thick = look === "thick" ? unit / 20 : Math.max(1.5, unit / 45);
  const path = new Path2D();
  path.roundRect(0, 0, width * unit, height * unit, (Math.min(width, height, 1) * unit) / 6);
  if (fill) {
    canvas.fillStyle = colourOf(fill);
    canvas.fill(path);
  }
  if (!line) return;
  canvas.strokeStyle = colourOf(line);
  canvas.lineWidth = thick;
  canvas.setLineDash(look === "dashed" ? [3 * thick, 3 * thick] : []);
  canvas.stroke(path);
}

function drawText(canvas: Canvas, { text, size, colour, width, align, bold, isNumber }: Of<"text">, unit: number) {
  canvas.fillStyle = colourOf(colour);
  canvas.font = isNumber
    ? `800 ${size * unit}px ${NUMBERS}, system-ui, sans-serif`
    : font(size * unit, bold ? 700 : 500);
  canvas.textAlign = align ?? "start";
  canvas.fillText(text, 0, 0, width * unit);
}

/** The corners of a shape in a square of size 1. */
const CORNERS = {
  square: "M.1 .1h.8v.8h-.8z",
  triangle: "M.5 .05L1 .95H0z",
  diamond: "M.5 0L1 .5L.5 1L0 .5z",
  circle: "M.5 .05a.45 .45 0 1 1 -.001 0z",
};

function drawSign(canvas: Canvas, { shape, size, colour }: Of<"shape">, unit: number) {
  canvas.fillStyle = colourOf(colour);
  canvas.scale(size * unit, size * unit);
  canvas.fill(new Path2D(CORNERS[shape]));
}

/** A line along points, which are counted from where the piece stands. */
function drawCurve(canvas: Canvas, { points, colour }: Of<"curve">, unit: number) {
  canvas.strokeStyle = colourOf(colour);
  canvas.lineWidth = unit / 14;
  canvas.lineJoin = "round";
  canvas.beginPath();
  for (const { x, y } of points) canvas.lineTo(x * unit, y * unit);
  canvas.stroke();
}

/** How far pieces reach to the right and down, in pieces. */
export const reach = (pieces: Piece[]): { right: number; bottom: number } => {
  const ends = pieces.map((piece) => {
    const { x, y } = piece;
    if (piece.kind === "box") return { right: x + piece.width, bottom: y + piece.height };
    if (piece.kind === "curve") return { right: x, bottom: y };
    if (piece.kind === "group") {
      const { right, bottom } = reach(piece.pieces);
      return { right: x + piece.by * right, bottom: y + piece.by * bottom };
    }
    if (piece.kind !== "text") return { right: x + piece.size, bottom: y + piece.size };
    const width = piece.align === "center" ? piece.width / 2 : piece.align === "end" ? 0 : piece.width;
    return { right: x + width, bottom: y + piece.size * LINE };
  });
  const farthest = (ways: number[]) => Math.max(0, ...ways);
  return { right: farthest(ends.map(({ right }) => right)), bottom: farthest(ends.map(({ bottom }) => bottom)) };
};

function drawPieces(canvas: Canvas, pieces: Piece[], unit: number) {
  for (const piece of pieces) {
    canvas.save();
    canvas.translate(piece.x * unit, piece.y * unit);
    if (piece.kind === "symbol") drawSymbol(canvas, piece, piece.size * unit);
    else if (piece.kind === "box") drawBox(canvas, piece, unit);
    else if (piece.kind === "text") drawText(canvas, piece, unit);
    else if (piece.kind === "group") drawPieces(canvas, piece.pieces, piece.by * unit);
    else if (piece.kind === "curve") drawCurve(canvas, piece, unit);
    else drawSign(canvas, piece, unit);
    canvas.restore();
  }
}

/** A text in lines that are at most so wide. */
function linesOf(canvas: Canvas, text: string, width: number) {
  canvas.font = font(SAID);
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && canvas.measureText(longer).width <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** Where everything goes, and how high the picture is then: as high as what is in it. */
function layOut(canvas: Canvas, { text, pieces, format = "position" }: Pictured) {
  const { width: all, height: least, highest } = FORMATS[format];
  const widest = all - 2 * EDGE;
  const { right, bottom } = reach(pieces);
  const unit = pieces.length === 0 ? 0 : Math.min(PIECE, widest / right, highest / bottom);
  const [width, height] = [right * unit, bottom * unit];
  const top = EDGE + HEAD * LINE + GAP;
  const isBeside = pieces.length > 0 && widest - width - GAP >= BESIDE;
  const lines = linesOf(canvas, text, isBeside ? widest - width - GAP : widest);
  const said = lines.length * SAID * LINE;
  const below = pieces.length === 0 ? top : top + height + GAP;
  const place = isBeside ? { x: EDGE + width + GAP, y: top + Math.max(0, (height - said) / 2) } : { x: EDGE, y: below };
  const end = isBeside ? top + Math.max(height, said) : below + said;
  // What leaves room stands in the middle.
  const spare = Math.max(0, least - Math.ceil(end + EDGE)) / 2;
  return {
    unit,
    top: top + spare,
    lines,
    place: { ...place, y: place.y + spare },
    high: Math.ceil(end + EDGE + 2 * spare),
  };
}

/** The name of the site. */
const SITE = "rollwise";

interface Pictured {
  title: string;
  text: string;
  pieces: Piece[];
  format?: keyof typeof FORMATS;
}

/** The picture as a PNG; null where the browser can't make one. */
export async function pictureOf(pictured: Pictured) {
  const { title, pieces, format = "position" } = pictured;
  const { width } = FORMATS[format];
  const element = Object.assign(browser.document.createElement("canvas"), { width, height: EDGE });
  const canvas = element.getContext("2d");
  if (!canvas) return null;
  // Where it can't be had, numbers are in the system's face.
  await browser.document.fonts?.load(`800 1em ${NUMBERS}`).catch(() => {});
  known.clear();
  const { unit, top, lines, place, high } = layOut(canvas, pictured);
  // A canvas that gets another size forgets how it draws.
  element.height = high;
  canvas.fillStyle = colourOf("--ground");
  canvas.fillRect(0, 0, width, high);
  canvas.textBaseline = "top";
  canvas.font = font(HEAD, 700);
  canvas.fillStyle = colourOf("--ink");
  canvas.fillText(title, EDGE, EDGE);
  canvas.fillStyle = colourOf("--link");
  canvas.textAlign = "end";
  canvas.fillText(SITE, width - EDGE, EDGE);
  canvas.textAlign = "start";
  canvas.save();
  canvas.translate(EDGE, top);
  drawPieces(canvas, pieces, unit);
  canvas.restore();
  canvas.font = font(SAID);
  canvas.fillStyle = colourOf("--ink");
  for (const [nth, line] of lines.entries()) canvas.fillText(line, place.x, place.y + nth * SAID * LINE);
  return new Promise<Blob | null>((done) => element.toBlob(done, "image/png"));
}
