// The rules and what the numbers mean, in Dutch, with the position on screen as the example.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { standardHelpWords } from "../../../../shell/text/nl/standard-dialogs.ts";
import type { adviceExample, oddsExample } from "../../model/examples.ts";
import type { Name, Rules, State } from "../../model/types.ts";
import type { DetailWords, GameWords } from "../en/details.ts";
import type * as English from "../en/help.ts";
import { adviceWords } from "./advice.ts";
import { Owned } from "./pieces.ts";

type OddsExample = ReturnType<typeof oddsExample>;
type AdviceExample = ReturnType<typeof adviceExample>;

export function helpWords(words: GameWords, { aim }: DetailWords): English.HelpWords {
  const { formats, die, goalNumber, wayAsAction, bustRules, costOf, houseRules } = adviceWords(words);
  const { number, percent, worth } = formats;

  const bestChoiceOf = (name: Name) => Owned(name, "beste keuze");

  const decision = (best: OddsExample["best"]) => {
    if (!best) return [];
    const unit = best.goal === "expectedAtLeast" ? " punten" : "";
    return [
      `Nu is de beste keuze voor ${aim(best.goal, best.total)}: ${wayAsAction(best.way)} (${goalNumber(best.goal, best.number)}${unit}).`,
    ];
  };

  const nextBust = (next: { dice: number; chance: number } | null) => {
    if (!next) return [];
    if (next.chance === 0) return [`Met nog ${die(next.dice)} kan de volgende worp niet mislukken.`];
    return [`Met nog ${die(next.dice)} is de kans dat de volgende worp mislukt ${percent(next.chance)}.`];
  };

  /** What a stolen tile counts, as many times its worms. */
  const stealing = ({ opponents, stolenCounts }: Pick<AdviceExample, "opponents" | "stolenCounts">) => {
    if (opponents === 1) return "Met één tegenstander, zoals aan deze tafel, tellen de wormen erop dubbel.";
    const times = opponents === 2 ? "anderhalf keer" : `${number(stolenCounts, 2)} keer`;
    return `Met ${opponents} tegenstanders, zoals aan deze tafel, tellen de wormen erop ${times}, omdat maar één van hen ze kwijtraakt.`;
  };

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

  const correct =
    "Een worp verbeteren? Tik op het symbool en dan op hoeveel het er zijn, na “Wijzigen” als alle dobbelstenen zijn ingevoerd";
  const enter = "tik voor elke dobbelsteen op een symbool, of houd het ingedrukt en schuif naar het aantal";

  const useForOdds: Chapter = {
    title: standardHelpWords.helpUse,
    lines: [
      "Kies de tegel die je wilt: “Pakken” doe je uit de rij, “Afpakken” van een andere speler.",
      `Gooi je dobbelstenen en voer ze in: ${enter}.`,
      "Het grote getal bij elke keuze is je kans op de tegel, en hoe groter die is, hoe langer de balk erachter; bij de beste keuze staat “beste”.",
      "Tik op de keuze die je maakt en voer dan de volgende worp in; met “Nieuwe beurt” begin je opnieuw.",
      `${correct}; met “Aanpassen” verbeter je wat je hebt gepakt.`,
      standardHelpWords.helpUndo,
    ],
    texts: [],
  };

  const useForAdvice: Chapter = {
    title: standardHelpWords.helpUse,
    lines: [
      "Vul bij “Spelers” in wie er aan tafel zitten, op volgorde van beurt; ook de computer kan meespelen.",
      `Tik bij elke beurt op de tegel die de speler pakt, of voer de dobbelstenen in: ${enter}.`,
      "Het grote getal bij elke keuze is de kans om het spel te winnen, en hoe groter die is, hoe langer de balk erachter; of het is het aantal wormen dat de keuze gemiddeld oplevert.",
      "Tik op de keuze die wordt gemaakt; aan het eind van de beurt verplaatst de app de tegels, en is de volgende speler aan de beurt.",
      `${correct}; tik op een tegel om die te leggen waar hij ligt.`,
      standardHelpWords.helpUndo,
    ],
    texts: [],
  };

  /** What a chance to win is, and how far it can be trusted. */
  const winning = (
    name: Name,
    { players, accuracy, best }: Pick<AdviceExample, "players" | "accuracy" | "best">,
  ): Chapter[] => [
    {
      title: "De winkans",
      texts: [
        "Hoe groot de kans is dat de speler aan de beurt na elke keuze wint, als iedereen daarna goed speelt. Zijn de wormen gelijk, dan beslist de hoogste tegel, zoals in de spelregels.",
        ...(best ? [`${bestChoiceOf(name)} wint in ${percent(best.value)} van de gevallen.`] : []),
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
  ];

  return {
    /** What the help begins with. */
    howToPlay: (state) => [rules(state), state.mode === "odds" ? useForOdds : useForAdvice],

    oddsHelp: ({ total, atLeast, exactly, points, pointsFrom, best, nextBust: next, bust }) => [
      {
        title: `Minstens ${total}`,
        texts: [
          `De kans om deze beurt op ${total} of meer te eindigen, met een worm, als je vanaf hier alleen daarvoor speelt. Nu is die ${percent(atLeast)}.`,
          "Dit is het getal om een tegel uit de rij te pakken.",
        ],
      },
      {
        title: `Precies ${total}`,
        texts: [
          `De kans om deze beurt op precies ${total} te eindigen, als je vanaf hier alleen daarvoor speelt. Nu is die ${percent(exactly)}.`,
          "Dit is het getal om een tegel af te pakken.",
        ],
      },
      {
        title: "Punten",
        texts: [
          `De gemiddelde uitkomst als je voor zo veel mogelijk punten speelt: ${number(points, 2)} vanaf hier. Elk totaal telt, ook een dat geen tegel oplevert: stoppen op 18 met een worm geeft 18 punten, maar verder niets. Het getal zegt dus hoe goed je ervoor staat, niet wat je het beste kunt doen.`,
          `Kies je een tegel, dan tellen lagere uitkomsten als 0: vanaf hier is het gemiddelde voor ${total} of meer ${number(pointsFrom, 2)}.`,
        ],
      },
      {
        title: "Eén doel tegelijk",
        texts: [
          "Elke kans gaat ervan uit dat je voor dat ene doel speelt. Je kunt ze niet allemaal tegelijk hebben: de beste weg naar 25 is misschien niet de beste weg naar 30.",
        ],
      },
      {
        title: "Hoe je beslist",
        texts: [
          "Kies de tegel die je wilt. Met de keuze waar “beste” bij staat, haal je die het vaakst. Een tegel met een kleinere kans kan toch het betere doel zijn, als er meer wormen op staan.",
          ...decision(best),
        ],
      },
      {
        title: "Goede en slechte worpen",
        texts: [
          "Zodra een worp is ingevoerd, zie je in de regel boven de keuzes hoe je kans erdoor is veranderd. Dat zegt of je geluk had, niet of je goed speelde.",
        ],
      },
      {
        title: "Een mislukte worp",
        texts: [
          ...nextBust(next),
          "Volgens de regels kost een mislukte worp de beurt en telt die dus als 0. In het menu kun je instellen dat die de punten behoudt, zoals sommige rekenhulpen doen. De kansen van een situatie blijven dan gelijk. Maar bij gooien telt een mislukte worp dan als stoppen, en de gemiddelde punten vallen te hoog uit, omdat je met nog eens gooien niets waagt.",
          `Zo staat het nu ingesteld: een mislukte worp ${bustRules[bust]}.`,
        ],
      },
    ],

    adviceHelp: ({ name, cost, best, aim, isEither, ...example }) => [
      ...(aim === "win" ? winning(name, { ...example, best }) : []),
      {
        title: "Wormen, gemiddeld",
        texts: [
          ...(isEither
            ? [
                aim === "win"
                  ? "Met de knop boven de keuzes zie je in plaats daarvan hoeveel wormen elke keuze waard is."
                  : "Met de knop boven de keuzes zie je in plaats daarvan hoe vaak elke keuze het spel wint.",
              ]
            : []),
          "Wat deze beurt gemiddeld waard is als je het advies tot het eind volgt: de wormen van de tegel die je pakt, min die van de tegel die je kwijtraakt als de beurt mislukt. Elk getal is exact.",
          ...(best && aim === "worms"
            ? [
                `${bestChoiceOf(name)} is ${worth(best.value)} wormen waard. Een mislukte beurt ${costOf(cost)}; als je het advies volgt, gebeurt dat in ${percent(best.failing)} van de gevallen.`,
              ]
            : []),
        ],
      },
      {
        title: "Het verschil",
        texts: [
          aim === "win"
            ? "Het getal bij elke keuze zegt hoeveel procentpunt die bij de beste achterblijft. Een tiende maakt nauwelijks uit, twee wel. Als één reden eruit springt, staat er waarom de beste keuze de beste is."
            : "Het getal bij elke keuze zegt hoeveel wormen die bij de beste achterblijft. Een verschil van 0,05 wormen maakt nauwelijks uit, een halve worm wel. Als één reden eruit springt, staat er waarom de beste keuze de beste is.",
        ],
      },
      {
        title: "De prijslijst",
        texts: [
          `Bij elk totaal staat ${aim === "win" ? "de winkans die je ermee overhoudt" : "hoeveel wormen het oplevert"}. Waar tegels weg zijn, leveren 27 punten misschien maar tegel 24 op. In de prijslijst zie je in één oogopslag waar een hoger totaal loont.`,
        ],
      },
      {
        title: "Afpakken",
        texts: [
          aim === "win"
            ? "Kun je met een totaal een tegel afpakken of er een uit de rij pakken, dan gaat die met de beste winkans voor."
            : `Een afgepakte tegel is meer waard dan de wormen die erop staan, omdat een andere speler ze kwijtraakt. ${stealing(example)}`,
        ],
      },
      ...(aim === "win"
        ? []
        : [
            {
              title: "Wat het advies weglaat",
              texts: [
                "Advies in wormen kijkt alleen naar deze beurt. Het houdt er geen rekening mee wie er voor staat, hoe makkelijk je nieuwe tegel af te pakken is, of hoe snel het spel afloopt.",
              ],
            },
          ]),
      {
        title: "“Tegels” en “Grafiek”",
        texts: [
          "Die beantwoorden een andere vraag: hoe groot de kans op elk totaal is als je alleen voor dat totaal speelt.",
        ],
      },
    ],
  };
}
