// The rules and what the numbers mean, in Dutch.

import { standardHelpWords } from "../../../../shell/text/nl/standard-dialogs.ts";
import { AVERAGES } from "../../model/averages.ts";
import type * as English from "../en/help.ts";
import type { Words } from "../en/words.ts";

export function helpWords(words: Words): English.HelpWords {
  const { formats, points } = words;
  const { number } = formats;

  return {
    help: ({ opening, openCost }) => [
      {
        title: standardHelpWords.helpRules,
        lines: [
          "Gooi vijf dobbelstenen: één ervan leg je af, en van de andere vier maak je twee paren, hoe je maar wilt.",
          "Kruis op het blad beide sommen aan, ook als dat punten kost, en het getal dat je aflegt, in zijn eigen rij.",
          opening === "different"
            ? "Tot er drie verschillende getallen in gebruik zijn, moet je steeds een nieuw getal afleggen, als dat is gegooid."
            : "Tot er drie verschillende getallen in gebruik zijn, mag je elke dobbelsteen afleggen.",
          "Daarna moet je een van die drie getallen afleggen, als er minstens één van is gegooid.",
          "Is geen van de drie gegooid, dan is de beurt een vrije worp: je kruist twee sommen aan en legt niets af.",
          `Het eerste kruisje bij een som opent die en kost ${points(openCost)}; de volgende drie veranderen niets; het vijfde geeft die terug.`,
          "Elk kruisje van het zesde tot en met het tiende levert punten op: 100 bij 2 en 12, 70 bij 3 en 11, 60 bij 4 en 10, 50 bij 5 en 9, 40 bij 6 en 8, 30 bij 7; meer dan tien kruisjes leveren niets extra’s op.",
          "Zet je bij een afgelegd getal het achtste kruisje, dan is het spel na die beurt afgelopen; de beurt telt nog mee.",
          "Haal zo veel mogelijk punten; wie meespeelt, gebruikt dezelfde worpen op een eigen blad, en wie de meeste punten haalt, wint.",
        ],
        texts: [
          "Standaard mag je in het begin elke dobbelsteen afleggen; in het menu vind je ook de openingsregel met drie verschillende getallen.",
        ],
      },
      {
        title: standardHelpWords.helpUse,
        lines: [
          "Zelf paren maken? Tik op de dobbelsteen die je aflegt, en dan op twee die een paar vormen.",
          "Al bezig op papier? Neem je kruisjes over op het blad: een tik op een vakje vult de rij tot daar, een tik op het laatste kruisje verwijdert het.",
          `⌫ verwijdert een dobbelsteen. ${standardHelpWords.helpUndo}`,
        ],
        texts: [],
      },
      {
        title: "Het grote getal",
        texts: [
          "Dat is een gemiddelde over alle worpen die nog komen, als je daarna goed speelt. Bij alle keuzes behalve de beste staat ook hoeveel minder dat is. Een keuze die binnen 3 punten van de beste ligt, heet even goed: preciezer zijn de getallen niet. Als één reden eruit springt, staat bij de beste keuze waarom die beter is dan de volgende.",
          "Losse partijen lopen sterk uiteen: van 20 partijen volgens het advies vanaf een leeg blad eindigt er één onder −210 en één boven 740. “Eindscore” toont dat voor jouw blad.",
        ],
      },
      {
        title: "Een score halen",
        texts: [
          "Als je een score moet verslaan, is het beste gemiddelde niet het beste plan. Bij “Advies voor” kies je daarom voor de kans op 300, op 500, op een eigen getal, of op meer dan waar de anderen waarschijnlijk op eindigen: bij elke keuze staat dan die kans, en de keuze met de grootste kans is de beste.",
          "Partijen die voor 500 of meer werden gespeeld, haalden dat in 29,4% van de gevallen, tegen 27,2% met het advies voor het gemiddelde; partijen voor 300 of meer in 57,0% tegen 54,9% (telkens 20.000 partijen, met dezelfde worpen; elk getal op 0,7 na). Daarvoor leveren ze gemiddeld 35 en 48 punten in.",
          "Achter ± staat hoever zo’n kans ernaast kan zitten: in een proef met partijen vanaf zo’n 1.200 bladen zaten negen van de tien kansen er hoogstens zo ver naast. Tegen het einde zijn de kansen exact.",
        ],
      },
      {
        title: "Speling",
        texts: [
          "Als er drie getallen in gebruik zijn, kan elk zeven kruisjes krijgen voordat het spel eindigt. Wat er van die 21 over is, is je speling; een vrije worp, één op de 32 beurten, gebruikt er niets van. Houd de drie gelijk: een rij die vroeg vol is, beëindigt het spel terwijl de andere nog plaats hebben.",
        ],
      },
      {
        title: "Exact en geschat",
        texts: [
          "Er zijn veel te veel bladen om ze allemaal door te rekenen. Een klein netwerk, getraind op eigen partijen, schat wat een blad waard is; de app bekijkt daarbij exact alle 252 worpen die hierna kunnen komen. Zulke getallen heten schattingen.",
          "Tegen het einde, met drie getallen in gebruik en na de keuze een speling van hoogstens één (twee, waar dat snel gaat), wordt alles berekend wat nog kan volgen. Zulke getallen heten exact.",
          "Schattingen zijn ruw zodra de getallen in gebruik niet bij 1, 2, 6 en niet bij 1, 5, 6 passen. In een proef met 3.000 bladen uit goed, slecht en willekeurig spel, met elk 300 partijen, lagen negen van de tien ruwe schattingen binnen 26 punten van het gemiddelde, en negen van de tien andere binnen 7. Schattingen voor verzonnen bladen, die in een echt spel bijna nooit voorkomen, waren gemiddeld 21 punten te hoog. “Eindscore” speelt zulke partijen vanaf jouw blad.",
        ],
      },
      {
        title: "Welke sommen je opent",
        texts: [
          "De sommen die vaak voorkomen: wie sterk speelt, opent 6, 7, 8, 4 en 10 in bijna elke partij, 5 en 9 in de helft ervan, 2 en 12 in een kwart, 3 en 11 bijna nooit. 4 en 10 leveren 60 per kruisje op en zijn met de helft van alle worpen te maken.",
        ],
      },
      {
        title: "Waarom 1, 2 en 6 afleggen",
        texts: [
          "Leg je lage en hoge dobbelstenen af, dan blijven de middelste over voor de paren, en de sommen daarvan komen vaak voor. Bijna negen van de tien sterke partijen eindigen met 1, 2, 6 (of het spiegelbeeld 1, 5, 6). Het derde getal hoeft niet meteen te komen: gemiddeld komt het in beurt 4.",
        ],
      },
      {
        title: "Een vuistregel",
        texts: [
          `Open geen andere sommen dan 4, 6, 7, 8 en 10; leg alleen 1, 2 en 6 af (of 1, 5 en 6), zodat het spel lang duurt; kruis dan aan wat het meest oplevert. Dat alleen levert gemiddeld ${number(AVERAGES.thumb)} punten op; het advies gemiddeld ongeveer ${number(AVERAGES.advice)}.`,
        ],
      },
      {
        title: "Andere regels",
        texts: [
          `In Can’t Stop Express moet je in de eerste drie beurten drie verschillende getallen afleggen, wat gemiddeld zo’n 53 punten kost. Zit er geen nieuw getal in een worp, dan mag je elke dobbelsteen afleggen.`,
          "In de makkelijke variant, bij de huisregels in het menu, kost een open som 150 in plaats van 200 (gemiddeld ongeveer 71 punten meer). Sommigen laten elk kruisje na het vijfde tellen (ongeveer 16 meer), sommigen geven niets voor het tiende (ongeveer 35 minder). De app biedt dat niet: het advies zou opnieuw getraind moeten worden.",
        ],
      },
    ],
  };
}
