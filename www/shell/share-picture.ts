// A picture of a position, for whoever gets a link to it: the game, what lies on the table, and what is best, in the page's colours.

const [WIDTH, HEIGHT] = [1200, 630];
const EDGE = 60;
/** How large a die is at most, and how much of its size lies between two. */
const PIECE = 110;
const GAP = 0.12;
const LINE = 1.25;

/** What lies on the table: a symbol of the page by its name, "" for a gap, or a tile that shows a text in a colour of the page's style. */
export type Piece = string | { text: string; colour: string };

/** A colour of the page's style, as it is on screen. */
function colourOf(name: string) {
  const probe = document.createElement("span");
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Draws a symbol of the page at the canvas's origin, so many pixels wide. */
function drawSymbol(canvas: CanvasRenderingContext2D, name: string, size: number) {
  const symbol = document.getElementById(name);
  const view = symbol instanceof SVGSymbolElement ? symbol.viewBox.baseVal : null;
  if (!symbol || !view) return;
  canvas.save();
  canvas.scale(size / view.width, size / view.width);
  for (const shape of symbol.children) drawShape(canvas, shape);
  canvas.restore();
}

function drawShape(canvas: CanvasRenderingContext2D, shape: Element) {
  const { fill, stroke, strokeWidth, strokeLinecap } = getComputedStyle(shape);
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
  const [x, y, width, height, rx, cx, cy, r] = ["x", "y", "width", "height", "rx", "cx", "cy", "r"].map((name) =>
    Number(shape.getAttribute(name)),
  );
  if (shape.tagName === "path") return new Path2D(shape.getAttribute("d") ?? "");
  const path = new Path2D();
  if (shape.tagName === "circle") path.arc(cx, cy, r, 0, 2 * Math.PI);
  else path.roundRect(x, y, width, height, rx);
  return path;
}

/** A text in lines that are at most so wide. */
function linesOf(canvas: CanvasRenderingContext2D, text: string, width: number) {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && canvas.measureText(longer).width <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** Writes a text in the largest letters with which it keeps to its room. */
function write(canvas: CanvasRenderingContext2D, text: string, top: number, height: number) {
  for (let size = 56; size >= 20; size -= 2) {
    canvas.font = `600 ${size}px system-ui, sans-serif`;
    const lines = linesOf(canvas, text, WIDTH - 2 * EDGE);
    if (lines.length * size * LINE > height && size > 20) continue;
    for (const [nth, line] of lines.entries()) canvas.fillText(line, EDGE, top + nth * size * LINE);
    return;
  }
}

function drawTile(canvas: CanvasRenderingContext2D, { text, colour }: Exclude<Piece, string>, size: number) {
  canvas.fillStyle = colourOf("--face");
  canvas.strokeStyle = colourOf("--face-line");
  canvas.lineWidth = 2;
  const path = new Path2D();
  path.roundRect(1, 1, size - 2, size - 2, size / 8);
  canvas.fill(path);
  canvas.stroke(path);
  canvas.fillStyle = colourOf(colour);
  canvas.font = `700 ${0.5 * size}px system-ui, sans-serif`;
  canvas.fillText(text, (size - canvas.measureText(text).width) / 2, 0.27 * size);
}

function drawPieces(canvas: CanvasRenderingContext2D, lines: Piece[][], top: number, height: number) {
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(PIECE, (WIDTH - 2 * EDGE) / (longest * (1 + GAP)), height / (lines.length * (1 + GAP)));
  for (const [row, pieces] of lines.entries()) {
    for (const [nth, piece] of pieces.entries()) {
      canvas.save();
      canvas.translate(EDGE + nth * size * (1 + GAP), top + row * size * (1 + GAP));
      if (typeof piece === "string") drawSymbol(canvas, piece, size);
      else drawTile(canvas, piece, size);
      canvas.restore();
    }
  }
  return lines.length * size * (1 + GAP);
}

/** The picture as a PNG; null where the browser can't make one. */
export function pictureOf({ title, text, pieces }: { title: string; text: string; pieces: Piece[][] }) {
  const element = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const canvas = element.getContext("2d");
  if (!canvas) return null;
  canvas.fillStyle = colourOf("--ground");
  canvas.fillRect(0, 0, WIDTH, HEIGHT);
  canvas.textBaseline = "top";
  canvas.font = "600 40px system-ui, sans-serif";
  canvas.fillStyle = colourOf("--accent");
  canvas.fillText(title, EDGE, EDGE);
  const top = EDGE + 80;
  const lines = pieces.filter(({ length }) => length > 0);
  const used = lines.length > 0 ? drawPieces(canvas, lines, top, 250) + 20 : 0;
  canvas.fillStyle = colourOf("--ink");
  write(canvas, text, top + used, HEIGHT - EDGE - top - used);
  return new Promise<Blob | null>((done) => element.toBlob(done, "image/png"));
}
