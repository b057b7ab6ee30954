// How the computer's players play, in Dutch, by their names. The Lab has the same.

import { levels } from "../../../../shell/text/nl/standard.ts";
import type { Way } from "../../model/players.ts";
import { described, RANKED } from "../../model/players.ts";

const WAYS: Record<Way, { name: string; how: string }> = {
  "advice-2": {
    name: levels.strongest,
    how: "Gaat af op de verwachte eindscore en kijkt één worp vooruit.",
  },
  advice: {
    name: "Advies",
    how: "Gaat af op de verwachte eindscore, zonder vooruit te kijken. Bijna even sterk als met vooruitkijken.",
  },
  thumb: {
    name: levels.medium,
    how: "Opent alleen 4, 6, 7, 8 en 10, legt 1, 2 en 6 af (of 1, 5 en 6), rekt het spel, en kiest dan wat het meest oplevert.",
  },
  "by-heart-7": { name: "Uit het hoofd: 7 regels", how: "Speelt volgens zeven regels die door zoeken zijn gevonden." },
  "by-heart-5": { name: levels["very-strong"], how: "Speelt volgens vijf regels die door zoeken zijn gevonden." },
  "by-heart-3": { name: levels.strong, how: "Speelt volgens drie regels die door zoeken zijn gevonden." },
  "by-heart-1": { name: "Uit het hoofd: 1 regel", how: "Speelt volgens één regel die door zoeken is gevonden." },
  columns: {
    name: "Som voor som",
    how: "Bekijkt elke som apart en schat hoeveel kruisjes er nog komen.",
  },
  "five-factors": {
    name: "Vijf factoren",
    how: "Telt punten nu op bij wat meer belooft: een vooraf gekozen drietal om af te leggen, gelijkmatig afleggen, en sommen die vaak komen.",
  },
  "longest-game": { name: "Langste spel", how: "Legt zo af dat het spel zo lang mogelijk duurt." },
  "points-now": { name: levels.weak, how: "Haalt de meeste punten uit deze beurt en kijkt niet verder." },
  random: { name: "Willekeurig", how: "Kiest zomaar wat; alle keuzes zijn even waarschijnlijk." },
};

/** What a game calls a player of the computer's: by its level if it has one. */
export function computerName(by: string): string {
  const { name } = playerWords(by);
  return RANKED.includes(by) ? `Computer (${name})` : name;
}

/** @param by a player's name, as links have it */
export function playerWords(by: string): { name: string; how: string } {
  const { way, set } = described(by);
  const { name, how } = WAYS[way];
  if (set === null) return { name, how };
  const told = set.join(", ");
  return { name: `${name} ${told}`, how: `${how} Legt af: ${told}.` };
}
