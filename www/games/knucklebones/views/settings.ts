// Knucklebones' part of the settings.

import { paceSetting } from "../../../shell/ui/players.ts";
import type { Page } from "../actions.ts";
import { show } from "../model/moves.ts";

export const view = ({ state, act, shell }: Page) =>
  paceSetting(shell.words, state.pace, (pace) => act(show, { pace }));
