// Every sentence of the Lab's frame, in German.

import type { Failure } from "../../host/worker-client.ts";
import type { Formats } from "../../model/format.ts";
import type { Format } from "../../pages/lab/measures.ts";
import type { Estimate, Run } from "../../pages/lab/run.ts";
import { possibleRange } from "../../pages/lab/shares.ts";
import type { Range } from "../../pages/lab/whole-number.ts";
import type * as English from "../en/lab.ts";
import { why } from "./words.ts";

export function labWords({ number, signed, exact, percent, plural }: Formats): English.LabWords {
  const games = (count: number) => `${number(count)} ${plural(count, "Partie", "Partien")}`;

  /** "67,5 bis 69,3". */
  const range = ({ low, high }: Estimate, scale: number, digits: number) =>
    `${number(low * scale, digits)} bis ${number(high * scale, digits)}`;

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

  /** "6 h 20 min", "1 min 5 s", or "12 s". */
  const time = (seconds: number) => {
    const all = Math.ceil(seconds);
    const minutes = Math.floor(all / 60);
    if (all < 60) return `${all} s`;
    return minutes < 60 ? `${minutes} min ${all % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  };

  const causes: Record<Failure["kind"], string> = {
    worker: ": Der Rechner im Hintergrund ließ sich nicht laden oder ist abgestürzt",
    load: ": Der Rechner ließ sich nicht laden",
    learned: ": Was über das Spiel gelernt wurde, ließ sich nicht laden",
    answer: "",
  };

  const cancelled = ({ done, of }: Run) =>
    done === 0
      ? "Vor der ersten Partie abgebrochen."
      : `Nach ${number(done)} von ${games(of)} abgebrochen; die Ergebnisse gelten für diese.`;

  return {
    games,
    time,
    percent,
    /** Below a line of a picture. */
    inPercent: (share: number) => exact(share * 100),
    whole: (count: number) => number(count),
    shareRange,
    formats,

    // The page
    title: "Labor",
    back: "Zurück zum Spiel",

    // Who plays
    playerGroups: { levels: "Stufen", byHeart: "Regeln zum Merken", others: "Forschung" },
    more: "Mehr",

    // Seats at a table
    seats: "Platz",
    seat: (seat: number) => `Platz ${seat + 1}`,
    seatNumber: (seat: number) => number(seat + 1),
    removeSeat: (seat: number) => `Platz ${seat + 1} entfernen`,
    addSeat: "Platz hinzufügen",
    ownSeats: "Plätze selbst wählen",

    // The bar
    barLabel: "Spielen",
    gamesPlayed: "Gespielte Partien",
    cancel: "Abbrechen",
    play(run: Run | null, tournaments: number, each: number) {
      const what = tournaments > 1 ? `${tournaments} × ${games(each)}` : games(each);
      return run?.state === "failed" ? `Erneut versuchen: ${what}` : `${what} spielen`;
    },
    /** How far a run has come. */
    progress(run: Run) {
      const { state, done, of, time: played } = run;
      if (state === "cancelled") return cancelled(run);
      if (done === 0) return "Wird vorbereitet …";
      const perSecond = (done / played) * 1000;
      const speed = `${number(perSecond, perSecond < 10 ? 1 : 0)} pro Sekunde`;
      if (state === "done") return `${games(done)} gespielt, ${speed}`;
      return `${number(done)} von ${number(of)} · ${speed} · noch ${time((of - done) / perSecond)}`;
    },
    /** Why a run has failed. */
    failure({ failure, done }: Run) {
      if (!failure) return "";
      const { kind, reason } = failure;
      const what = done > 0 ? "Das Spielen wurde unterbrochen" : "Es konnte nichts gespielt werden";
      const cause = reason ? ` (${why(reason)})` : "";
      const kept =
        done === 0
          ? ""
          : done === 1
            ? " Die eine Partie davor ist unten ausgewertet."
            : ` Die ${games(done)} davor sind unten ausgewertet.`;
      return `${what}${causes[kind]}${cause}.${kept}`;
    },

    // What is announced
    begun: ({ of }: Run) => (of === 1 ? "Eine Partie wird gespielt." : `${games(of)} werden gespielt.`),
    underWay: (quarters: 1 | 2 | 3, answer: string) =>
      `${{ 1: "Ein Viertel ist", 2: "Die Hälfte ist", 3: "Drei Viertel sind" }[quarters]} gespielt. ${answer}`,
    ended: (answer: string) => `Fertig. ${answer}`,
    cancelled: (run: Run, answer: string) => `${cancelled(run)} ${answer}`,

    // Fields of numbers
    gamesTitle: "Partien",
    usualGames: "Übliche Anzahlen",
    seed: "Startwert",
    newSeed: "Neuer Startwert",
    seedHint: "Derselbe Startwert ergibt immer dieselben Partien.",
    wrongNumber: ({ least, most }: Range) => `Gib eine ganze Zahl von ${number(least)} bis ${number(most)} ein.`,

    // Results
    results: "Ergebnisse",
    summary: ({ answer, detail }: { answer: string; detail: string }) => `${answer} ${detail}`,
    /** Beside who has won most. */
    most: "▲ vorn",
    /** What "luck taken out" means; a sentence without its end. */
    luckTakenOut:
      "„Ohne Würfelglück“ rechnet aus jedem Ergebnis heraus, wie weit die Würfe besser oder schlechter waren als im Durchschnitt; auf Dauer ändert das nichts, aber der Bereich wird viel enger",
    stale: "Du hast die Einstellungen geändert; diese Ergebnisse gelten für die vorigen.",
    range: "95-%-Bereich",
    rangeHint:
      "Die kleinen Zahlen sind 95-%-Bereiche: Spielt man viele solche Turniere mit je eigenem Startwert, enthält der Bereich in 19 von 20 den wahren Wert. Viermal so viele Partien halbieren den Bereich.",

    // Out of the page
    copyCsv: "Als CSV kopieren",
    saveCsv: "CSV speichern",
    copyLink: "Link kopieren",
    copied: { copied: "Kopiert.", "not-copied": "Der Browser erlaubt hier kein Kopieren." },
  };
}
