// What the dialogs of players and settings have in common: who plays a seat, who rolls, how fast, and when advice is shown.

import { html, nothing } from "lit-html";
import { ADVICE_TIMES, type AdviceTime, type WhenAdvised } from "../model/advice.ts";
import { THROWS, type Throws } from "../model/chance.ts";
import { PACES, type Pace } from "../model/pace.ts";
import { startWords } from "../text/en/start.ts";
import { choiceSetting } from "./choice.ts";
import { select } from "./fields.ts";

/** A list of those who can play a seat, and below it how whoever is picked plays. */
export const playerSelect = <Value extends string | null>({
  how = "",
  ...of
}: {
  label: string;
  key: string;
  value: Value;
  options: { value: Value; text: string }[];
  onpick(value: Value): void;
  how?: string;
}) => html`${select({ ...of, className: "by" })}${how === "" ? nothing : html`<p class="hint">${how}</p>`}`;

export const throwsSetting = (
  words: { throwsLabel: string; throws: Record<Throws, string>; throwsHint?: string },
  value: Throws,
  onpick: (value: Throws) => void,
) =>
  choiceSetting({
    name: "throws",
    label: words.throwsLabel,
    value,
    values: THROWS,
    texts: words.throws,
    onpick,
    hint: words.throwsHint,
  });

export const paceSetting = (
  words: { paceLabel: string; paces: Record<Pace, string> },
  value: Pace,
  onpick: (value: Pace) => void,
) => choiceSetting({ name: "pace-set", label: words.paceLabel, value, values: PACES, texts: words.paces, onpick });

export const adviceSetting = (value: WhenAdvised, onpick: (value: AdviceTime) => void) =>
  choiceSetting({
    name: "advice",
    label: startWords.adviceLabel,
    value,
    values: ADVICE_TIMES,
    texts: startWords.advice,
    onpick,
    hint: startWords.adviceHint,
  });
