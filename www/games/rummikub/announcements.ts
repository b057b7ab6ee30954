// What is announced to those who hear the page: what has happened, and the answer in a sentence.

import type { Change } from "../../shell/game/contract.ts";
import { at } from "../../shell/model/at.ts";
import type { Page } from "./actions.ts";
import { isOpeningFound } from "./model/entry.ts";
import { factsOf } from "./model/facts.ts";
import { isEntering, isFirstRack } from "./model/state.ts";
import { countOf } from "./model/tiles.ts";
import type { State } from "./model/types.ts";

export function summary(page: Page, change: Change<State>) {
  const { state, words } = page;
  if (state.refused) return words.why(state.refused);
  const told = news(page, change);
  // What a draw would help arrives a little later, and is told with the headline then.
  const isLate = told.length > 0 && isDrawing(page) && !page.analysis.draws;
  return [...told, ...(isLate ? [] : situation(page))].join(" ");
}

/** Whether nothing goes, so that a draw is what counts. */
const isDrawing = ({ state, analysis }: Page) => !isEntering(state) && !analysis.plan && !analysis.isHindered;

function situation({ state, analysis, words }: Page) {
  const facts = factsOf(state, analysis);
  const isToDraw = facts.kind === "nothing" || facts.kind === "no-opening";
  return words.announce([
    words.headline(facts),
    ...(isToDraw && analysis.draws ? [words.wouldHelp(analysis.draws)] : []),
  ]);
}

/** What has happened. */
function news(page: Page, change: Change<State>): string[] {
  const { state, words } = page;
  const isFound = !change.before.opened && isOpeningFound(state);
  const isWhole = change.before.target === "rack" && state.target === "set" && isFirstRack(state);
  return [
    ...changes(page, change),
    ...(isFound ? [words.openedAnnounced] : []),
    ...(isWhole && state.rack.length > change.before.rack.length ? [words.rackIsWhole] : []),
  ];
}

function changes({ state, words }: Page, { before, move }: Change<State>) {
  const added = state.moves.slice(before.moves.length).map(words.logged);
  if (added.length > 0) return added;
  // A step that notes nothing is a new game: what has left the table is no news.
  if (move?.kind === "step") return [];
  const { sets, entry, loose, came } = state.table;
  const was = before.table;
  const nth = sets.findLastIndex((set, nth) => set !== was.sets[nth]);
  if (sets.length > was.sets.length || (state.laid && nth >= 0)) {
    const begun = entry.tiles.length > 0 ? [words.entered(entry.tiles)] : [];
    return [words.laid(at(sets, nth), nth), ...begun];
  }
  if (entry.tiles.join() !== was.entry.tiles.join()) return [words.entered(entry.tiles)];
  const lists = [
    [state.rack, before.rack, "rack"],
    [loose, was.loose, "loose"],
    [came, was.came, "came"],
  ] as const;
  return lists.flatMap(([now, was, place]) => {
    const [tile, ...more] = [...new Set([...now, ...was])].filter((tile) => countOf(now, tile) !== countOf(was, tile));
    if (!tile) return [];
    const isStroke = more.length > 0 && now.length > was.length;
    return [isStroke ? words.changedAll([tile, ...more], place) : words.changed(tile, countOf(now, tile), place)];
  });
}
