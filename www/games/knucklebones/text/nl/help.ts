// The rules and what the numbers mean, in Dutch.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { standardHelpWords } from "../../../../shell/text/nl/standard-dialogs.ts";

export const help: Chapter[] = [
  {
    title: standardHelpWords.helpRules,
    lines: [
      "Twee spelers hebben elk een bord met drie kolommen van drie vakjes en spelen om de beurt.",
      "In je beurt gooi je één dobbelsteen en leg je die in een van je eigen kolommen waar nog plaats is.",
      "Alle dobbelstenen met dezelfde waarde in de kolom ertegenover, bij de tegenstander, worden verwijderd; daar komt dus weer plaats vrij.",
      "Een kolom is de som van de dobbelstenen waard, in welke volgorde ook, maar gelijke dobbelstenen tellen meer.",
      "Twee gelijke tellen vier keer hun waarde, drie gelijke negen keer: 4 1 4 is 17, en 6 6 6 is 54.",
      "Zodra een bord vol is, is het spel afgelopen; de laatste dobbelsteen verwijdert nog wel de gelijke dobbelstenen ertegenover.",
      "Wie over de drie kolommen samen het hoogste totaal heeft, wint; bij gelijke totalen is het gelijkspel.",
    ],
    texts: [],
  },
  {
    title: standardHelpWords.helpUse,
    lines: [
      "Tik op de dobbelsteen die is gegooid en dan op de kolom waarin die wordt gelegd: dat is één beurt, voor jou en voor de tegenstander.",
      "De verkeerde dobbelsteen aangetikt? Tik er nog eens op om die terug te nemen.",
      standardHelpWords.helpUndo,
    ],
    texts: [],
  },
  {
    title: "De grote getallen",
    texts: [
      "Dat is je winkans, ook als de tegenstander aan zet is: dan is de beste kolom die waarin jouw winkans het kleinst is. De kansen gaan ervan uit dat beide spelers daarna goed leggen; gelijkspel telt als halve winst. Bij de andere kolommen staat hoeveel procentpunt winkans ze van de beste verschillen: 40% is 5 punten minder dan 45%. “Even goed” betekent dat het verschil kleiner is dan de getallen nauwkeurig zijn.",
      "Daaronder staat wat de dobbelsteen meteen doet: de punten in het spel (pt) die de kolom erbij krijgt, en de dobbelstenen die verdwijnen.",
    ],
  },
  {
    title: "Vóór de worp",
    texts: [
      "Elk vlak van de dobbelsteen toont je kans na die worp, met een pijl naar de beste kolom: links ←, midden ↑, rechts →.",
    ],
  },
  {
    title: "Geschat en bewezen",
    texts: [
      "De meeste getallen zijn schattingen. De app kijkt een paar worpen vooruit, bij elke worp en elke kolom; situaties die verder weg liggen, beoordeelt de app naar wat die heeft geleerd van een exacte oplossing van het spel, die te groot is voor een telefoon. De getallen veranderen dus een beetje naarmate de app verder vooruitkijkt.",
      "Achter ± staat hoever een schatting ernaast kan zitten. Dat is aan die oplossing getoetst: 95 van de 100 schattingen zaten er hoogstens zo ver naast. Een decimaal staat er alleen waar die iets zegt, en wat een keuze kost alleen als het meer is.",
      "Vlak voor het eind bekijkt de app alles wat er nog kan volgen: dan zijn de getallen bewezen, op een half procentpunt winkans na.",
    ],
  },
  {
    title: "Wat een keuze kost",
    texts: [
      "Na elke dobbelsteen vergelijkt de app jouw kolom met de beste. “4,0 procentpunt winkans” betekent: van 100 partijen die zo verdergaan, win je er 4 minder. Een half punt maakt nauwelijks uit.",
    ],
  },
];
