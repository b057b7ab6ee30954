// What is said where something fails, in German.

import type { Reason } from "../../host/reasons.ts";
import { capital } from "../capital.ts";
import type * as English from "../en/mend.ts";
import { why } from "./words.ts";

export const mendWords: typeof English.mendWords = {
  notKept:
    "Auf diesem Gerät lässt sich nichts speichern: Es ist voll, oder der Browser erlaubt es nicht. Dein Spiel bleibt, solange diese Seite offen ist.",
  notOfflineYet:
    "Diese Seite konnte noch nicht zur Offline-Nutzung gespeichert werden. Beim nächsten Besuch wird es wieder versucht.",
  newVersion: "Eine neue Version ist da.",
  useNewVersion: "Jetzt nutzen",
  notOffline: (reason: Reason) =>
    `Diese Seite lässt sich nicht zur Offline-Nutzung speichern: ${capital(why(reason))}.`,
  restarted: "Der Rechner ist abgestürzt und wurde neu gestartet. Von deinen Eingaben ging nichts verloren.",
  undrawn: "Das ließ sich nicht anzeigen und wurde deshalb rückgängig gemacht.",
  linkUndrawn: "Dieser Link konnte nicht angezeigt werden.",
  passedOver: "Eine Stellung ließ sich nicht anzeigen; hier ist die nächste.",
  putAside:
    "Dein letztes Spiel ließ sich nicht anzeigen und wurde beiseitegelegt. Speichere es als Datei, wenn du es behalten oder melden möchtest.",
  throwAway: "Löschen",
  save: "Als Datei speichern",
};
