// Practice below the header: where the position is from, the question or what came of the decision, the position, and at the thumb what leads on.

import { html, nothing } from "lit-html";
import type { Card, Decided, Unit } from "../../game/records/types.ts";
import { type Grade, isMissed } from "../../model/grades.ts";
import type { PracticeText } from "../../text/en/practice.ts";
import { radios, unseen } from "../../ui/controls.ts";
import { DIFFICULTIES, type Difficulty, type PracticeWords } from "./contract.ts";

/** What is shown. */
export interface Shown {
  from: Card["from"];
  unit: Unit;
  /** Own decisions that are due. */
  due: number;
  difficulty: Difficulty;
  /** Null while nothing is decided. */
  outcome: {
    grade: Grade;
    picked: string;
    lost: number;
    unit: Unit;
    kind: string;
    /** Why the best choice is that; null where that is told elsewhere, or nowhere. */
    reason: string | null;
    /** The rule that decides by the card, and what its choice is worth; null where nothing is said of that. */
    rule: ({ nth: number; text: string } & Pick<Decided<unknown>, "grade" | "picked" | "lost" | "unit">) | null;
  } | null;
  /** Of this visit. */
  tally: { done: number; right: number };
  position: unknown;
  /** Where it is decided, if not here. */
  elsewhere: string | null;
  /** The card of rules to remember, and whether these are practised; null where the game has none. */
  rules: { count: number; arePractised: boolean } | null;
  /** What the device keeps, and what can be done with that. */
  kept: unknown;
}

interface Acts {
  next(): void;
  setDifficulty(difficulty: Difficulty): void;
  practiseOwn(): void;
}

export function practiceView(shown: Shown, words: PracticeText, gameWords: PracticeWords, acts: Acts) {
  const { outcome, position, from, tally, rules } = shown;
  const count = rules?.arePractised ? rules.count : null;
  const below = outcome ? gameWords.kinds[outcome.kind] : gameWords.hint?.(shown.unit);
  return html`
    <section class="card practice-head ${outcome?.grade ?? ""}" aria-labelledby="practice-question">
      <p class="line soft practice-from"><span>${shown.elsewhere ? nothing : count ? words.byRules(count) : words.from[from]}</span>${tally.done > 0 ? html`<span data-key="tally" aria-hidden="true">${tally.right}/${tally.done}</span>${unseen(words.tally(tally))}` : nothing}</p>
      <div role="status"><h2 id="practice-question">${outcome ? verdict(shown, words, gameWords) : shown.elsewhere ? words.puzzle : (gameWords.question?.(shown.unit) ?? words.question)}</h2>${below ? html`<p class="soft" data-key="kind">${below}</p>` : nothing}${outcome?.reason ? html`<p data-key="reason">${outcome.reason}</p>` : nothing}${ruleView(shown, words, gameWords)}</div>
    </section>
    ${count && !outcome ? nothing : padView(shown, words, acts)}
    <div class="practice-position ${outcome ? "decided" : ""} ${outcome?.reason ? "reasoned" : ""}">${position}</div>
    ${rules && !count ? html`<p><a href=${`./?by-heart${outcome?.rule ? `#rules=${rules.count}` : ""}`}>${words.rules}</a></p>` : nothing}
    ${shown.kept}
  `;
}

const padView = (
  shown: Shown,
  words: PracticeText,
  acts: Acts,
) => html`<section class="card thumb practice-pad" aria-label=${words.goOn}>
    ${
      shown.outcome
        ? html`<button class="primary wide" data-next-position data-next data-key="next" @click=${acts.next}>${words.next}</button>`
        : shown.elsewhere
          ? html`<a data-next data-key="solve" href=${shown.elsewhere}>${words.solve}</a>${difficultyView(shown, words, acts)}`
          : html`${dueView(shown, words, acts)}${difficultyView(shown, words, acts)}`
    }
  </section>`;

/** The rule that decides, and whether it is right here. */
function ruleView({ outcome, rules }: Shown, words: PracticeText, gameWords: PracticeWords) {
  if (!outcome?.rule || !rules) return nothing;
  const { grade, nth, text, picked } = outcome.rule;
  const isWrong = isMissed(grade);
  return html`<p data-key="rule">${rules.count > 1 ? html`<b>${words.rule(nth + 1, rules.count)}</b> ` : nothing}${text}</p>
    <p data-key="rule-worth" class=${isWrong ? "wrong" : ""}>${isWrong ? words.ruleIsWrong(picked === outcome.picked ? null : gameWords.cost(outcome.rule)) : words.ruleIsRight[grade]}</p>`;
}

const verdict = ({ outcome }: Shown, words: PracticeText, gameWords: PracticeWords) =>
  outcome === null
    ? nothing
    : outcome.grade === "best" || outcome.grade === "asGood"
      ? words.right[outcome.grade]
      : gameWords.cost(outcome);

/** How many own mistakes are due; beside a position of the computer's they can be gone back to. */
function dueView({ from, due }: Shown, words: PracticeText, { practiseOwn }: Acts) {
  if (from !== "computer") return html`<p class="soft">${words.due(due)}</p>`;
  return due > 0
    ? html`<button class="quiet wide" data-key="own" @click=${practiseOwn}>${words.due(due)}</button>`
    : nothing;
}

const difficultyView = ({ difficulty }: Shown, words: PracticeText, { setDifficulty }: Acts) =>
  radios({
    name: "difficulty",
    label: words.difficultyLabel,
    value: difficulty,
    options: DIFFICULTIES.map((value) => ({ value, content: words.difficulties[value] })),
    onpick: setDifficulty,
  });
