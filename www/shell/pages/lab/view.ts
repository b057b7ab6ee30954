// A Lab below the header: what is to be played on one side, and what it has come to on the other.

import { html } from "lit-html";
import { barView } from "./bar.ts";
import type { Lab, LabPage, OwnWords } from "./lab.ts";
import { resultsView } from "./results.ts";
import type { AnyResult } from "./run.ts";

export function labView<
  Setting extends object,
  Words extends OwnWords<Setting, Verdict>,
  Result extends AnyResult,
  Verdict,
>(lab: Lab<Setting, Words, Result, Verdict>, page: LabPage<Setting, Words, Result>) {
  const { queries, games } = lab.plan(page.state.setting);
  return html`
    <div class="side">
      <section class="card setup" aria-labelledby="setup-title">
        <h2 id="setup-title">${page.words.whoPlays}</h2>
        ${lab.setup.map((view) => view(page))}
      </section>
      ${lab.presets.map((view) => view(page))}
    </div>
    <div class="side">${barView(page, queries.length, games)}${resultsView(lab, page)}</div>
  `;
}
