// Every sentence of the Solitaire Dice page, in French. Those of the details, the dialogs and the help are loaded with
// them.

import type { Formats } from "../../../../shell/model/format.ts";
import { standardWords } from "../../../../shell/text/fr/standard.ts";
import { partOfLink } from "../../../../shell/text/fr/words.ts";
import type { Effect, luckOfRoll, Standing } from "../../model/choices.ts";
import type { Loss, Result, Summary } from "../../model/move-log.ts";
import type { Misfit } from "../../model/sheet.ts";
import type { LoggedMove, SheetMark, Who } from "../../model/types.ts";
import type { Why } from "../../model/why.ts";
import type * as English from "../en/words.ts";
import { computerSubject, ofComputer } from "./pieces.ts";
import { computerName } from "./players.ts";

export type Words = English.Words;

/** How good a roll was. */
const LUCKS: Record<ReturnType<typeof luckOfRoll>, string> = {
  good: "un bon lancer",
  bad: "un mauvais lancer",
  average: "un lancer moyen",
};

export function words(formats: Formats): English.Words {
  const { number, percent, signed, plural, list, either } = formats;

  const points = (count: number) => `${number(count)} ${plural(count, "point", "points")}`;
  const rejects = (count: number) => `${number(count)} ${plural(count, "dé écarté", "dés écartés")}`;
  const sums = ({ sums: [one, other] }: SheetMark) => `${one} et ${other}`;
  const name = (by: string | null) => (by === null ? "Toi" : computerName(by));
  /** What a player is called: a person without a name by their seat. */
  const called = ({ by, name: typed, seat }: Who) =>
    typed || (seat === 0 || by !== null ? name(by) : `Joueur ${number(seat + 1)}`);
  const sheetName = (who: Who) =>
    who.by !== null ? `Feuille ${ofComputer(who.by)}` : who.name === "" && who.seat === 0 ? "Ta feuille" : called(who);
  /** « 5e ». */
  const ordinal = (nth: number) => (nth === 1 ? "1re" : `${nth}e`);

  /** For the ear: « écarter 1, sommes 7 et 9 », « tour gratuit, sommes 7 et 9 ». */
  const markName = (mark: SheetMark) =>
    `${mark.reject === null ? "tour gratuit" : `écarter ${mark.reject}`}, sommes ${sums(mark)}`;

  /** For the eye: « écarter 1 avec 7+9 », « tour gratuit avec 7+9 ». */
  const markShort = ({ reject, sums: [one, other] }: SheetMark) =>
    `${reject === null ? "tour gratuit" : `écarter ${reject}`} avec ${one}+${other}`;

  /** How a choice stands beside the best one. */
  const stands = (standing: Standing, less: (less: number) => string) =>
    standing.kind === "less"
      ? less(standing.less)
      : { best: "le meilleur", only: "seul choix", asGood: "aussi bon" }[standing.kind];

  /** What a choice is worth: « …, 293 points, 12 de moins ». */
  const label = (name: string, worth: number | null, standing: Standing | null) =>
    [
      name,
      ...(worth === null ? [] : [points(worth)]),
      ...(standing === null ? [] : [stands(standing, (less) => `${number(less)} de moins`)]),
    ].join(", ");

  /** What marks do at once: « 5e croix, retour à 0 ». */
  function effect({ nths, opens, isFifth, points, wasted }: Effect) {
    if (nths.length === 0) return "sans effet";
    return [
      `${nths.map(ordinal).join(" et ")} croix`,
      ...(opens > 0 ? [`−${number(opens)} pour l’instant`] : []),
      ...(isFifth ? ["retour à 0"] : []),
      ...(points > 0 ? [`+${number(points)}`] : []),
      ...(wasted > 0 ? ["puis une sans effet"] : []),
    ].join(", ");
  }

  /** A reason, as half a sentence; « il » is the choice. */
  const because = (why: Why) => {
    if (why.kind === "reaches") return `il termine la partie avec ${points(why.score)}`;
    if (why.kind === "goesOn")
      return `la partie continue, alors que ${why.isAlone ? "tous les autres choix la terminent" : "le choix suivant la termine"}`;
    if (why.kind === "room") {
      const { room, next } = why;
      const left = plural(room.boxes, "case restante", "cases restantes");
      return `il écarte ${room.reject} (${number(room.boxes)} ${left})\u202f; le suivant écarte ${next.reject} (${number(next.boxes)})`;
    }
    if (why.kind === "scores") return `il rapporte tout de suite ${number(why.more)} de plus que le suivant`;
    const sums = list(why.sums.map(String));
    const next = list(why.next.map(String));
    if (why.kind === "opens") {
      if (why.sums.length > 0) return `il n’ouvre que ${sums}\u202f; le suivant ouvre ${next}`;
      return why.isAlone
        ? "c’est le seul qui n’ouvre aucune somme"
        : `il n’ouvre aucune somme\u202f; le suivant ouvre ${next}`;
    }
    if (why.next.length > 0) return `il ramène ${sums} à 0\u202f; le suivant seulement ${next}`;
    return `il ramène ${sums} à 0, ${why.isAlone ? "ce qu’aucun autre choix ne fait" : "ce que le suivant ne fait pas"}`;
  };

  /** The best choice as what is to be done, what it is worth, and why it is the best. */
  const best = (mark: SheetMark, worth: string, why: Why | null, isOnly: boolean) =>
    `${isOnly ? "Seul choix\u00a0" : "Le mieux\u00a0"}: ${mark.reject === null ? "un tour gratuit" : `écarter le ${mark.reject}`}\u202f; former ${sums(mark)}.${worth}${why ? ` Le meilleur choix, car ${because(why)}.` : ""}`;

  const result = (result: Result) => {
    const { kind, points: by } = result;
    if (kind === "among") {
      const best = result.best.map(called);
      return best.length > 1 ? `Égalité\u00a0: ${list(best)}` : `${list(best)} gagne de ${points(by)}`;
    }
    return kind === "tie" ? "Égalité" : `Tu ${kind === "win" ? "gagnes" : "perds"} de ${points(by)}`;
  };

  /** What somebody marked. */
  const done = ({ by, reject, ...mark }: LoggedMove) => {
    const has = by === null ? "Tu as" : `${computerSubject(by)} a`;
    return reject === null
      ? `${has} coché ${sums({ reject, ...mark })} en tour gratuit.`
      : `${has} écarté ${reject} et coché ${sums({ reject, ...mark })}.`;
  };

  /** The same in short. */
  const doneShort = ({
    who,
    mark: {
      reject,
      sums: [one, other],
    },
  }: {
    who: Who;
    mark: SheetMark;
  }) => `${called(who)}\u00a0: ${reject === null ? "tour gratuit" : `${reject} écarté`} avec ${one}+${other}`;

  /** A move of one's own, and what it gave away where that is told. */
  const logged = (logged: LoggedMove, loss: Loss | null) =>
    loss === null
      ? done(logged)
      : `${done(logged)} Cela t’a coûté ${points(loss.points)}\u00a0: mieux valait ${better(loss.better)}.`;

  /** What would have been better: « écarter 1 avec 7+9 », « un tour gratuit avec 7+9 ». */
  const better = (mark: SheetMark) => `${mark.reject === null ? "un " : ""}${markShort(mark)}`;

  /** Settings that a link tells, by their keys. */
  const names = {
    sheet: "Feuille",
    roll: "Lancer",
    with: "Autres joueurs, cinq au plus",
    shown: "Feuille affichée",
    opening: "Règle de départ",
    dice: "Dés",
    seed: "Les lancers de l’appli",
    aim: "Score visé",
  };

  /** How the sheet misfits. */
  const misfit = (misfit: Misfit) => {
    if (misfit.kind === "noRejects") return "Ajoute maintenant les croix des dés écartés.";
    if (misfit.kind === "either") return "Il y a une croix de trop ou de moins sur les sommes.";
    const { kind, count } = misfit;
    const marks = count === 1 ? "une croix" : `${number(count)} croix`;
    return kind === "missing" ? `Il manque ${marks} sur les sommes.` : `Il y a ${marks} de trop sur les sommes.`;
  };

  const sumRow = (sum: number) => `Croix sur ${number(sum)}`;
  const sumText = (count: number, now: number) => `${number(count)} croix, ${points(now)}`;
  const rejectRow = (face: number) => `Croix du dé écarté ${number(face)}`;
  /** @param count null where the number can't be in use */
  const rejectText = (count: number | null) =>
    count === null ? "trois autres numéros sont utilisés" : `${number(count)} croix`;

  return {
    ...standardWords,
    formats,
    /** A part of a link that can't be read. */
    problem: ({ key }) => partOfLink(key, names),
    settings: names,
    points,
    number: (value) => number(value),
    markName,
    markShort,
    misfit,

    // Where the game stands
    status: (turn, score, rollsLeft) => [
      `Tour ${number(turn)}`,
      `score ${number(score)}`,
      `encore environ ${number(rollsLeft)} ${plural(rollsLeft, "lancer", "lancers")}`,
    ],
    /** The same of a sheet that is not whole yet: neither its turns nor what is left of them is known. */
    statusOfPart: (score) => [`Score ${number(score)}`],
    statusOver: (turns) => [`${number(turns)} ${plural(turns, "tour joué", "tours joués")}`],
    who: name,
    called,
    /** The same where there is little room. */
    whoInShort: (who, others) => (who.by !== null && others === 1 ? "Ordinateur" : called(who)),
    others: "Feuilles",
    /** For the ear. */
    sheetName,
    sheetOf: (who, { score, pace, isOver, isToMark }) =>
      `${sheetName(who)}\u00a0: ${points(score)}${isOver ? ", partie finie" : ""}${pace === null ? "" : `, attendu ${number(pace)}`}${isToMark ? ", doit encore cocher" : ""}`,
    over: "fini",

    // The answer
    beforeRoll: "Avant le lancer",
    expected: "score final attendu",
    expectedShort: "attendu",
    startHint: (isThrown, isAlone) => {
      const how = isThrown
        ? "L’appli lance les dés\u00a0: touche «\u00a0Lancer\u00a0»."
        : "Lance cinq dés et touche-les ci-dessous.";
      return isAlone ? `${how} Déjà une partie sur papier\u202f? Recopie d’abord tes croix sur la feuille.` : how;
    },
    // The sheet
    sumHead: "somme",
    boxHeads: (openCost: number) => [`−${number(openCost)}`, "0", "points"],
    nowHead: "total",
    rejectHead: "écarté",
    sheetHint: "Touche une case pour remplir la rangée jusque-là\u202f; touche la dernière croix pour l’enlever.",
    othersSheetHint: "L’ordinateur coche cette feuille.",
    each: (each: number) => `+${number(each)}`,
    // Rows of one's own sheet: a name, and what stands there; in those of others both at once.
    sumRow,
    sumText,
    sumOfOther: (sum: number, count: number, now: number) => `${sumRow(sum)}\u00a0: ${sumText(count, now)}`,
    rejectRow,
    rejectText,
    rejectOfOther: (face: number, count: number | null) => `${rejectRow(face)}\u00a0: ${rejectText(count)}`,
    sheetScore: (score: number) => `Score ${number(score)}`,
    /** @param spare null where that is not told yet */
    outlook: (spare: number | null, left: number) => {
      const rolls = `encore ${number(left, 1)} ${plural(left, "lancer", "lancers")} en moyenne, si tu fais durer la partie`;
      if (spare === null) return rolls;
      const rejects =
        spare === 0 ? "aucune marge" : `${number(spare)} ${plural(spare, "dé écarté", "dés écartés")} de marge`;
      return `${rejects} · ${rolls}`;
    },
    sheetMisfit: (found: Misfit) => `${misfit(found)} Un tour coche deux sommes et un dé écarté.`,
    comingHint:
      "Ta feuille\u00a0: + marque ce que le choix ajouterait. Les croix rouges coûtent des points pour l’instant.",
    differentHint: "Tant que trois numéros ne sont pas utilisés, chaque dé écarté doit être d’un nouveau numéro.",
    noNewNumber: "Aucun nouveau numéro n’est sorti, tout dé peut donc être écarté.",
    spare: (spare) =>
      spare === 0 ? "Aucune marge\u00a0: le prochain dé écarté termine la partie." : `${rejects(spare)} de marge.`,
    /** Whether the roll was good. */
    verdict: (was, now, luck) => `${number(was)} attendu, maintenant ${number(now)}\u00a0: ${LUCKS[luck]}.`,
    // The chance of a score
    goalLabel: "Objectif",
    /** @param target the score that the others' best stands for, where it is picked */
    goals: (goal, target) => {
      if (goal === "average") return "Moyenne";
      if (goal === "others")
        return target === null ? "Battre les autres" : `Battre les autres\u00a0: ${number(target)}`;
      return goal === "own" ? "Ton score" : `${goal} ou plus`;
    },
    ownGoalLabel: "Score à atteindre",
    noChances: "Les chances d’atteindre un score n’ont pas pu être chargées. Le conseil vise la moyenne.",
    noRules: "Les règles d’après lesquelles l’ordinateur joue n’ont pas pu être chargées.",
    chance: (chance) => percent(chance),
    /** By how many percentage points a chance may be off. */
    off: (off) => `±${number(off, 1)}`,
    /** The same may stand behind; 0 where the chance is exact. */
    chanceOf: (target, off) => `chances de ${number(target)} ou plus${off === 0 ? "" : ` (±${number(off, 1)})`}`,
    estimateOf: (off) => `estimation ±${number(off, 1)}`,
    asGood: "aussi bon",
    /** By how many points, or percentage points, a choice is worth less than the best. */
    less: (points) => signed(-points, 0),
    lessChance: (points) => signed(-points, 1),
    verdictOfChance: (was, now) => `${percent(was)} avant, maintenant ${percent(now)}.`,
    chanceLabel: (mark, chance, off, standing) =>
      [
        markName(mark),
        percent(chance),
        ...(off === 0 ? [] : [`à ${number(off, 1)} près`]),
        stands(standing, (less) => `${number(less, 1)} ${plural(less, "point", "points")} de pourcentage de moins`),
      ].join(", "),
    freeRide: "Tour gratuit\u00a0: aucun dé écarté n’est coché.",
    /** What is to be done with a roll. */
    question: (isFree, isHidden) => {
      if (isFree)
        return isHidden
          ? "Tour gratuit, à toi de choisir\u00a0: touche ce que tu coches"
          : "Tour gratuit\u00a0: touche ce que tu coches";
      return isHidden ? "À toi de choisir\u00a0: touche ce que tu coches" : "Touche ce que tu coches";
    },
    yourChoice: "À toi de choisir",
    best: "meilleur",
    only: "seul choix",
    reject: "écarté",
    idle: "inutilisé",
    equals: "=",
    value: (value) => number(value),
    sources: {
      exact: "exact",
      estimate: "estimation",
      rough: "estimation grossière",
      rule: "d’après la règle simple",
    },
    /**
     * A choice for the ear: « écarter 1, sommes 7 et 9, 305 points, le meilleur ».
     * @param worth its expected score, null where that is not known
     * @param standing null where that is not told
     */
    choiceLabel: (mark, worth, standing) => label(markName(mark), worth, standing),
    /** What a choice does at once. */
    effects: (effects, ends) =>
      [...effects.map((of) => `${of.sum}\u00a0: ${effect(of)}`), ...(ends ? ["termine la partie"] : [])].join(" · "),
    ends: "termine la partie",
    /** Why the best choice is that. */
    why: (why) => `Le meilleur, car ${because(why)}.`,
    more: (count) => `${number(count)} ${plural(count, "autre choix", "autres choix")}`,
    fewer: "Moins de choix",
    choicesLabel: "Les choix, du meilleur au pire",
    othersTurn: (others) => (others === 1 ? "L’ordinateur coche ce lancer" : "Les autres cochent ce lancer"),
    /** Who has not marked this roll. */
    toMark: (who) => `Encore à cocher\u00a0: ${list(who.map(called))}`,
    /** To choose again what was marked last; then to leave it. */
    change: "Changer",
    leave: "Laisser",
    chooseAgain: "Choisis à nouveau",
    othersPlayOn: (others) => (others === 1 ? "L’ordinateur continue" : "Les autres continuent"),
    ownOver: (score) => `Ta partie est finie\u00a0: ${points(score)}.`,
    yourGameOver: "Ta partie est finie.",
    gameOver: "Partie finie",
    gaveUp: (others) => `Tu as abandonné. ${others === 1 ? "L’ordinateur gagne." : "Les autres gagnent."}`,
    gaveUpMark: "abandon",
    /** How a game against others has ended. */
    result,
    finalScore: (score) => `Score final ${number(score)}`,
    sameRolls: "Mêmes lancers",
    luckShort: (luck) => `chance ${signed(luck, 0)}`,
    standings: "Scores finaux",
    standingsThen: "Scores au moment de ton abandon",
    /** How the game went. */
    summary: ({ moves, good, costly, lost }: Summary) => {
      if (good === 0) {
        const all = moves === 1 ? "Ton choix a" : `Tes ${number(moves)} choix ont`;
        return `${all} coûté ${points(lost)}.`;
      }
      if (costly === 0) {
        if (moves === 1) return `Ton choix était le meilleur, ou aussi bon.`;
        const all = moves === 2 ? "Tes deux choix étaient" : `Tes ${number(moves)} choix étaient tous`;
        return `${all} les meilleurs, ou aussi bons.`;
      }
      const best = good === 1 ? "était le meilleur, ou aussi bon" : "étaient les meilleurs, ou aussi bons";
      const others = costly === 1 ? "l’autre a" : `les ${number(costly)} autres ont`;
      return `${number(good)} de tes ${number(moves)} choix ${best}\u202f; ${others} coûté ${points(lost)}.`;
    },
    costliest: (mark, turn, lost) => `Le plus coûteux\u00a0: tour ${number(turn)}, ${markShort(mark)}, ${points(lost)}`,
    /** As what is tried again: « Retenter le tour 3 ». */
    turnName: (turn) => `tour ${number(turn)}`,

    // The pad
    padTitle: "Ton lancer",
    entered: (count) => (count === 0 ? "Touche tes cinq dés" : `${number(count)} sur 5`),
    face: (face) => `Ajouter un ${number(face)}`,
    dieOf: (face) => `${number(face)}, lancé`,
    takeBack: (face) => `${number(face)}, lancé\u202f; touche pour l’enlever`,
    remove: (picked) => (picked === null ? "Enlever le dernier dé" : `Enlever le ${number(picked)}`),
    random: "Lancer pour moi",
    randomShort: "Lancer",
    roll: "Lancer",
    pairHint: (isFree) =>
      `Ou essaie tes propres paires\u00a0: touche le dé ${isFree ? "qui reste inutilisé" : "à écarter"}, puis deux dés qui forment une paire.`,
    pickDie: ({ face, isLeft, isPicked }) =>
      isPicked
        ? `${number(face)}, ${isLeft ? "à écarter" : "d’une paire"}\u202f; touche pour le relâcher`
        : `Choisir le ${number(face)}`,
    /**
     * @param left the die to reject
     * @param picked the die that ⌫ removes if it is not the last
     */
    pickPair: (left, picked) =>
      `Écarter ${number(left)}\u00a0: touche maintenant deux dés qui forment une paire. ⌫ enlève le ${picked === null ? "dernier dé" : number(picked)}.`,
    pickIdle: (left) => `Le ${number(left)} reste inutilisé\u00a0: touche maintenant deux dés qui forment une paire.`,
    /**
     * Why a die can't be rejected.
     * @param allowed of the roll's numbers
     */
    notAllowed: (inUse, allowed) => {
      const only = `de ce lancer, seul ${either(allowed.map(String))} peut être écarté`;
      return inUse.length === 3
        ? `${list(inUse.map(String))} sont utilisés\u00a0: ${only}.`
        : `Chaque dé écarté doit être d’un nouveau numéro jusqu’à ce que trois soient utilisés\u00a0: ${only}.`;
    },
    /** A choice that was put together: as above, for the eye. */
    ownLabel: (mark, worth, standing) => `Cocher\u00a0: ${label(markShort(mark), worth, standing)}`,
    ownName: (mark) => `Cocher\u00a0: ${markShort(mark)}`,

    // The others
    logged,
    done,
    /** What the others marked last. */
    othersDone: (moves) => moves.map(doneShort).join(" · "),

    // Details
    tabs: { score: "Score final", moves: "Coups" },
    fileHint: "Les feuilles, le lancer, les joueurs et les coups.",
    tablesMissing:
      "Les scores attendus n’ont pas pu être chargés\u00a0: pour l’instant, les choix sont classés d’après une règle simple.",

    // What is announced
    announceTurn: (turn, value) =>
      `Tour ${number(turn)}.${value === null ? "" : ` Score final attendu\u00a0: ${number(value)}.`}`,
    announceTurnChance: (turn, target, chance) =>
      `Tour ${number(turn)}. Chances de ${number(target)} ou plus\u00a0: ${percent(chance)}.`,
    announceLikeliest: (choice, chance, why = null, isOnly = false) =>
      best(choice, chance === null ? "" : ` Chances\u00a0: ${percent(chance)}.`, why, isOnly),
    announceEntered: (count) => `${number(count)} ${plural(count, "dé", "dés")} sur 5.`,
    announceBest: (choice, value, why = null, isOnly = false) =>
      best(choice, value === null ? "" : ` Score attendu\u00a0: ${number(value)}.`, why, isOnly),
    announceChoose: (count) => `${number(count)} choix. À toi de choisir.`,
    announceOver: (score, ended) =>
      `Partie finie. ${ended === null ? "" : `${result(ended)}. `}Score final\u00a0: ${number(score)}.`,
  };
}
