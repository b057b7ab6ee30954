// The rules and what the numbers mean, in Dutch.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { standardHelpWords } from "../../../../shell/text/nl/standard-dialogs.ts";
import type { Rules, State } from "../../model/types.ts";
import type { GameWords } from "../en/details.ts";
import type * as English from "../en/help.ts";
import { adviceWords } from "./advice.ts";

export function helpWords(words: GameWords): English.HelpWords {
  const { formats, die, houseRules } = adviceWords(words);
  const { number } = formats;

  /** Which tile a failed turn turns down, by the house rules. */
  const turningDown = ({ alwaysTurnDown, turnDownWithNothingToReturn }: Rules) => {
    const returned = alwaysTurnDown ? "ook als dat" : "behalve als dat";
    const nothing = turnDownWithNothingToReturn
      ? "dat gebeurt ook als je niets terug te leggen had"
      : "had je niets terug te leggen, dan gebeurt er niets";
    return `Daarna wordt de hoogste tegel van de rij omgedraaid en is die uit het spel, ${returned} de tegel is die je net hebt teruggelegd; ${nothing}.`;
  };

  const rules = ({ dice, table }: Pick<State, "dice" | "table">): Chapter => ({
    title: standardHelpWords.helpRules,
    lines: [
      "De tegels 21 t/m 36 liggen open in een rij: op 21 t/m 24 staat één worm, op 25 t/m 28 twee, op 29 t/m 32 drie, op 33 t/m 36 vier.",
      `Gooi in je beurt ${die(dice)}: elke dobbelsteen telt zijn ogen, 1 tot en met 5 punten, en een worm telt 5.`,
      "Pak alle dobbelstenen met één symbool, een getal of de worm, en leg ze opzij; een symbool dat je al hebt gepakt, mag je in deze beurt niet nog eens pakken.",
      "Stop dan, of gooi de overige dobbelstenen en pak een ander symbool; de beurt eindigt ook als alle dobbelstenen of alle zes symbolen zijn gepakt.",
      `Stop je met minstens één worm, dan pak je de tegel van je totaal uit de rij, of anders ${table.rules.anyLowerTile ? "een lagere naar keuze" : "de eerstvolgende lagere"} die er nog ligt, en leg je die boven op je stapel.`,
      `Is je totaal, met een worm, precies gelijk aan de bovenste tegel van een andere speler, dan ${table.rules.compulsorySteal ? "moet" : "mag"} je in plaats daarvan die tegel afpakken.`,
      "Kun je van een worp niets pakken, dan is de worp mislukt, en daarmee je beurt; een beurt mislukt ook als je die zonder tegel beëindigt.",
      "Mislukt een beurt, dan gaat de bovenste tegel van je stapel terug naar de rij.",
      turningDown(table.rules),
      "Het spel is afgelopen als er geen tegel meer open in de rij ligt; wie de meeste wormen heeft, wint, en bij een gelijke stand de speler met de hoogste tegel.",
    ],
    texts: [
      `Regel 5, 6 en 9 verschillen van tafel tot tafel: in een spel staan in het menu “${houseRules}”. Standaard is het de eerstvolgende lagere tegel, hoef je niet af te pakken, en wordt de hoogste tegel omgedraaid, ook als je niets terug te leggen had, maar niet als het de tegel is die net is teruggelegd.`,
    ],
  });

  const use: Chapter = {
    title: standardHelpWords.helpUse,
    lines: [
      "Dobbelstenen voer je in door voor elke op een symbool te tikken, of het ingedrukt te houden en naar het aantal te schuiven.",
      "Een worp verbeteren? Tik op het symbool en dan op hoeveel het er zijn, na “Wijzigen” als alle dobbelstenen zijn ingevoerd; tik op een tegel om die te verleggen.",
      standardHelpWords.helpUndo,
    ],
    texts: [],
  };

  return {
    howToPlay: (state) => [rules(state), use],

    oddsHelp: [
      {
        title: "Minstens, precies",
        texts: [
          "De kans om deze beurt met een worm op dat totaal of meer te eindigen, waarmee je een tegel uit de rij pakt, of op precies dat totaal, waarmee je er een afpakt, als je vanaf hier alleen daarvoor speelt.",
        ],
      },
      {
        title: "Punten",
        texts: [
          "De gemiddelde uitkomst als je voor zo veel mogelijk punten speelt. Elk totaal telt, ook een dat geen tegel oplevert: stoppen op 18 met een worm geeft 18 punten, maar verder niets. Het getal zegt dus hoe goed je ervoor staat, niet wat je het beste kunt doen.",
        ],
      },
      {
        title: "Eén doel tegelijk",
        texts: [
          "Elke kans gaat ervan uit dat je voor dat ene doel speelt. Je kunt ze niet allemaal tegelijk hebben: de beste weg naar 25 is misschien niet de beste weg naar 30.",
        ],
      },
      {
        title: "Een mislukte worp",
        texts: [
          "Volgens de regels kost een mislukte worp de beurt en telt die dus als 0. In het menu kun je instellen dat die de punten behoudt, zoals sommige rekenhulpen doen. De kansen van een situatie blijven dan gelijk. Maar bij gooien telt een mislukte worp dan als stoppen, en de gemiddelde punten vallen te hoog uit, omdat je met nog eens gooien niets waagt.",
        ],
      },
    ],

    adviceHelp: (players, accuracy) => [
      {
        title: "De winkans",
        texts: [
          "Hoe groot de kans is dat de speler aan de beurt na elke keuze wint, als iedereen daarna goed speelt. Zijn de wormen gelijk, dan beslist de hoogste tegel, zoals in de spelregels.",
        ],
      },
      {
        title: "Waar de winkans vandaan komt",
        texts: [
          "Alles wat in deze beurt en de volgende kan gebeuren, wordt exact berekend. Wat de tafels daarna waard zijn, is een schatting: de app heeft dat geleerd uit miljoenen beurten van partijen tegen zichzelf. Tegen het eind van het spel, als er nog maar een paar honderd tafels kunnen komen, worden die allemaal berekend: dan is er niets geschat, en staat bij de getallen dat ze exact zijn.",
        ],
      },
      {
        title: "Hoe nauwkeurig de winkans is",
        texts: [
          `Bij ${number(accuracy.positions)} situaties uit partijen met ${players} spelers zijn de getoonde kansen vergeleken met echte uitslagen, gecorrigeerd voor geluk. In stappen van 5 procentpunt zaten ze er hoogstens ${number(accuracy.steps, 1)} punten naast.`,
          `Bij willekeurige tafels met 3 tot 7 tegels in het spel, die in een partij bijna nooit voorkomen, zaten negen van de tien schattingen er hoogstens ${number(accuracy.most, 1)} punten naast, en de slechtste ${number(accuracy.worst, 1)}.`,
          "Mensen spelen niet zo goed als de app aanneemt: wie beter speelt dan de anderen aan tafel, wint vaker dan er staat. De schattingen zijn geleerd met de gewone regels; met huisregels zijn ze minder nauwkeurig.",
        ],
      },
      {
        title: "Wormen, gemiddeld",
        texts: [
          "Wat deze beurt gemiddeld waard is als je het advies tot het eind volgt: de wormen van de tegel die je pakt, min die van de tegel die je kwijtraakt als de beurt mislukt. Elk getal is exact.",
        ],
      },
      {
        title: "Afpakken",
        texts: [
          "In wormen telt een afgepakte tegel voor meer dan erop staat, omdat een ander ze kwijtraakt: dubbel met één tegenstander, minder met meer, want maar één van hen raakt ze kwijt.",
        ],
      },
      {
        title: "Wat het advies weglaat",
        texts: [
          "Advies in wormen kijkt alleen naar deze beurt. Het houdt er geen rekening mee wie er voor staat, hoe makkelijk je nieuwe tegel af te pakken is, of hoe snel het spel afloopt.",
        ],
      },
    ],
  };
}
