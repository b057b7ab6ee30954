// Who sits at a table: one row a player with the name, who starts, and behind ⋯ what is rarely needed; below, names that were typed before.

import { html, nothing } from "lit-html";
import type { AnyPage } from "../game/contract.ts";
import { people, remember } from "../host/people.ts";
import { keepFocus } from "../host/taps.ts";
import { LONGEST_NAME } from "../model/names.ts";
import { standardDialogWords } from "../text/en/standard-dialogs.ts";

const words = standardDialogWords.seats;

/** A player, in the order of the turns. */
export interface SeatShown {
  /** The name that was typed; "" for whom nobody has named. */
  name: string;
  /** What the page calls whom nobody has named. */
  unnamed: string;
  /** What the computer's player is called that plays there, in place of a field; null for a person. */
  computer: string | null;
  /** What is rarely needed, shown once ⋯ is tapped. */
  more: unknown;
}

export interface Seats {
  seats: SeatShown[];
  /** Takes a name that was typed, which may be empty. Returns the name as the field is to show it. */
  rename(nth: number, typed: string): string;
  /** Seats one more person, named or not (""); left out where there is no room. */
  add?(name: string): void;
  /** Who starts, by the place in `seats`; left out where nobody does, or the game goes on. */
  starts?: { nth: number; pick(nth: number): void };
}

/** What the dialog of the players may be opened with: the seat whose name is to be typed, the one whose ⋯ is open. */
export interface SeatFacts {
  seat?: number;
  more?: number | null;
}

type Typing<Of = Event> = Of & { target: HTMLInputElement };

/** The fields of a dialog for names, that of a newcomer the last, and what ends the dialog. */
const stopsOf = (node: Element) =>
  node.closest("dialog")?.querySelectorAll<HTMLElement>(".seat-list .field, [data-key=done]") ?? [];

const goOn = (stops: ArrayLike<HTMLElement>, nth: number) => stops[Math.min(nth, stops.length - 1)]?.focus();

/** Enter leads from a name to the next one, and from a last one that is left empty to the end. */
function onEnter(event: Typing<KeyboardEvent>, take: (field: HTMLInputElement) => void, isLast: boolean) {
  if (event.key !== "Enter") return;
  // Else what has the focus then is pressed.
  event.preventDefault();
  const field = event.target;
  const isEmpty = field.value.trim() === "";
  const at = [...stopsOf(field)].indexOf(field);
  take(field);
  goOn(stopsOf(field), isLast && isEmpty ? Number.POSITIVE_INFINITY : at + 1);
}

const field = (of: {
  key: string;
  label: string;
  value: string;
  placeholder: string;
  isWanted: boolean;
  isLast: boolean;
  take(field: HTMLInputElement): void;
}) => html`<input
  type="text"
  class="field"
  maxlength=${LONGEST_NAME}
  autocomplete="off"
  autocapitalize="words"
  enterkeyhint="next"
  placeholder=${of.placeholder}
  ?autofocus=${of.isWanted}
  data-key=${of.key}
  aria-label=${of.label}
  .value=${of.value}
  @focus=${({ target }: Typing) => target.select()}
  @change=${({ target }: Typing) => of.take(target)}
  @keydown=${(event: Typing<KeyboardEvent>) => onEnter(event, of.take, of.isLast)}
/>`;

export function seatsView(page: Pick<AnyPage, "dialog" | "open">, of: Seats) {
  const { seats, starts, add } = of;
  const { name: dialog = "players", facts = {} } = page.dialog ?? {};
  const { seat: wanted, more: opened }: SeatFacts = facts;
  const known = people().filter((name) => seats.every((seat) => name !== (seat.name || seat.unnamed)));
  const nameless = seats.findIndex(({ name, computer }) => name === "" && computer === null);
  const isRoom = add !== undefined || nameless >= 0;

  const row = ({ name, unnamed, computer, more }: SeatShown, nth: number) => {
    const called = name || unnamed;
    const isOpen = opened === nth;
    const take = (field: HTMLInputElement) => {
      if (field.value === name) return;
      remember(field.value);
      field.value = of.rename(nth, field.value);
    };
    return html`<li>
      <div class="seat-row">
        ${starts ? html`<label class="seat-starts"><input type="radio" name="starts" data-key="starts-${nth}" aria-label=${called} .checked=${nth === starts.nth} @change=${() => starts.pick(nth)} /></label>` : nothing}
        ${
          computer === null
            ? field({
                ...{ key: `name-${nth}`, label: words.nameOf(nth), value: name, placeholder: unnamed, take },
                ...{ isWanted: nth === wanted, isLast: nth === seats.length - 1 },
              })
            : html`<span class="seat-computer">${called} · ${computer}</span>`
        }
        <button
          class="quiet"
          aria-label=${words.more(called)}
          aria-expanded=${String(isOpen)}
          data-key="more-${nth}"
          @click=${() => page.open(dialog, { ...facts, more: isOpen ? null : nth })}
        >⋯</button>
      </div>
      ${isOpen ? html`<div class="seat-more" role="group" aria-label=${called}>${more}</div>` : nothing}
    </li>`;
  };

  return html`
    ${starts ? html`<p class="soft" id="who-starts">${words.whoStarts}</p>` : nothing}
    <div role=${starts ? "radiogroup" : nothing} aria-labelledby=${starts ? "who-starts" : nothing}>
      <ol class="seat-list">${seats.map(row)}${add ? newcomer(seats.length, add) : nothing}</ol>
    </div>
    ${known.length === 0 || !isRoom ? nothing : html`<ul class="scroller known-names" aria-label=${words.known}>${known.map(knownName)}</ul>`}
  `;

  function knownName(name: string) {
    const sit = () => {
      remember(name);
      if (nameless >= 0) of.rename(nameless, name);
      else add?.(name);
    };
    return html`<li><button data-key="known-name" @click=${sit}>+ ${name}</button></li>`;
  }
}

/** Seats one more: by a name that is typed, or by a tap, which leads into the empty field of the new seat. */
function newcomer(seats: number, add: (name: string) => void) {
  const take = (field: HTMLInputElement) => {
    const name = field.value.trim();
    if (name === "") return;
    field.value = "";
    remember(name);
    add(name);
  };
  const tap = ({ currentTarget }: Event) => {
    const button = currentTarget as HTMLElement;
    const field = button.parentElement?.querySelector("input");
    if (field?.value.trim()) take(field);
    else {
      const { parentElement } = button.closest("ol") ?? {};
      add("");
      parentElement?.querySelector<HTMLElement>(`[data-key=name-${seats}]`)?.focus();
    }
  };
  return html`<li class="seat-row newcomer">
    ${field({
      ...{ key: "newcomer", label: words.nameOf(seats), value: "", placeholder: words.add, take },
      ...{ isWanted: false, isLast: true },
    })}
    <button data-key="add-player" aria-label=${words.add} @mousedown=${keepFocus} @click=${tap}>+</button>
  </li>`;
}
