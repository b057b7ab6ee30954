// Regels om te onthouden voor Regenwormen, in het Nederlands.

import { levels } from "../../../../shell/text/nl/standard.ts";
import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number }) => ({
  documentTitle: "Regenwormen: regels om te onthouden · rollwise",
  strength: (share: number) =>
    `Wint met twee spelers ${number(100 * share, 1)} van de 100 partijen tegen de computer op niveau “${levels.strong}”.`,
  worth: "Wat een dobbelsteen waard is",
  rules: {
    "worth-of-dice":
      "Pak wat het meest waard is: elke dobbelsteen zijn punten min twee, afpakken 6 extra, bij gelijke waarde wormen. Stop met drie dobbelstenen of meer alleen om af te pakken, met minder bij de eerste tegel.",
    "four-faces": "Vier soorten weggelegd: stop zodra je een tegel krijgt.",
    "higher-top-tile":
      "Iemands bovenste tegel is hoger dan je totaal en je hebt twee dobbelstenen of meer: stop niet. Pak waarmee je meteen afpakt, anders wat meteen de beste tegel oplevert.",
    "few-dice":
      "Nog geen worm en hoogstens tien punten tot de laagste tegel: pak wormen, anders zo weinig mogelijk dobbelstenen.",
    "worth-of-many-dice":
      "Drie dobbelstenen of meer: wat het meest waard is, elke dobbelsteen zijn punten min twee, bij gelijke waarde wormen. Stop alleen om af te pakken.",
    "last-dice":
      "Laatste twee dobbelstenen, of gelijke waarde: wormen, anders de meeste punten. Stop bij de eerste tegel.",
  },
});
