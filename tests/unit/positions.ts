/** Random positions of each game, and how the notation writes them. */

import type { Counts } from "#modules/heckmeck";
import type { Chance } from "./random.ts";

const SYMBOLS = ["1", "2", "3", "4", "5", "w"];
const written = (counts: number[]) => counts.map((count, face) => SYMBOLS[face].repeat(count)).join("");

/** A turn of Heckmeck that can happen: some faces taken, and perhaps a roll. */
export function randomTurn({ below }: Chance) {
  const taken = [0, 0, 0, 0, 0, 0] as Counts;
  let left = 8;
  for (const face of taken.keys()) {
    if (left < 2 || below(2) === 0) continue;
    taken[face] = 1 + below(Math.min(3, left - 1));
    left -= taken[face];
  }
  const roll = [0, 0, 0, 0, 0, 0] as Counts;
  const isOver = taken.every((count) => count > 0);
  if (isOver || below(4) === 0) return { taken };
  for (let die = 0; die < left; die++) roll[below(6)] += 1;
  return { taken, roll };
}

export const textOfTurn = ({ taken, roll }: { taken: Counts; roll?: Counts }) =>
  roll ? `${written(taken)} > ${written(roll)}` : written(taken);

/** A table in the middle of a game. */
export function randomTable({ below }: Chance, players: number) {
  const stacks: number[][] = Array.from({ length: players }, () => []);
  const grill: number[] = [];
  for (let tile = 21; tile <= 36; tile++) {
    const place = below(2 * players + 4);
    if (place < players) stacks[place].push(tile);
    else if (place < 2 * players + 2 || tile === 36) grill.push(tile);
  }
  return { players: stacks, toMove: below(players), grill };
}

interface SeatedTable {
  players: number[][];
  toMove: number;
  grill: number[];
}

export const textOfTable = ({ players, toMove, grill }: SeatedTable) => {
  const stacks = players.map((stack, seat) => (seat === toMove ? "*" : "") + (stack.join(" ") || "-"));
  return [...stacks, `grill ${grill.join(" ")}`].join(" | ");
};

/** Boards of Knucklebones that can face each other. */
export function randomBoards({ below }: Chance) {
  const mine: number[][] = [[], [], []];
  const theirs: number[][] = [[], [], []];
  for (let die = below(17); die > 0; die--) {
    const [board, other] = below(2) === 0 ? [mine, theirs] : [theirs, mine];
    const column = below(3);
    const face = 1 + below(6);
    const room = board.flat().length < 8 && board[column].length < 3;
    if (room && !other[column].includes(face)) board[column].push(face);
  }
  return { mine, theirs };
}

const board = (columns: number[][]) => columns.map((dice) => dice.join("").padEnd(3, "_")).join("/");

export const textOfBoards = ({ mine, theirs, roll }: { mine: number[][]; theirs: number[][]; roll: number }) =>
  `${board(mine)} v ${board(theirs)} > ${roll}`;

/** A sheet of Solitaire Dice, whose marks may not fit. */
export function randomSheet({ below }: Chance) {
  const rejects = [0, 0, 0, 0, 0, 0];
  for (let number = 0; number < 3; number++) rejects[below(6)] = below(8);
  const sums = Array.from({ length: 11 }, () => below(3) * below(6));
  const roll = Array.from({ length: 5 }, () => 1 + below(6));
  return { sums: sums.map((marks) => Math.min(marks, 10)), rejects, roll };
}

const rows = (marks: number[], first: number) => marks.map((count, nth) => `${first + nth}:${count}`).join(" ");

export const textOfSheet = ({ sums, rejects, roll }: ReturnType<typeof randomSheet>) =>
  `${rows(sums, 2)} | ${rows(rejects, 1)} > ${roll.join("")}`;

/** A table and a rack of Rummikub: no tile more often than twice. */
export function randomRack({ below, pick }: Chance) {
  const count = new Map<string, number>();
  const isFree = (tile: string) => (count.get(tile) ?? 0) < 2;
  const use = (tiles: string[]) => {
    for (const tile of tiles) count.set(tile, (count.get(tile) ?? 0) + 1);
    return tiles;
  };
  const table: string[][] = [];
  for (let set = below(6); set > 0; set--) {
    const colour = pick(["r", "b", "k", "o"]);
    const first = 1 + below(10);
    const run = Array.from({ length: 3 + below(Math.min(4, 12 - first)) }, (_, nth) => `${colour}${first + nth}`);
    const group = ["r", "b", "k", "o"].filter((other) => other !== colour).map((other) => `${other}${first}`);
    const tiles = below(2) === 0 ? run : group;
    if (tiles.every((tile) => isFree(tile))) table.push(use(tiles));
  }
  const rack: string[] = [];
  for (let tile = 4 + below(8); tile > 0; tile--) {
    const drawn = below(20) === 0 ? "j" : `${pick(["r", "b", "k", "o"])}${1 + below(13)}`;
    if (isFree(drawn)) rack.push(...use([drawn]));
  }
  return { table, rack };
}

export const textOfRack = ({ table, rack }: ReturnType<typeof randomRack>) =>
  `${table.map((set) => set.join(" ")).join(" / ")} | ${rack.join(" ")}`;
