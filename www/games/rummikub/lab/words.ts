// The words of Tile rummy's Lab as its frame asks for them.

import type { Formats } from "../../../shell/model/format.ts";
import { words as text } from "../text/en/lab.ts";
import { aboutOf } from "./model/setting.ts";
import type { Setting, Strategy } from "./model/types.ts";

export type Words = ReturnType<typeof words>;

export function words(formats: Formats) {
  const own = text(formats);
  return {
    ...own,
    nameOf: (strategy: string) => own.nameOf(strategy as Strategy),
    how: (strategy: string) => own.how(strategy as Strategy),
    about: (setting: Setting) => own.about(aboutOf(setting)),
  };
}
