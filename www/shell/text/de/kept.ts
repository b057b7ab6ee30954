// Was über gespeicherte Entscheidungen und Ergebnisse gesagt wird, auf Deutsch.

import type { Formats } from "../../model/format.ts";
import type { KeptText } from "../en/kept.ts";

export function keptWords({ number, plural }: Formats): KeptText {
  const decided = (count: number) => `${number(count)} ${plural(count, "Entscheidung", "Entscheidungen")}`;
  return {
    title: "Entscheidungen und Ergebnisse auf diesem Gerät",
    kept: ({ decisions, games }) =>
      decisions + games === 0
        ? "Bisher keine. Hier und sonst nirgends wird gespeichert, wie Spiele ausgehen und was du gegen den Computer entscheidest."
        : `Hier und sonst nirgends gespeichert, aus allen Spielen: ${decided(decisions)}, ${number(games)} ${plural(games, "Ergebnis", "Ergebnisse")}.`,
    hint: "Mit einer Datei kommen sie auf ein anderes Gerät: Sie ergänzen dort, was schon da ist, und nichts zählt doppelt.",
    save: "Als Datei speichern",
    load: "Aus Datei laden",
    loaded: ({ name, decisions, games }) =>
      decisions + games === 0
        ? `${name}: Alles daraus ist schon hier.`
        : `Neu aus ${name}: ${decided(decisions)}, ${number(games)} ${plural(games, "Spiel", "Spiele")}.`,
    notLoaded: {
      foreign: (name) =>
        `${name} ist keine Datei mit Entscheidungen und Ergebnissen, die diese Seite gespeichert hat. Ein gespeichertes Spiel lädst du im Menü des Spiels. Geändert hat sich nichts.`,
      newer: (name) =>
        `${name} stammt von einer neueren Version dieser Seite: Lade die Seite neu und versuch es noch einmal. Geändert hat sich nichts.`,
      damaged: (name, place) => `${name} ist bei „${place}“ beschädigt. Geändert hat sich nichts.`,
      cut: (name) =>
        `${name} bricht ab oder ist beschädigt: Speichere oder kopiere die Datei noch einmal. Geändert hat sich nichts.`,
    },
    fileName: "rollwise-ergebnisse.json",
    deleteAll: "Alle löschen",
    areYouSure:
      "Entscheidungen und Ergebnisse aller Spiele und die Namen der Spieler löschen? „Wie gut spiele ich?“ und „Spielabende“ fangen dann neu an; nichts lässt sich zurückholen.",
    keepAll: "Behalten",
    deleted: "Alle Entscheidungen, Ergebnisse und Namen sind gelöscht.",
  };
}
