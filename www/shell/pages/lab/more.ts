// What is left as it is by most, folded away below what is set.

import { html, nothing } from "lit-html";
import type { LabPage } from "./lab.ts";
import { openMore } from "./moves.ts";
import type { AnyResult } from "./run.ts";

/** @param words what there is to set, and how it is set now */
export const moreView = <Setting extends object, Words, Result extends AnyResult>(
  { state, act }: LabPage<Setting, Words, Result>,
  { name, now }: { name: string; now?: string },
  settings: unknown,
) => html`<details
  class="more"
  ?open=${state.isMoreOpen}
  @toggle=${({ target }: Event & { target: HTMLDetailsElement }) => act(openMore, target.open)}
>
  <summary>
    <span><span class="more-name">${name}</span>${now ? html`<span class="hint">${now}</span>` : nothing}</span>
  </summary>
  ${settings}
</details>`;
