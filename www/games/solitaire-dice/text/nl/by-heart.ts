// Regels om te onthouden voor Solitaire Dice, in het Nederlands.

import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number }) => ({
  documentTitle: "Solitaire Dice: regels om te onthouden · rollwise",
  strength: (points: number) => `Gemiddeld ${number(points)} punten.`,
  worth: "Wat elk kruisje vanaf het zesde waard is",
  rules: {
    "all-the-game":
      "Open alleen 4, 6, 7, 8 en 10; leg alleen 1, 2, 6 of alleen 1, 5, 6 af: wijk daar zo weinig mogelijk van af. Open liever 5 en 9 dan 2, 3, 11 en 12. Dan: het afgelegde getal met de minste kruisjes, weinig kruisjes na het vijfde, sommen ver van 7.",
    "late-rejects":
      "Vanaf de tiende afgelegde dobbelsteen: het getal met de minste kruisjes; een som openen telt als drie kruisjes.",
    "late-marks": "Vanaf de 16e afgelegde dobbelsteen: eerst vierde en vijfde kruisjes, dan meteen de meeste punten.",
    "good-numbers":
      "Open alleen 4, 6, 7, 8 en 10; leg alleen 1, 2, 6 of alleen 1, 5, 6 af: wijk daar zo weinig mogelijk van af. Open liever 5 en 9 dan 2, 3, 11 en 12.",
    "fresh-rejects": "Leg liever geen 3 en 4 af; daarna geen getal met al drie kruisjes.",
    "far-from-seven": "Weinig kruisjes na het vijfde, dan sommen ver van 7.",
  },
});
