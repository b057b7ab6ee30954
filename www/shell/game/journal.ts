// The positions that undo and redo go to, and what was done there.

import type { Done } from "./contract.ts";

/** Where a move of this kind was made. */
interface Past<P> {
  kind: "step" | "input" | "edit";
  position: P;
  move: Done;
}

/** As many positions as are kept. */
const MOST = 400;

export class Journal<P> {
  readonly done: Past<P>[];
  /** The next to be redone is the last. */
  readonly undone: Past<P>[];

  constructor(done: Past<P>[] = [], undone: Past<P>[] = []) {
    this.done = done;
    this.undone = undone;
  }

  /** Notes where a move was made. What led to a step is undone with it, so the input before it goes. */
  note(past: Past<P>) {
    const done = past.kind === "step" ? this.#withoutInput() : this.done;
    return new Journal([...done, past].slice(-MOST));
  }

  #withoutInput() {
    return this.done.slice(0, this.done.findLastIndex(({ kind }) => kind !== "input") + 1);
  }

  /** Without the positions that `isIt` refuses. */
  only(isIt: (position: P) => boolean) {
    const kept = (all: Past<P>[]) => all.filter(({ position }) => isIt(position));
    return new Journal(kept(this.done), kept(this.undone));
  }

  /** What was done in one game after another. */
  followedBy(next: Journal<P>) {
    return new Journal([...this.done, ...next.done].slice(-MOST), next.undone);
  }

  /** After a step of another player: it is undone with what led to it, and can't be redone otherwise. */
  withStepOfOther(move: Done) {
    const last = this.done.at(-1);
    if (last?.kind !== "input") return this.undone.length === 0 ? this : new Journal(this.done);
    return new Journal([...this.#withoutInput(), { ...last, kind: "step", move }]);
  }

  /**
   * Goes back so many moves, or forward if the number is negative.
   * @param position the one that is left
   */
  go(position: P, moves: number): { position: P; journal: Journal<P> } {
    const [done, undone] = [[...this.done], [...this.undone]];
    const [from, to] = moves > 0 ? [done, undone] : [undone, done];
    let now = position;
    for (let nth = 0; nth < Math.abs(moves); nth += 1) {
      const past = from.pop();
      if (!past) break;
      to.push({ ...past, position: now });
      now = past.position;
    }
    return { position: now, journal: new Journal(done, undone) };
  }

  /**
   * As text. Positions share most of what they hold, such as the moves made before: each part, and each
   * item of a list, is written once.
   */
  toText() {
    const pool = new Pool();
    const placed = (part: unknown) =>
      Array.isArray(part) ? part.map((item) => pool.placeOf(item)) : pool.placeOf(part);
    const written = ({ kind, position, move }: Past<P>) => [
      kind,
      Object.entries(position as object).map(([key, part]) => [key, placed(part)]),
      [move.id, ...move.facts],
    ];
    const [done, undone] = [this.done.map(written), this.undone.map(written)];
    return JSON.stringify({ pool: pool.texts, done, undone });
  }

  /**
   * The journal that a text tells; an empty one if it tells none. Its positions are not looked at.
   * @param data of the text, parsed
   */
  static from<P>(data: unknown): Journal<P> {
    try {
      const text = data as JournalText;
      const pool = text.pool.map((part) => JSON.parse(part));
      const part = (place: Placed) => (Array.isArray(place) ? place.map((nth) => pool[nth]) : pool[place]);
      const read = ([kind, parts, [id, ...facts]]: JournalText["done"][number]): Past<P> => {
        const position = parts.map(([key, place]) => [key, part(place)]);
        return { kind, position: Object.fromEntries(position), move: { id, facts } };
      };
      const [done, undone] = [text.done.map(read), text.undone.map(read)];
      const isWhole = [...done, ...undone].every(({ kind }) => KINDS.includes(kind));
      return isWhole ? new Journal(done, undone) : new Journal();
    } catch {
      return new Journal();
    }
  }
}

const KINDS = ["step", "input", "edit"];

/** Where a part of a position lies in the pool: its place, or those of its items. */
type Placed = number | number[];

/** What `toText` writes. */
interface JournalText {
  pool: string[];
  done: [kind: Past<unknown>["kind"], parts: [key: string, place: Placed][], move: [id: string, ...facts: unknown[]]][];
  undone: JournalText["done"];
}

/** Parts as texts, each once. */
class Pool {
  texts: string[] = [];
  /** places of parts that were written before */
  #places: WeakMap<object, number> = new WeakMap();
  #placesOfTexts: Map<string, number> = new Map();

  placeOf(part: unknown) {
    const known = isObject(part) ? this.#places.get(part) : undefined;
    if (known !== undefined) return known;
    const text = JSON.stringify(part) ?? "null";
    const place = this.#placesOfTexts.get(text) ?? this.texts.push(text) - 1;
    this.#placesOfTexts.set(text, place);
    if (isObject(part)) this.#places.set(part, place);
    return place;
  }
}

const isObject = (part: unknown): part is object => typeof part === "object" && part !== null;
