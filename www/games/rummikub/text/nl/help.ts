// The rules and what the numbers mean, in Dutch.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { standardHelpWords } from "../../../../shell/text/nl/standard-dialogs.ts";
import type { Rules } from "../../model/types.ts";
import type * as English from "../en/help.ts";
import type { Words } from "../en/words.ts";

export function helpWords(words: Words): English.HelpWords {
  const { formats, points } = words;
  const { number, withPercent } = formats;

  const rules = ({ opening, playOn, oneJoker, jokerPoints }: Rules): Chapter => ({
    title: standardHelpWords.helpRules,
    lines: [
      "Er zijn 106 stenen: de getallen 1 tot en met 13 twee keer in elk van de vier kleuren, en twee jokers, die voor elke steen kunnen staan.",
      "Elke speler pakt 14 stenen en zet ze op een plankje dat de anderen niet zien; de rest is de pot.",
      "Een rij is drie of meer opeenvolgende getallen van één kleur; na 13 houdt een rij op.",
      `Een groep is drie of vier stenen met hetzelfde getal in verschillende kleuren; rijen en groepen heten allebei sets.${oneJoker ? ` ${words.why({ name: "jokers" })}` : ""}`,
      "Leg in je beurt minstens één steen van je plankje op tafel, of pak er een uit de pot; is die leeg, dan pas je.",
      "Als je legt, mag je de tafel herschikken zoals je wilt, maar er gaat geen steen van de tafel naar een plankje, en aan het eind moet elke steen op tafel in een set liggen.",
      `Je eerste sets, waarmee je uitkomt, komen alleen van je plankje en moeten minstens ${points(opening)} waard zijn: een steen telt zijn getal, een joker dat van de steen waar hij voor staat.`,
      playOn
        ? "Tot je bent uitgekomen, mag je de stenen op tafel niet gebruiken; daarna wel, ook in diezelfde beurt."
        : "Pas in de beurt nadat je bent uitgekomen, mag je de stenen op tafel gebruiken.",
      "Wie als eerste zijn plankje leeg heeft, wint; is de pot leeg en past iedereen, dan wint het plankje met de minste punten.",
      `Elk van de anderen verliest het verschil tussen zijn plankje en dat van de winnaar, waarbij een joker ${number(jokerPoints)} telt, en de winnaar krijgt het totaal.`,
    ],
    texts: [
      "Regel 4, 7, 8 en 10 hangen af van “Regels” in het menu. Standaard mag een set twee jokers hebben, heb je 30 punten nodig om uit te komen, is de tafel in die beurt dicht, en kost een joker die op een plankje blijft 30.",
      "Volgt de regels van Rummikub, maar staat los van de makers ervan.",
    ],
  });

  /** What there is to do, by who deals. */
  const howToUse = (use: English.Use): Chapter => ({
    title: standardHelpWords.helpUse,
    lines: [...{ table: atTable, game: playing, puzzle: solving }[use], standardHelpWords.helpUndo],
    texts: [],
  });

  const atTable = [
    "Tik bij “Plankje” je stenen in.",
    "Voer bij “Tafel” de tafel in: veeg langs een rij of omlaag over een groep, of tik op de eerste en de laatste steen van een rij of op de kleuren van een groep; de volgende set begint vanzelf.",
    "De grote regel bovenaan zegt hoeveel van je stenen je kunt leggen, en het plan toont hoe; tik op “Klaar” als je ze hebt gelegd.",
    "Tik bij “Gelegd” in wat de anderen hebben gelegd: het telt meteen mee, en je volgende zet staat erboven. Kun je niets leggen, tik dan op de steen die je pakte; anders tik je eerst op “Gepakt”.",
    "Verbeteren? Tik op “−” en dan op de steen die weg moet; in het paneel “Tafel” open je met een tik een set, om die te veranderen of te verwijderen.",
  ];

  const playing = [
    "Tik op de stenen van je plankje die je wilt leggen: de app zoekt uit hoe, of zegt dat het niet kan.",
    "Of verplaats zelf stenen: versleep ze, uit een set na even vasthouden; of tik op een set, tik op stenen erin, en dan op de set waar ze horen, of op “Nieuwe set”.",
    "De grote regel bovenaan zegt wie er aan de beurt is en of je kunt leggen wat je koos; tik dan op “Leggen”.",
    "Kom je er niet uit? De eerste tip zegt hoeveel stenen je kunt leggen, de volgende welke, dan welke sets veranderen, dan hoe.",
    "Met “Terug” herstel je plankje en tafel; kun of wil je niet leggen, tik dan op “Pakken”.",
  ] as const;

  const solving = [
    "Tik op de stenen van je plankje die je wilt leggen, zo veel als je kunt: de app zoekt uit hoe, of zegt dat het niet kan.",
    playing[1],
    "De grote regel bovenaan zegt of je kunt leggen wat je koos; tik dan op “Leggen”.",
    playing[3],
    "Met “Terug” herstel je plankje en tafel.",
  ];

  /** What can be entered besides rack and sets. */
  const entering: Chapter = {
    title: "Plankje en tafel",
    texts: [
      "Veeg over alle vier de kleuren om een groep van vier te leggen; voor een groep van drie tik je daarna, vóór de volgende set, op de kleur die ontbreekt. Ook op je plankje voert een veeg alle stenen in die je raakt.",
      "Met minder dan 14 stenen op je plankje gaat de app ervan uit dat je bent uitgekomen, anders niet: met “Nog niet” en “Ik ben uitgekomen” verbeter je dat.",
      "Met “Los” blijven stenen liggen waarvan je de sets niet kent. Je kunt dezelfde stenen leggen; alleen kan het plan niet zeggen welke sets blijven liggen.",
      "In het raster staat in een rondje hoeveel er op je plankje liggen, in een vierkantje hoeveel op tafel. Van een doorgestreepte steen zijn beide exemplaren in zicht. “Gepakt” toont wat elke steen zou opleveren.",
    ],
  };

  return {
    help: ({ use, rules: ofGame }) => [
      rules(ofGame),
      howToUse(use),
      ...(use === "table" ? [entering] : []),
      {
        title: "Het antwoord",
        texts: [
          `“Sterkst”, waar de app eerst naar kiest, is wat de sterkste computerspeler zou doen: de meeste stenen met de minste knippen. Die legt een joker alleen om meteen te winnen, of om uit te komen als er nog hoogstens tien stenen te pakken zijn. Heeft die hoogstens twaalf stenen en zouden er vijf of minder overblijven, dan pakt die een steen als de kans om daarmee de volgende beurt te winnen ${withPercent(number(12))} of meer is. Tussen twee computerspelers wint degene die zo wacht ongeveer 63 van de 100 partijen.`,
          "Waar minder stenen minder knippen kosten, kun je kiezen, bijvoorbeeld “4 stenen · 12 knippen”, “2 · 4”, “1 · geen”: telkens de meeste stenen met hoogstens zoveel knippen. Wat er verder kan, staat onder “Waarom, en wat nog kan”. “Meer kan niet” betekent dat de app heeft uitgesloten dat er meer stenen weg kunnen.",
          "Opgetilde stenen met een dikke rand zijn van jou, en worden met deze zet gelegd. Tik op je plankje op zo’n steen om die te houden, of op een andere om die te leggen.",
          "“Jokers bewaren” legt ze alleen in een zet die je plankje leegmaakt, of als je zonder niet kunt uitkomen. Tussen twee computerspelers wint dat 60 van de 100 partijen tegen zo veel mogelijk stenen leggen.",
        ],
      },
      {
        title: "Tegen de computer, en puzzels",
        texts: [
          "Kies in het menu “Spelen met de app”: die deelt, pakt en speelt voor de andere spelers, van wie de plankjes verborgen blijven; of je pakt echte stenen en tikt ze in. Na afloop vergelijkt “Beurten” wat je hebt gelegd met wat de sterkste computerspeler had gelegd.",
          "Puzzels komen uit zulke partijen. Makkelijke puzzels kosten 1 of 2 knippen, gemiddelde 3 tot 5, moeilijke meer. In de link staan niveau en nummer; wie die opent, krijgt dezelfde puzzel.",
        ],
      },
      {
        title: "Knippen",
        texts: [
          "Een knip scheidt twee stenen die op tafel naast elkaar lagen, in een rij of in een groep. Een steen aanleggen, sets samenvoegen en jokers verplaatsen kost niets. Een zet met weinig knippen is makkelijk uit te voeren.",
        ],
      },
      {
        title: "Uitkomen",
        texts: [
          "Bij het uitkomen telt een joker als de steen waar hij voor staat. Oudere regels vragen 50 punten; sommige spelers gebruiken de tafel meteen.",
        ],
      },
      {
        title: "Stenen die helpen",
        texts: [
          "Een steen helpt als je er de volgende beurt meer stenen mee kunt leggen dan zonder, zoals de tafel nu ligt.",
        ],
      },
      {
        title: "Jokers op tafel",
        texts: [
          "Spelregels verschillen: jokers zijn vrij, staan vast voor één steen, zitten op slot in hun set, of komen alleen samen vrij uit een groep. Standaard zijn ze vrij, stenen als alle andere. In het menu worden ze bij “Regels” uitgelegd.",
        ],
      },
    ],
  };
}
