// What the link, the browser's history, the tab and the device keep of a game, and how that is read back.

import { browser } from "../host/browser.ts";
import { device, parsed, tab } from "../host/device.ts";
import { isSame } from "../model/same.ts";
import type { Game } from "./game.ts";
import { Journal } from "./journal.ts";

const PLACES = ["own", "linked", "trial"] as const;

/**
 * Where a position belongs: the player's own game, which the device keeps; or one that a link from elsewhere has
 * brought, or a decision of the own game that is tried again, beside both of which the own game stays as it is.
 */
export type Place = (typeof PLACES)[number];

/** The own game's journal while another position is shown, and the link of the position that it belongs to. */
export interface ParkedGame<State> {
  link: string;
  journal: Journal<Partial<State>>;
}

/** What is asked of a game to keep it. */
export type Kept<State> = Pick<
  Game<State>,
  "id" | "initial" | "position" | "preferences" | "extras" | "complete" | "restored" | "isUnderWay" | "link"
>;

export const placeOf = (place: unknown): Place => PLACES.find((known) => known === place) ?? "own";

/** What the tab keeps; the own game apart while another position is shown. */
interface InTab {
  link: unknown;
  place: unknown;
  aside: unknown;
  journal: string;
  shelf: { link: unknown; journal: string } | null;
}

export class Persistence<State extends object> {
  readonly game: Kept<State>;
  /** Under these the device keeps the game, what links leave out, and the preferences. */
  readonly key: string;
  readonly extrasKey: string;
  readonly preferencesKey: string;
  /** What links leave out, as text: it is long, and changes less often than the rest. */
  #extras = { part: null as unknown, text: "" };
  /** The own game as the device was last seen to keep it. */
  #known = "";
  /** The own game where the device has refused to keep it: then what another tab keeps is older. */
  #unkept: State | null = null;
  /** What the browser was told last. */
  #told = { url: "", rollwise: undefined as unknown, place: "" };

  constructor(game: Kept<State>) {
    this.game = game;
    this.key = `rollwise.${game.id}`;
    this.extrasKey = `${this.key}.${game.extras.name}`;
    this.preferencesKey = `${this.key}.taste`;
  }

  // ---- Links ----

  /** What follows `#` in the address of a state, `#` included. */
  linkOf = (state: State) => `#${new URLSearchParams(this.game.link.write(state))}`;

  read = (link: string) => this.game.link.read(new URLSearchParams(link.replace(/^#/, "")));

  /** The state that a link tells, with what it leaves out. */
  readWhole = (link: string, extras: unknown, preferences: unknown) =>
    this.game.complete(this.read(link).state, extras, preferences);

  /** Whether a state has this position. */
  isAt = (position: Partial<State>, state: State) => isSame(position, this.game.position(state));

  /** A position that was kept, with what the version that kept it did not know: that is as at first. */
  whole = (kept: Partial<State>): Partial<State> => ({ ...this.game.position(this.game.initial()), ...kept });

  /** Whether a position that was kept is one of this version's: what it tells is read back as it is. */
  isPosition(kept: Partial<State>) {
    try {
      const position = this.whole(kept);
      const whole = this.game.restored({ ...this.game.initial(), ...position });
      return this.isAt(position, this.readWhole(this.linkOf(whole), this.game.extras.of(whole), null));
    } catch {
      return false;
    }
  }

  // ---- The device ----

  /** The player's preferences as it was kept; null if it was not. */
  preferences = () => parsed(device.read(this.preferencesKey));

  /** Whether the device keeps the own game. */
  get isKept() {
    return device.read(this.key) !== "";
  }

  /** The own game, and what of it can't be read. */
  own() {
    if (this.#unkept) return { link: this.linkOf(this.#unkept), problems: [], state: this.#unkept };
    const link = device.read(this.key);
    const [of, extras] = [parsed(device.read(this.extrasKey))].flat();
    const { state: found, problems } = this.read(link);
    return { link, problems, state: this.game.complete(found, of === link ? extras : null, this.preferences()) };
  }

  /** Keeps the preferences, and the state if that is asked for. */
  keep(state: State, isWhole: boolean) {
    device.write(this.preferencesKey, JSON.stringify(this.game.preferences(state)));
    if (!isWhole) return;
    this.#known = this.#textOf(state);
    // What links leave out is the longer part: where that finds no room the game stays as it was kept before, in one piece.
    const isKept = device.write(this.extrasKey, this.#known) && device.write(this.key, this.linkOf(state));
    this.#unkept = isKept ? null : state;
  }

  /** The own game as it is kept. */
  #textOf(state: State) {
    const part = this.game.extras.of(state);
    if (this.#extras.part !== part) this.#extras = { part, text: JSON.stringify(part) };
    return `[${JSON.stringify(this.linkOf(state))},${this.#extras.text}]`;
  }

  /** Whether another tab has kept something since. */
  hasNews() {
    if (this.#unkept) return false;
    const kept = device.read(this.extrasKey);
    const known = this.#known;
    // Both parts are heard of one after the other.
    if ([parsed(kept)].flat()[0] !== device.read(this.key)) return false;
    this.#known = kept;
    return kept !== known;
  }

  /** Notes that this game was used last. */
  noteUse = () => device.write("rollwise.last", this.game.id);

  // ---- The tab ----

  /** Keeps all of it, so that a reload changes nothing. */
  keepInTab(state: State, place: Place, journal: Journal<Partial<State>>, parkedGame: ParkedGame<State>) {
    const own = place === "own" ? null : { link: parkedGame.link, journal: parkedGame.journal.toText() };
    const link = this.linkOf(state);
    const data: InTab = { link, place, aside: this.game.extras.of(state), journal: journal.toText(), shelf: own };
    tab.write(this.key, JSON.stringify(data));
  }

  /** What the tab has kept, null if nothing; its parked game is that of the own game in any case. */
  inTab() {
    const data = parsed(tab.read(this.key)) as InTab | null;
    if (typeof data?.link !== "string") return null;
    const parkedGameOf = ({ link, journal }: { link: unknown; journal: string }): ParkedGame<State> => ({
      link: String(link),
      journal: Journal.from(parsed(journal)),
    });
    return {
      ...parkedGameOf(data),
      place: placeOf(data.place),
      extras: data.aside,
      parkedGame: parkedGameOf(data.shelf ?? data),
    };
  }

  // ---- The browser's history ----

  /** What an entry of this page's own making holds, and whether the device does not; null for an address from elsewhere. */
  entry() {
    const entry = browser.history.state;
    if (entry?.rollwise === undefined) return null;
    return { extras: entry.rollwise, place: placeOf(entry.place), isUnkept: entry.isUnkept === true };
  }

  /** Whether the entry is that of something that lies over the game: Back is to find it, and to take that away. */
  get isCover() {
    return browser.history.state?.isCover === true;
  }

  /** Makes such an entry. */
  cover() {
    try {
      browser.history.pushState({ ...browser.history.state, isCover: true }, "");
    } catch {
      // Browsers limit how often; the next drawing tries again.
    }
  }

  /** Tells the address, and what its link leaves out. The entry stays the same. */
  tell(state: State, place: Place) {
    const url = this.linkOf(state);
    const entry = {
      rollwise: this.game.extras.of(state),
      place,
      isUnkept: this.#unkept !== null,
      isCover: this.isCover,
    };
    const { url: last, rollwise, place: where } = this.#told;
    // A link to this very position, followed in place, has made an entry that holds nothing.
    const isTold = url === last && entry.rollwise === rollwise && place === where && this.entry() !== null;
    if (isTold && url === browser.location.hash) return;
    try {
      browser.history.replaceState(entry, "", url);
      this.#told = { url, ...entry };
    } catch {
      // Browsers limit how often; the next change writes it again.
    }
  }

  /** Tells an entry that the browser has come to, which holds what was so when it was left. */
  tellAgain(state: State, place: Place) {
    this.#told.url = "";
    this.tell(state, place);
  }
}
