// Which position is practised next, and when it comes again: by FSRS, the scheduler that Anki uses, as ts-fsrs has it.

import { createEmptyCard, fsrs, Rating } from "ts-fsrs";
import type { Card } from "./types.ts";

/** The same answers lead to the same days. */
const scheduler = fsrs({ enable_fuzz: false });

/** Of what was never practised: it is due at once. */
export const newSchedule = (now: number): Card["schedule"] => createEmptyCard(now);

/** A card whose position was decided wrong in a game: it is due at once. */
export const missedAgain = (
  card: Card,
  { lost, at, from = "own" }: { lost: number; at: number; from?: "own" | "table" },
): Card => ({
  ...card,
  from,
  misses: card.misses + 1,
  lost: Math.max(card.lost, lost),
  schedule: { ...card.schedule, due: new Date(at) },
});

/** A card after it was practised. */
export function practised(card: Card, { isRight, lost }: { isRight: boolean; lost: number }, now: number): Card {
  const { card: schedule } = scheduler.next(card.schedule, now, isRight ? Rating.Good : Rating.Again);
  return {
    ...card,
    misses: card.misses + Number(!isRight),
    lost: Math.max(card.lost, lost),
    schedule,
  };
}

/** Whether this is a schedule that a card can be practised by. */
export function isSchedule(part: unknown) {
  try {
    const { card } = scheduler.next(part as Card["schedule"], 0, Rating.Good);
    return [dueAt({ schedule: part } as Card), card.due.getTime(), card.stability, card.difficulty, card.reps].every(
      Number.isFinite,
    );
  } catch {
    return false;
  }
}

export const dueAt = ({ schedule }: Card) => new Date(schedule.due).getTime();

/** What comes first: the costliest, and those that were decided wrong more than once. */
const weight = ({ lost, misses }: Card) => lost * misses;

/** The cards that are due: own decisions first, the weightiest of each first. */
export const dueCards = (cards: Card[], now: number) =>
  cards
    .filter((card) => dueAt(card) <= now && card.misses > 0)
    .sort(
      (one, other) =>
        Number(one.from === "computer") - Number(other.from === "computer") ||
        weight(other) - weight(one) ||
        dueAt(one) - dueAt(other),
    );

/**
 * The next position of the computer's: one that was never practised, else the one that is due first.
 * @param ids of the cards of these positions, in the order in which they come
 */
export function nextOfComputer(ids: string[], cards: Card[]): number {
  const kept = new Map(cards.map((card) => [card.id, card]));
  const fresh = ids.findIndex((id) => !kept.has(id));
  if (fresh >= 0) return fresh;
  const due = ids.map((id) => dueAt(kept.get(id) as Card));
  return due.indexOf(Math.min(...due));
}
