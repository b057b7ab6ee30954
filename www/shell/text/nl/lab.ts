// Every sentence of the Lab's frame, in Dutch.

import type { Failure } from "../../host/worker-client.ts";
import type { Formats } from "../../model/format.ts";
import type { Format } from "../../pages/lab/measures.ts";
import type { Estimate, Run } from "../../pages/lab/run.ts";
import { possibleRange } from "../../pages/lab/shares.ts";
import type * as English from "../en/lab.ts";
import { why } from "./words.ts";

export function labWords({ number, signed, exact, percent, plural }: Formats): English.LabWords {
  const games = (count: number) => `${number(count)} ${plural(count, "partij", "partijen")}`;

  /** "67,5 tot 69,3". */
  const range = ({ low, high }: Estimate, scale: number, digits: number) =>
    `${number(low * scale, digits)} tot ${number(high * scale, digits)}`;

  /** The range of a share, in percent. */
  const shareRange = (share: Estimate) => range(possibleRange(share), 100, 1);

  /** The range of a number; "" where one game alone tells none. */
  const numberRange = (digits: number) => (estimate: Estimate) =>
    Number.isFinite(estimate.high) ? range(estimate, 1, digits) : "";

  /** "± 5,7"; "" where one game alone tells no range. */
  const half = ({ low, high }: Estimate) =>
    Number.isFinite(high - low) ? `±\u00a0${number((high - low) / 2, 1)}` : "";

  /** Numbers, and their ranges. */
  const formats: Record<Format, { number(value: number): string; range(estimate: Estimate): string }> = {
    share: { number: percent, range: shareRange },
    whole: { number: (value) => number(value), range: numberRange(0) },
    tenths: { number: (value) => number(value, 1), range: half },
    hundredths: { number: (value) => number(value, 2), range: numberRange(2) },
    signed: { number: (value) => signed(value, 2), range: numberRange(2) },
  };

  /** "6 u 20 min", "1 min 5 s", or "12 s". */
  const time = (seconds: number) => {
    const all = Math.ceil(seconds);
    const minutes = Math.floor(all / 60);
    if (all < 60) return `${all} s`;
    return minutes < 60 ? `${minutes} min ${all % 60} s` : `${Math.floor(minutes / 60)} u ${minutes % 60} min`;
  };

  const causes: Record<Failure["kind"], string> = {
    worker: ": het rekenproces op de achtergrond kon niet worden gestart of is vastgelopen",
    load: ": de rekenmodule kon niet worden geladen",
    learned: ": wat de app over het spel heeft geleerd, kon niet worden geladen",
    answer: "",
  };

  const cancelled = ({ done, of }: Run) =>
    done === 0
      ? "Gestopt vóór de eerste partij."
      : `Gestopt na ${number(done)} van ${games(of)}; de resultaten gaan over ${plural(done, "die partij", "die partijen")}.`;

  return {
    games,
    time,
    percent,
    /** Below a line of a picture. */
    inPercent: (share) => exact(share * 100),
    whole: (count) => number(count),
    shareRange,
    formats,

    // The page
    title: "Lab",
    back: "Terug naar het spel",

    // Who plays
    playerGroups: { levels: "Niveaus", byHeart: "Regels om te onthouden", others: "Onderzoek" },
    more: "Meer",

    // Seats at a table
    seats: "Plaats",
    seat: (seat) => `Plaats ${seat + 1}`,
    seatNumber: (seat) => number(seat + 1),
    removeSeat: (seat) => `Plaats ${seat + 1} verwijderen`,
    addSeat: "Plaats toevoegen",
    ownSeats: "Zelf de plaatsen kiezen",

    // The bar
    barLabel: "Spelen",
    gamesPlayed: "Gespeelde partijen",
    cancel: "Stoppen",
    play(run, tournaments, each) {
      const what = tournaments > 1 ? `${tournaments} × ${games(each)}` : games(each);
      return run?.state === "failed" ? `Opnieuw proberen: ${what}` : `Speel ${what}`;
    },
    /** How far a run has come. */
    progress(run) {
      const { state, done, of, time: played } = run;
      if (state === "cancelled") return cancelled(run);
      if (done === 0) return "Voorbereiden…";
      const perSecond = (done / played) * 1000;
      const speed = `${number(perSecond, perSecond < 10 ? 1 : 0)} per seconde`;
      if (state === "done") return `${games(done)} gespeeld, ${speed}`;
      return `${number(done)} van ${number(of)} · ${speed} · nog ${time((of - done) / perSecond)}`;
    },
    /** Why a run has failed. */
    failure({ failure, done }) {
      if (!failure) return "";
      const { kind, reason } = failure;
      const what = done > 0 ? "Het spelen is gestopt" : "Er kon niets worden gespeeld";
      const cause = reason ? ` (${why(reason)})` : "";
      const kept =
        done > 0
          ? ` De ${plural(done, "partij die daarvoor is gespeeld, blijft", `${games(done)} die daarvoor zijn gespeeld, blijven`)} hieronder staan.`
          : "";
      return `${what}${causes[kind]}.${cause}${kept}`;
    },

    // What is announced
    begun: ({ of }) => `${games(of)} ${plural(of, "wordt", "worden")} gespeeld.`,
    underWay: (quarters, answer) =>
      `${{ 1: "Een kwart", 2: "De helft", 3: "Driekwart" }[quarters]} gespeeld. ${answer}`,
    ended: (answer) => `Klaar. ${answer}`,
    cancelled: (run, answer) => `${cancelled(run)} ${answer}`,

    // Fields of numbers
    gamesTitle: "Partijen",
    usualGames: "Gangbare aantallen partijen",
    seed: "Startgetal",
    newSeed: "Nieuw startgetal",
    seedHint: "Hetzelfde startgetal geeft altijd dezelfde partijen.",
    wrongNumber: ({ least, most }) => `Vul een geheel getal in van ${number(least)} tot en met ${number(most)}.`,

    // Results
    results: "Resultaten",
    summary: ({ answer, detail }) => `${answer} ${detail}`,
    /** Beside who has won most. */
    most: "▲ meeste",
    /** What "luck taken out" means; a sentence without its end. */
    luckTakenOut:
      "“Zonder geluk” betekent gecorrigeerd voor geluk: in elk resultaat is verrekend of de worpen beter of slechter waren dan gemiddeld; op den duur verandert dat niets, maar het interval wordt er veel smaller door",
    stale: "Je hebt de instellingen sindsdien veranderd; deze resultaten horen bij de vorige.",
    range: "95%-interval",
    rangeHint:
      "De kleine getallen zijn 95%-intervallen: zou je zo’n toernooi vaak overdoen, telkens met een ander startgetal, dan ligt het ware getal in 19 van de 20 gevallen binnen het interval. Met vier keer zoveel partijen wordt een interval half zo breed.",

    // Out of the page
    copyCsv: "Kopiëren als CSV",
    saveCsv: "CSV downloaden",
    copyLink: "Link kopiëren",
    copied: { copied: "Gekopieerd.", "not-copied": "De browser staat kopiëren hier niet toe." },
  };
}
