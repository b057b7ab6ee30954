/** A roll of Heckmeck whose details tests read, and what they must show. */

import type { Page } from "playwright-core";
import type { TurnAnswer } from "#modules/heckmeck";

import { counts, evaluate, percent } from "../steps.ts";

export type Goal = "atLeast" | "exactly" | "expectedAtLeast";
export type Choice = Pick<TurnAnswer["choices"][number], "face" | "count">;

export const TOTALS = Array.from({ length: 40 }, (_, nth) => nth + 1);
const SIGNS = "12345w";
export const ROLLED = { link: "taken=5&roll=11234ww&goal=at-least&target=25" };
export const rolled = (page: Page) => evaluate(page, { taken: counts("5"), roll: counts("11234ww") });
export const signOf = (choice: Choice) => SIGNS[choice.face - 1];

export const shownAs = (goal: Goal) => (number: number) =>
  goal === "expectedAtLeast" ? number.toFixed(2) : percent(number);
