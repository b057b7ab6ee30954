// What is said where something fails, in Dutch.

import type { Reason } from "../../host/reasons.ts";
import type * as English from "../en/mend.ts";
import { why } from "./words.ts";

export const mendWords: typeof English.mendWords = {
  notKept:
    "Op dit apparaat kan niets worden bewaard: het is vol, of de browser staat het niet toe. Je spel blijft bestaan zolang deze pagina open is.",
  notOfflineYet:
    "Deze site kon nog niet worden bewaard voor offlinegebruik. Bij je volgende bezoek wordt het opnieuw geprobeerd.",
  newVersion: "Er staat een nieuwe versie klaar.",
  useNewVersion: "Nu gebruiken",
  notOffline: (reason: Reason) => `Deze pagina kan niet worden bewaard voor offlinegebruik: ${why(reason)}.`,
  restarted: "De rekenmodule liep vast en is opnieuw gestart. Alles wat je hebt ingevoerd, is bewaard.",
  undrawn: "Dat kon niet worden getoond en is daarom ongedaan gemaakt.",
  linkUndrawn: "Deze link kon niet worden getoond.",
  passedOver: "Een spelsituatie kon niet worden getoond; hier is de volgende.",
  putAside:
    "Je laatste spel kon niet worden getoond en is daarom apart gezet. Sla het op in een bestand als je het wilt bewaren of melden.",
  throwAway: "Verwijderen",
  save: "In een bestand opslaan",
};
