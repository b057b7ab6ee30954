// What is asked at a first visit, in German.

import { startWords as shellWords } from "../../../../shell/text/de/start.ts";
import type * as English from "../en/start.ts";
import { playerWords } from "./players.ts";

export const startWords: typeof English.startWords = {
  ...shellWords,
  line: "Tippe deine fünf Würfel an: Du siehst, welchen du am besten aussonderst und welche Paare du bildest.",
  paper: "Auf Papier spielen",
  paperHint: "Mit echten Würfeln: Tippe jeden Wurf ein und kreuze an, was du wählst.",
  thrown: "Hier würfeln",
  thrownHint: "Die App würfelt, du wählst.",
  others: "Gegen den Computer",
  othersHint: "Dieselben Würfe für alle, jeder auf seinem eigenen Blatt.",
  strength: (by, score) => `${playerWords(by).how} Im Schnitt ${score} Punkte.`,
};
