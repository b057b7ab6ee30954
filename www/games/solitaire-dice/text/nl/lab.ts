// Every sentence of Solitaire Dice's Lab, in Dutch; players and verdicts have files of their own.

import type { Formats } from "../../../../shell/model/format.ts";
import { labWords } from "../../../../shell/text/nl/lab.ts";
import { partOfLink } from "../../../../shell/text/nl/words.ts";
import type { Played, Setting } from "../../lab/model/types.ts";
import { AVERAGES } from "../../model/averages.ts";
import type * as English from "../en/lab.ts";
import { verdictWords } from "./lab-verdict.ts";
import { playerWords } from "./players.ts";

/** "1, 2, 6". */
const setName = (set: number[]) => set.join(",\u00a0");

/** The parts of the Lab's text that tell of the article. */
const ARTICLE_WORDS = {
  experimentTitle: "Het experiment uit het artikel herhalen",
  experimentHint:
    "Een artikel beschrijft de computerspeler van een versie van dit spel voor een tafel met aanraakscherm: die telt bij elke keuze vijf factoren op en mikt op een van tien drietallen om af te leggen. Met één tik worden met elk drietal 10.000 partijen gespeeld, zoals wij het artikel lezen, en staan de gemiddelden daarvan naast de resultaten.",
  experiment: "Vijf factoren met alle tien drietallen",
  series: "Vijf factoren met elk van de tien drietallen, telkens vijf tegelijk, allemaal met dezelfde worpen.",
  ownPlayers: "Zelf de spelers kiezen",
  articleCaption: "Gemiddelden naast die van het artikel",
  articleHeads: ["Vijf factoren", "Hier", "Artikel"] satisfies [string, string, string],
  bestSet: "Beste drietal",
  bestByHand: "Beste drietal, factoren met de hand ingesteld",
  othersByHand: "Andere drietallen, factoren met de hand ingesteld",
  averageHuman: "Gemiddelde mens",
  goodPlayer: "Goede speler",
  articleKnown: [
    "Bekend over de speler van het artikel: de vijf factoren, hoe de sommen voor elk drietal worden gewogen, dat een drietal en het spiegelbeeld ervan (1,\u00a02,\u00a06 en 1,\u00a05,\u00a06) als één gelden, en dat de factoren eerst met de hand zijn ingesteld en daarna in 100 rondes zijn bijgesteld, elk met 20 kandidaten en 50.000 partijen.",
    `Niet bekend: welk drietal het beste was, hoe zwaar elke factor telt, en over hoeveel partijen de gemiddelden gingen. De speler hier is dus zoals wij het artikel lezen. Op ongeveer dezelfde manier bijgesteld haalt die met het beste drietal, 1,\u00a02,\u00a06, gemiddeld ${AVERAGES["five-factors-126"]} punten, iets meer dan de 65 uit het artikel; van de andere drietallen haalt alleen 1,\u00a03,\u00a06 de 10 uit het artikel. Ook wat mensen halen, komt uit het artikel.`,
  ],
};

export function words(formats: Formats): English.Words {
  const { number } = formats;
  const { games, gamesTitle, seed } = labWords(formats);

  const points = (value: number) => number(value, 1);
  const whole = (value: number) => number(value);

  const playerName = (player: string) => playerWords(player).name;

  /** The same where several play alike. */
  const name = ({ player, place, isDouble }: Played) =>
    isDouble ? `${playerName(player)} (speler ${place + 1})` : playerName(player);

  /** The same within a sentence. */
  const quoted = ({ player, place, isDouble }: Played) =>
    `“${playerName(player)}”${isDouble ? ` (speler ${place + 1})` : ""}`;

  const verdict = verdictWords({ games, points, name: quoted, setName });

  /** Who played, and how: independent facts. */
  const facts = (all: string[]) => all.join("\u00a0· ");

  /** Settings that a link tells, by their keys. */
  const names = {
    players: "Wie speelt",
    series: "Wie speelt",
    games: gamesTitle,
    seed,
    opening: "Eerste drie afgelegde getallen",
    adjusted: "Corrigeren voor geluk",
  };

  const whoPlayed = ({ series, players }: Setting) =>
    series ? "Vijf factoren met elk van de tien drietallen" : players.map(playerName).join("; ");

  return {
    /** A part of a link that can't be read. */
    problem: ({ key }) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    player: (place) => `Speler ${place + 1}`,
    playerNumber: (place) => number(place + 1),
    setLabel: (place) => `Drietal waarop speler ${place + 1} mikt`,
    removePlayer: (place) => `Speler ${place + 1} verwijderen`,
    addPlayer: "Speler toevoegen",
    way: playerName,
    set: setName,
    /** How a player decides, and what that comes to. */
    how(player, { known, isSlowest }) {
      const { how } = playerWords(player);
      const slow = isSlowest ? " Honderd keer zo traag als de andere." : "";
      return `${how}${slow}${known === null ? "" : ` Bekend gemiddelde: ${whole(known)}.`}`;
    },

    // How it is played
    adjust: "Corrigeren voor geluk (trager)",
    adjustHint:
      "Geeft er een gemiddelde bij waarin elke score is gecorrigeerd voor worpen die beter of slechter waren dan gemiddeld. Op den duur verandert dat niets, maar het interval wordt er veel smaller van.",
    openingTitle: names.opening,
    openings: { any: "Vrij", different: "Verschillend" },
    openingHint:
      "Meestal mag je vanaf het begin elk getal afleggen. In Can’t Stop Express leg je in de eerste drie beurten drie verschillende getallen af, wat goede spelers zo’n 50 punten kost.",
    ...ARTICLE_WORDS,

    // Results
    noResults: "Tik op “Speel” om te zien wie hoeveel haalt en hoe zeker dat is. Alle spelers krijgen dezelfde worpen.",
    verdict,
    /** Who played, and how. */
    about: (setting) =>
      facts([
        whoPlayed(setting),
        { any: "eerste drie afgelegde getallen: vrij", different: "eerste drie afgelegde getallen: verschillend" }[
          setting.opening
        ],
        `startgetal ${setting.seed}`,
      ]),
    points,
    whole,

    /** In a table: a player with a number, or one of the ten sets. */
    listed: ({ player, place, set }, isSeries) =>
      isSeries && set !== null ? setName(set) : facts([`${place + 1}`, playerName(player)]),

    playerName,

    // The tables
    listHead: (isSeries) => (isSeries ? "Drietal" : "Speler"),
    averagesCaption: (count) => `Eindscores, ${games(count)}`,
    measures: {
      mean: "Gemiddelde",
      adjusted: "Zonder geluk",
      deviation: "Spreiding",
      turns: "Beurten",
    },
    sharesCaption: "Hoe vaak de eindscore dit haalt",
    pairsCaption: "Verschillen bij dezelfde worpen",
    allPairs: (count) => `Alle ${number(count)} verschillen`,
    pairsHeads: ["Spelers", "Punten", "Zeker?"],
    pair: ({ first, second }) => `${name(first)} boven ${name(second)}`,
    pairKind: ({ kind }) => ({ ahead: "✓ ja", close: "te dicht bij elkaar", same: "geen verschil" })[kind],
    setsCaption: "Afgelegde getallen aan het eind",
    /** One for each set of rejects that is told of a player. */
    setsHeads: ["Vaakst", "Tweede", "Derde", "Vierde"],
    rejects: (rejects) => rejects.join("\u00a0"),

    // The picture
    scoresLabel: "Eindscores van elke speler als histogram; de getallen staan in de tabel hieronder.",
    scoresTitle: (step) =>
      `Aandeel van de partijen per eindscore, in stappen van ${step} punten, alles op dezelfde schaal. De verticale lijn is het gemiddelde.`,
    scoresTable: "Deze getallen als tabel",
    scoresCaption: (step) => `Procent van de partijen per eindscore, in stappen van ${step} punten`,
    scoreHead: "Vanaf",
    /** A share in percent. */
    shareOfBin: (share) => (share === null ? "–" : `${share.isLess ? "<" : ""}${number(share.percent, share.digits)}`),

    // Beside the article
    otherSets: (count) => `Andere ${number(count)} drietallen`,
    span: ({ low, high }) => `${whole(low)} tot ${whole(high)}`,
    roughly: (value) => `ongeveer ${whole(value)}`,
  };
}
