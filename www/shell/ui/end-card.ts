// How a game went, below its result: its curve, everybody's luck, what to try again, and what leads on: practice, the evening so far,
// progress, and a picture of it all to share.

import { html, nothing } from "lit-html";
import type { AnyPage } from "../game/contract.ts";
import { gameIdOf } from "../game/game-id.ts";
import { gamesOf } from "../game/records/records.ts";
import type { GameResult } from "../game/records/types.ts";
import { eveningsOf, nameIn } from "../pages/evenings/evenings.ts";
import { type EveningsText, eveningsWords } from "../text/en/evenings.ts";
import { menuWords } from "../text/en/menu.ts";
import { type Curves, smallCourse } from "./course-chart.ts";
import { endPieces } from "./end-picture.ts";
import { sharePicture } from "./share.ts";

/** What a game says of its end. */
export interface End {
  /** Who has won, and by how much. */
  headline: string;
  /** As it is kept; null after a position that was only looked at. */
  result: GameResult | null;
  /** The game as curves, and what leads to them at full size; null where there are none. */
  course: (Curves & { label: string; open(): void }) | null;
  /** What was decided, and the costliest decision, which can be made again. */
  told?: unknown;
  /** Whether the only person's decisions are known and none gave anything away. */
  isAllBest?: boolean;
  /** Whether a mistake of this game comes again in practice. */
  isPractised?: boolean;
}

export function endCard(page: AnyPage, end: End) {
  const { headline, result, course, told = nothing } = end;
  const { formats, game } = page.shell;
  const words = eveningsWords(formats);
  const names = result?.players.map(nameIn(game, page.words)) ?? [];
  const luck = luckIn(end, names, game.pages.evenings?.luck ?? "points", words);
  const share = async () => {
    const board = await game.shown?.().then(
      ({ shown }) => shown(page).pieces,
      () => [],
    );
    const pieces = endPieces({ names, result, course, board: board ?? [] }, formats);
    const text = [headline, ...luck].join(" ");
    const said = await sharePicture(
      { title: game.title(page), text, pieces, format: "tall" },
      { ...words, fileName: `${game.id}.png` },
    );
    page.notify("shared", said || null);
  };
  return html`${luck.map((text) => html`<p data-key="luck">${text}</p>`)}
    ${told}
    ${
      course === null
        ? nothing
        : html`<button class="quiet course-of-end" data-key="to-course" @click=${course.open}>${smallCourse({ ...course, width: page.room.picture })}${words.toCourse}</button>`
    }
    <p class="leads-on">${leadsOn(page, end, words)}
      <button class="quiet" data-key="share-end" @click=${share}>${words.sharePicture}</button></p>`;
}

/** Of the only person in a sentence, of several people by their names; nothing where it is not known. */
function luckIn({ result, isAllBest = false }: End, names: string[], unit: "wins" | "points", words: EveningsText) {
  const players = (result?.players ?? []).flatMap(({ by, luck }, seat) =>
    by !== null || luck === null
      ? []
      : [{ name: names[seat] ?? "", seat, points: Math.round(unit === "wins" ? 100 * luck : luck) + 0 }],
  );
  const own = players.find(({ seat }) => seat === result?.own);
  if (own) return [words.luckOfGame({ points: own.points, unit, isAllBest })];
  return players.length === 0 ? [] : [words.luckOfPlayers(players, unit)];
}

/** Other pages that say more; of practice and progress only where something of this game is noted for them. */
function leadsOn(page: AnyPage, { result, isPractised }: End, words: EveningsText) {
  const { formats, game } = page.shell;
  const { practice, progress, evenings } = game.pages;
  const menu = menuWords(formats);
  const link = (name: string, text: string) => html`<a data-key="end-${name}" href="./?${name}">${text}</a> `;
  const hasComputer = result?.players.some(({ by }) => by !== null);
  return html`${isPractised && practice ? link("practice", words.practise) : nothing}
    ${result && evenings ? link("evenings", soFar(page, result, words) ?? menu.evenings) : nothing}
    ${hasComputer && progress ? link("progress", menu.progress) : nothing}`;
}

/** The evening so far, in a line; null for its first game, and until it is read. */
function soFar(page: AnyPage, result: GameResult, words: EveningsText) {
  const evening = eveningOf(page, result);
  if (!evening || evening.games.length < 2) return null;
  const { standings, games, next } = evening;
  const isAlone = standings.length === 1;
  const told = standings.map(({ name, wins }) => `${name} ${words.wins(wins)}`).join(", ");
  const line = words.soFar(isAlone ? words.games(games.length) : told);
  return next === null ? line : `${line} · ${words.next(next)}`;
}

/** The evening that this game belongs to, once it is kept; null where it can't be read, or nothing is kept of this game. */
function eveningOf({ answers, state, words, shell: { game, noted } }: AnyPage, result: GameResult) {
  const id = `${game.id} ${gameIdOf(state)}`;
  const found = answers.get(`evening ${id} ${JSON.stringify(result)}`, async () => {
    await noted?.();
    const all = eveningsOf(await gamesOf(game.id), nameIn(game, words));
    return all.find(({ games }) => games.some((one) => one.id === id)) ?? null;
  });
  return found.status === "here" ? found.value : null;
}
