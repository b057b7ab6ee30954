// Every sentence of the Lab's frame, in French.

import type { Failure } from "../../host/worker-client.ts";
import type { Formats } from "../../model/format.ts";
import type { Format } from "../../pages/lab/measures.ts";
import type { Estimate, Run } from "../../pages/lab/run.ts";
import { possibleRange } from "../../pages/lab/shares.ts";
import type * as English from "../en/lab.ts";
import { why } from "./words.ts";

export type LabWords = English.LabWords;

export function labWords({ number, signed, exact, percent, withPercent, plural }: Formats): English.LabWords {
  const games = (count: number) => `${number(count)} ${plural(count, "partie", "parties")}`;

  /** « 67,5 à 69,3 ». */
  const range = ({ low, high }: Estimate, scale: number, digits: number) =>
    `${number(low * scale, digits)} à ${number(high * scale, digits)}`;

  /** The range of a share, in percent. */
  const shareRange = (share: Estimate) => range(possibleRange(share), 100, 1);

  /** The range of a number; "" where one game alone tells none. */
  const numberRange = (digits: number) => (estimate: Estimate) =>
    Number.isFinite(estimate.high) ? range(estimate, 1, digits) : "";

  /** « ± 5,7 »; "" where one game alone tells no range. */
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

  /** « 6 h 20 min », « 1 min 5 s » or « 12 s ». */
  const time = (seconds: number) => {
    const all = Math.ceil(seconds);
    const minutes = Math.floor(all / 60);
    if (all < 60) return `${all}\u00a0s`;
    return minutes < 60
      ? `${minutes}\u00a0min ${all % 60}\u00a0s`
      : `${Math.floor(minutes / 60)}\u00a0h ${minutes % 60}\u00a0min`;
  };

  const causes: Record<Failure["kind"], string> = {
    worker: "\u00a0: le programme qui joue en arrière-plan n’a pas pu être chargé, ou a échoué",
    load: "\u00a0: le calculateur n’a pas pu être chargé",
    learned: "\u00a0: ce que l’appli a appris du jeu n’a pas pu être chargé",
    answer: "",
  };

  const cancelled = ({ done, of }: Run) =>
    done === 0
      ? "Arrêté avant la première partie."
      : `Arrêté après ${number(done)} ${plural(done, "partie", "parties")} sur ${number(of)}\u202f; les résultats portent sur ${plural(done, "celle-ci", "celles-ci")}.`;

  return {
    games,
    time,
    percent,
    inPercent: (share) => exact(share * 100),
    whole: (count) => number(count),
    shareRange,
    formats,

    // The page
    title: "Labo",
    back: "Retour au jeu",

    // Who plays
    playerGroups: { levels: "Niveaux", byHeart: "Règles à retenir", others: "Recherche" },
    more: "Plus",

    // Seats at a table
    seats: "Place",
    seat: (seat) => `Place ${seat + 1}`,
    seatNumber: (seat) => number(seat + 1),
    removeSeat: (seat) => `Retirer la place ${seat + 1}`,
    addSeat: "Ajouter une place",
    ownSeats: "Choisir moi-même les places",

    // The bar
    barLabel: "Jouer",
    gamesPlayed: "Parties jouées",
    cancel: "Arrêter",
    play(run, tournaments, each) {
      const what = tournaments > 1 ? `${tournaments} × ${games(each)}` : games(each);
      return run?.state === "failed" ? `Réessayer\u00a0: ${what}` : `Jouer ${what}`;
    },
    progress(run) {
      const { state, done, of, time: played } = run;
      if (state === "cancelled") return cancelled(run);
      if (done === 0) return "Préparation…";
      const perSecond = (done / played) * 1000;
      const speed = `${number(perSecond, perSecond < 10 ? 1 : 0)} par seconde`;
      if (state === "done") return `${games(done)} ${plural(done, "jouée", "jouées")}, ${speed}`;
      return `${number(done)} sur ${number(of)} · ${speed} · encore ${time((of - done) / perSecond)}`;
    },
    failure({ failure, done }) {
      if (!failure) return "";
      const { kind, reason } = failure;
      const what = done > 0 ? "Le tournoi s’est arrêté" : "Rien n’a pu être joué";
      const cause = reason ? ` (${why(reason)})` : "";
      const kept =
        done > 0
          ? ` ${plural(done, `La partie jouée avant est conservée`, `Les ${games(done)} jouées avant sont conservées`)} ci-dessous.`
          : "";
      return `${what}${causes[kind]}.${cause}${kept}`;
    },

    // What is announced
    begun: ({ of }) => `${games(of)} en cours.`,
    underWay: (quarters, answer) =>
      `${{ 1: "Un quart joué.", 2: "La moitié jouée.", 3: "Trois quarts joués." }[quarters]} ${answer}`,
    ended: (answer) => `Terminé. ${answer}`,
    cancelled: (run, answer) => `${cancelled(run)} ${answer}`,

    // Fields of numbers
    gamesTitle: "Parties",
    usualGames: "Nombres de parties courants",
    seed: "Graine",
    newSeed: "Autre graine",
    seedHint: "La même graine donne toujours les mêmes parties.",
    wrongNumber: ({ least, most }) => `Saisis un nombre entier de ${number(least)} à ${number(most)}.`,

    // Results
    results: "Résultats",
    summary: ({ answer, detail }) => `${answer} ${detail}`,
    /** Beside who has won most. */
    most: "▲ le plus",
    /** What « hors chance » means; a sentence without its end. */
    luckTakenOut:
      "«\u00a0Hors chance\u00a0» corrige chaque résultat des lancers meilleurs ou pires que la moyenne, ce qui ne change rien à la longue, mais rend l’intervalle bien plus étroit",
    stale: "Tu as changé les réglages depuis\u202f; ces résultats valent pour les précédents.",
    range: `Intervalle à ${withPercent("95")}`,
    rangeHint: `Les petits chiffres sont des intervalles à ${withPercent("95")}\u00a0: sur beaucoup de tournois semblables, chacun avec sa graine, 19 sur 20 ont un intervalle qui contient le vrai nombre. Quatre fois plus de parties rendent l’intervalle deux fois plus étroit.`,

    // Out of the page
    copyCsv: "Copier en CSV",
    saveCsv: "Télécharger le CSV",
    copyLink: "Copier le lien",
    copied: { copied: "Copié.", "not-copied": "Le navigateur ne permet pas de copier ici." },
  };
}
