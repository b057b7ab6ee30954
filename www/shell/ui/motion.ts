// What has happened is seen to happen: what a move has taken flies to where it lies now, dice roll. A game says
// from the states before and after what has moved and by which selectors it is found; the page has been drawn already, nothing waits
// for a motion, and a tap ends all of them.

import { browser } from "../host/browser.ts";
import { tick } from "../host/vibration.ts";

/** One thing that moves, found by CSS selectors; nothing moves where a selector finds nothing. `after`: milliseconds that it waits. */
export type Motion = { after?: number } & (
  | { kind: "flies"; from: string; to: string }
  /** What lay there before falls out of sight. */
  | { kind: "falls"; from: string }
  /** What has changed its place or size goes from where it was. */
  | { kind: "slides"; at: string }
  /** A whole number goes to its new value. */
  | { kind: "counts"; at: string }
  | { kind: "rolls" | "turns" | "shakes" | "writes"; at: string }
  /** Symbols of the page burst from it. */
  | { kind: "bursts"; at: string; symbol: string }
);

type Of<Kind extends Motion["kind"]> = Extract<Motion, { kind: Kind }>;

/** What moves between two states of a game. */
export type Motions<State> = (before: State, after: State) => Motion[];

/** Milliseconds. */
const [SHORT, LONG, BURST] = [180, 240, 700];
/** Milliseconds within which things begin that do the same, and how long each of rolling dice takes: a roll takes both. */
const [SPREAD, ROLL] = [120, 280];
const BURSTING = 18;

const EASE = "cubic-bezier(.2,.7,.3,1)";

const KEYFRAMES: Record<"rolls" | "turns" | "shakes" | "writes", { frames: Keyframe[]; duration: number }> = {
  rolls: {
    duration: ROLL,
    frames: [
      { transform: "translate(-18px, -26px) rotate(-250deg) scale(.7)", opacity: 0.4 },
      { transform: "translate(4px, 5px) rotate(20deg) scale(1.06)", opacity: 1, offset: 0.7 },
      { transform: "none" },
    ],
  },
  turns: { duration: LONG, frames: [{ transform: "rotateY(180deg)" }, { transform: "none" }] },
  shakes: {
    duration: LONG,
    frames: [0, -6, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
  },
  // From below left to above right, as a pencil does.
  writes: { duration: SHORT, frames: [{ clipPath: "inset(100% 100% 0 0)" }, { clipPath: "inset(0)" }] },
};

const query = (selector: string) => browser.document.querySelector(selector);

/** A picture of an element that stays where it is in the window, above all else, and takes no taps. */
function ghostOf(element: Element, box: DOMRect) {
  const ghost = element.cloneNode(true) as HTMLElement | SVGElement;
  for (const part of [ghost, ...ghost.querySelectorAll("*")])
    for (const { name } of [...part.attributes])
      if (name === "id" || name.startsWith("data-")) part.removeAttribute(name);
  ghost.ariaHidden = "true";
  const { style } = ghost;
  Object.assign(style, { position: "fixed", margin: 0, zIndex: 9, pointerEvents: "none" });
  place(style, box);
  return ghost;
}

function place(style: CSSStyleDeclaration, { left, top, width, height }: DOMRect) {
  Object.assign(style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}

/** What leads from one box to another, by the one that it is drawn in. */
const between = (from: DOMRect, to: DOMRect) =>
  `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / (to.width || 1)}, ${from.height / (to.height || 1)})`;

/** What is known of a motion before the page is drawn. */
interface Noted {
  motion: Motion;
  box: DOMRect | null;
  text: string;
  ghost: HTMLElement | SVGElement | null;
}

/** Shows what moves from one drawing of the page to the next. */
export interface Mover<State> {
  /** Before the page is drawn: where things are now. What a player does can be felt as well. */
  note(change: { before: State; own: boolean }, after: State): void;
  /** After it is drawn. */
  play(): void;
}

export function createMotion<State>(motions: Motions<State>): Mover<State> {
  let noted: Noted[] = [];
  /** What is under way, each with what is to be taken away when it ends. */
  const running = new Map<Animation, () => void>();

  const isStill = () => browser.document.hidden || browser.matchMedia("(prefers-reduced-motion: reduce)").matches;

  function run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions, end = () => {}) {
    const animation = element.animate(frames, { easing: EASE, fill: "backwards", ...options });
    const over = () => {
      running.delete(animation);
      end();
    };
    running.set(animation, over);
    animation.onfinish = over;
    animation.oncancel = over;
    return animation;
  }

  /** Ends at once what is under way. */
  function finish() {
    for (const [animation, over] of running) {
      animation.onfinish = null;
      animation.finish();
      over();
    }
  }

  /** Shows a picture in place of an element, until it has come there. */
  function fly(shown: Element, ghost: HTMLElement | SVGElement, frames: Keyframe[], options: KeyframeAnimationOptions) {
    browser.document.body.append(ghost);
    run(shown, [{ opacity: 0 }, { opacity: 0 }], { ...options, easing: "linear" });
    return run(ghost, frames, options, () => ghost.remove());
  }

  const play: { [Kind in Motion["kind"]]: (motion: Of<Kind>, noted: Noted, delay: number) => void } = {
    flies({ to }, { box }, delay) {
      const shown = query(to);
      if (!shown || !box) return;
      const end = shown.getBoundingClientRect();
      if (end.width === 0) return;
      const start = between(box, end);
      fly(shown, ghostOf(shown, end), [{ transform: start, transformOrigin: "0 0" }, { transformOrigin: "0 0" }], {
        duration: LONG,
        delay,
      });
    },
    falls(_, { ghost }, delay) {
      if (!ghost) return;
      browser.document.body.append(ghost);
      const frames = [{}, { transform: "translateY(70px) rotate(25deg)", opacity: 0 }];
      run(ghost, frames, { duration: LONG, delay, easing: "ease-in" }, () => ghost.remove());
    },
    slides({ at }, { box }, delay) {
      const shown = query(at);
      if (!shown || !box) return;
      const start = between(box, shown.getBoundingClientRect());
      run(shown, [{ transform: start, transformOrigin: "0 0" }, { transformOrigin: "0 0" }], { duration: LONG, delay });
    },
    counts({ at }, { text }, delay) {
      const shown = query(at);
      const [start, end] = [text, shown?.textContent ?? ""].map(Number) as [number, number];
      if (!shown || !Number.isInteger(start) || !Number.isInteger(end) || start === end) return;
      const ghost = ghostOf(shown, shown.getBoundingClientRect());
      const flight = fly(shown, ghost, [{ transform: "scale(1)" }, { transform: "scale(1.12)" }, {}], {
        duration: LONG,
        delay,
      });
      const step = () => {
        const part = Math.max(0, Number(flight.currentTime) - delay) / LONG;
        ghost.textContent = String(Math.round(start + (end - start) * Math.min(1, part)));
        if (running.has(flight)) browser.requestAnimationFrame(step);
      };
      step();
    },
    rolls: each,
    turns: each,
    shakes: each,
    writes: each,
    bursts({ at, symbol }, _, delay) {
      const middle = query(at)?.getBoundingClientRect();
      if (!middle) return;
      for (let nth = 0; nth < BURSTING; nth += 1) {
        const ghost = browser.document.createElementNS("http://www.w3.org/2000/svg", "svg");
        const use = browser.document.createElementNS("http://www.w3.org/2000/svg", "use");
        use.setAttribute("href", `#${symbol}`);
        ghost.append(use);
        ghost.ariaHidden = "true";
        Object.assign(ghost.style, { position: "fixed", zIndex: 9, pointerEvents: "none" });
        place(
          ghost.style,
          new DOMRect(middle.left + middle.width / 2 - 14, middle.top + middle.height / 2 - 14, 28, 28),
        );
        browser.document.body.append(ghost);
        const turn = (nth / BURSTING) * 2 * Math.PI;
        const [x, y] = [Math.cos(turn), Math.sin(turn)].map((part) => part * (90 + (nth % 3) * 45)) as [number, number];
        const frames = [
          { transform: "scale(.3)" },
          { transform: `translate(${x}px, ${y}px) rotate(${x}deg)`, opacity: 1, offset: 0.6 },
          { transform: `translate(${1.15 * x}px, ${1.15 * y + 60}px) rotate(${2 * x}deg)`, opacity: 0 },
        ];
        run(ghost, frames, { duration: BURST, delay }, () => ghost.remove());
      }
    },
  };

  /** Each of what is found does it, one shortly after the other. */
  function each({ kind, at }: Of<keyof typeof KEYFRAMES>, _: Noted, delay: number) {
    const { frames, duration } = KEYFRAMES[kind];
    const found = browser.document.querySelectorAll(at);
    for (const [nth, element] of found.entries())
      run(element, frames, { duration, delay: delay + (SPREAD * nth) / found.length });
  }

  for (const type of ["pointerdown", "keydown"]) browser.addEventListener(type, finish, { capture: true });

  return {
    note({ before, own }, after) {
      const found = motions(before, after);
      if (own && found.length > 0) tick();
      if (isStill()) return;
      for (const motion of found) {
        const was = query("from" in motion ? motion.from : motion.at);
        const box = was?.getBoundingClientRect() ?? null;
        noted.push({
          motion,
          box: box?.width ? box : null,
          text: was?.textContent ?? "",
          ghost: motion.kind === "falls" && was && box ? ghostOf(was, box) : null,
        });
      }
    },
    play() {
      if (noted.length === 0) return;
      const all = noted;
      noted = [];
      finish();
      for (const one of all) play[one.motion.kind](one.motion as never, one, one.motion.after ?? 0);
    },
  };
}
