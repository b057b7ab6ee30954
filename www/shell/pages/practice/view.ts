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
    /** What the rule says that decides by the card that is practised, and what that is worth. */
    rule: ({ nth: number; text: string } & Pick<Decided<unknown>, "grade" | "picked" | "lost" | "unit">) | null;
  } | null;
  /** Of this visit. */
  tally: { done: number; right: number };
  position: unknown;
  /** Where it is decided, if not here. */
  elsewhere: string | null;
  /** How many rules are practised; null where decisions are. */
  rules: number | null;
  /** Whether the game has rules to remember. */
  hasRules: boolean;
  /** What the device keeps, and what can be done with that. */
  kept: unknown;
}

interface Acts {
  next(): void;
  setDifficulty(difficulty: Difficulty): void;
  practiseOwn(): void;
}

export function practiceView(shown: Shown, words: PracticeText, gameWords: PracticeWords, acts: Acts) {
  const { outcome, position, from, tally } = shown;
  const below = outcome ? gameWords.kinds[outcome.kind] : gameWords.hint?.(shown.unit);
  return html`
    <section class="card practice-head ${outcome?.grade ?? ""}" aria-labelledby="practice-question">
      <p class="line soft practice-from"><span>${shown.elsewhere ? nothing : shown.rules ? words.byRules(shown.rules) : words.from[from]}</span>${tally.done > 0 ? html`<span data-key="tally" aria-hidden="true">${tally.right}/${tally.done}</span>${unseen(words.tally(tally))}` : nothing}</p>
      <div role="status"><h2 id="practice-question">${outcome ? verdict(shown, words, gameWords) : shown.elsewhere ? words.puzzle : (gameWords.question?.(shown.unit) ?? words.question)}</h2>${below ? html`<p class="soft" data-key="kind">${below}</p>` : nothing}${outcome?.reason ? html`<p data-key="reason">${outcome.reason}</p>` : nothing}${outcome?.rule ? ruleView(outcome.rule, shown, words, gameWords) : nothing}</div>
    </section>
    ${shown.rules && !outcome ? nothing : padView(shown, words, acts)}
    <div class="practice-position ${outcome ? "decided" : ""} ${outcome?.reason ? "reasoned" : ""}">${position}</div>
    ${shown.hasRules && !shown.rules ? html`<p><a href="./?by-heart">${words.rules}</a></p>` : nothing}
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
function ruleView(
  rule: NonNullable<NonNullable<Shown["outcome"]>["rule"]>,
  { rules }: Shown,
  words: PracticeText,
  gameWords: PracticeWords,
) {
  const { grade, nth, text } = rule;
  const worth =
    grade === "best" || grade === "asGood" ? words.ruleIsRight[grade] : words.ruleIsWrong(gameWords.cost(rule));
  return html`<p data-key="rule">${rules === 1 ? nothing : html`<b>${words.rule(nth + 1)}</b> `}${text}</p>
    <p data-key="rule-worth" class=${isMissed(grade) ? "wrong" : ""}>${worth}</p>`;
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
