// The sentences of the table and of advice for it, in French: loaded when advice is wanted.

import type { Strategy } from "#modules/heckmeck";
import { at } from "../../../../shell/model/at.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { COMPUTER } from "../../model/names.ts";
import type { Place } from "../../model/table.ts";
import { worms } from "../../model/tiles.ts";
import type { Better, Loss, ToldEnd, ToldMove } from "../../model/told-moves.ts";
import type { Brought, Name, TurnOutcome, Way } from "../../model/types.ts";
import type { Why } from "../../model/why.ts";
import type * as English from "../en/advice.ts";
import type { GameWords } from "./details.ts";
import { called, does, inside, isYou } from "./names.ts";
import { doesInside, Whose } from "./persons.ts";
import { of as ofName, ownHer, ownHis, parts, stealing, theTile } from "./pieces.ts";
import { HOW, STRATEGY_NAMES } from "./strategies.ts";

export type AdviceWords = English.AdviceWords;

/** The game's words with those of advice. */
export function adviceWords(words: GameWords): English.AdviceWords {
  const { formats, die, diceTaken, allTaken, turnEndBy, loss, wayAsAction, worms: wormCount } = words;
  const { number, percent, percentWith, inPercent, worth, difference, plural, list } = formats;
  const { ofChance, ofWorms } = parts(formats);

  /** The same to whoever may choose it. */
  const lossToCome = ({ back, out }: TurnOutcome) =>
    [...(back === null ? [] : [`perdre ${theTile(back)}`]), ...out.map((tile) => `${theTile(tile)} est retourné`)].join(
      "\u202f; ",
    ) || "aucun pickomino perdu";
  /** The same when it is done. */
  const lossDone = ({ back, out }: TurnOutcome) => {
    const parts = [
      ...(back === null ? [] : [`${theTile(back)} a été rendu`]),
      ...out.map((tile) => `${theTile(tile)} a été retourné`),
    ];
    return parts.join(", ") || "aucun pickomino perdu";
  };

  /** What a player of the computer is called. */
  const strength = (by: Strategy) => STRATEGY_NAMES[by];

  /** What ends a turn, within a sentence. */
  const endAction = (turnEnd: TurnOutcome) => {
    const { won, from } = turnEnd;
    if (won === null) return `rater le tour (${loss(turnEnd)})`;
    return from === null ? `prendre ${theTile(won)}` : stealing("voler", won, from);
  };
  /** The same as a button says it. */
  const turnEnd = (turnEnd: TurnOutcome) => capital(endAction(turnEnd));
  /** The same when it is done. */
  const turnEndDone = (name: Name, turnEnd: TurnOutcome) => {
    const { won, from } = turnEnd;
    if (won === null) return `${does(name, "a raté son tour", "as raté ton tour")}\u00a0: ${lossDone(turnEnd)}.`;
    if (from === null) return `${does(name, "a pris", "as pris")} ${theTile(won)}.`;
    return `${hasStolen(name, won, from)}.`;
  };
  const hasStolen = (name: Name, tile: number, from: Name) =>
    isYou(from)
      ? does(name, `t’a volé ${theTile(tile)}`, `t’es volé ${theTile(tile)}`)
      : does(name, `a ${stealing("volé", tile, from)}`, `as ${stealing("volé", tile, from)}`);

  /** The same of a move: to stop without a tile is told as that, with the dice. */
  const ended = ({ who, turnEnd, stoppedWith }: ToldEnd) => {
    if (!stoppedWith) return turnEndDone(who, turnEnd);
    const dice = list(stoppedWith.map(({ face, count }) => diceTaken(face, count)));
    return `${does(who, "a fini", "as fini")} sans pickomino${dice ? `, avec ${dice}` : ""}\u00a0: ${lossDone(turnEnd)}.`;
  };

  /** How a turn has ended by itself. */
  const whyOver = ({ total, score, remaining }: { total: number; score: number; remaining: number }) =>
    `${remaining > 0 ? `${allTaken} ` : ""}${total} ${score > 0 ? "avec un ver" : "sans ver"}.`;

  /** What failing costs: a tile, or none. */
  const tileLost = (tile: number | null) => (tile === null ? "ne coûte aucun pickomino" : `coûte ${theTile(tile)}`);
  /** The same with its worms. */
  const costOf = (tile: number | null) => `${tileLost(tile)}${tile === null ? "" : ` (${wormCount(worms(tile))})`}`;

  /** To stop, with what that brings. */
  const stopWith = (of: Brought) => {
    if (of.result === "fail") return "s’arrêter sans pickomino";
    return `s’arrêter et ${of.result === "grill" ? `prendre ${theTile(of.tile)}` : stealing("voler", of.tile, of.from)}`;
  };

  /** Why the best way is that, as half a sentence; « il » is the choice. */
  const because = (why: Why) => {
    const often = (of: { chance: number; next: number }) => `(${percent(of.chance)} contre ${percent(of.next)})`;
    switch (why.kind) {
      case "wins":
        return "il gagne la partie tout de suite";
      case "steals":
        return `il ${stealing("vole", why.tile, why.from)} (${wormCount(worms(why.tile))})`;
      case "takes":
        return `il rapporte ${wormCount(worms(why.tile))} tout de suite, plus que toute autre face`;
      case "fails":
        return `${why.isFirstWorm ? "avec un ver, " : ""}le tour est raté moins souvent ${often(why)}`;
      case "stealsOften":
        return `il vole ${theTile(why.tile)} plus souvent ${often(why)}`;
      case "makes":
        return `il fait le plus de points\u00a0: ${why.total}`;
      case "stops":
        return why.chance === 0
          ? "relancer ne peut pas faire mieux"
          : `relancer fait mieux dans ${percent(why.chance)} des cas au plus`;
      case "rolls":
        return `relancer donne ${why.total} ou plus dans ${percent(why.chance)} des cas`;
    }
  };

  /** What a choice gave away. */
  const gaveAway = ({ aim, amount }: Loss) => (aim === "win" ? ofChance(amount) : ofWorms(amount));

  /** A way that would have been better. */
  const better = (way: Better) => {
    switch (way.kind) {
      case "takes":
        return `prendre ${diceTaken(way.face, way.count)}`;
      case "rolls":
        return "relancer";
      case "wins":
        return way.from === null ? `prendre ${theTile(way.tile)}` : stealing("voler", way.tile, way.from);
      case "stops":
        return way.beforeRoll ? "s’arrêter avant ce lancer" : "s’arrêter";
    }
  };

  /** What was done, and what would have been better. */
  const logged = ({ who, end, took, losses, grade }: ToldMove) =>
    [
      end ? ended(end) : `${does(who, "a pris", "as pris")} ${diceTaken(took.face, took.count)}.`,
      ...losses.map((of) => `Mieux valait ${better(of.better)}\u00a0: cela a coûté ${gaveAway(of.loss)}.`),
      ...(grade === "best" ? ["Rien n’était mieux."] : []),
    ].join(" ");

  /** A way on, within a sentence. */
  const wayInAdvice = (way: Way) => {
    if (way.does === "end") return endAction(way.turnEnd);
    return way.does === "roll" ? `lancer ${die(way.remaining)}` : wayAsAction(way);
  };

  /** Where a tile is. */
  const placeOf = (place: Place, names: Name[]) => {
    if (place.on === "grill") return "sur la brochette";
    if (place.on !== "stack") return "face cachée, hors jeu";
    const stack = ownHer("pile", at(names, place.player));
    return place.top ? `en haut de ${stack}` : `dans ${stack}`;
  };

  return {
    ...words,

    // The table
    tableTitle: "La table",
    turnOf: (name) => (isYou(name) ? "Ton tour" : `Tour ${ofName(name)}`),
    less: "Réduire",
    showTable: "Montrer toute la table",
    /** Before everybody's top tile, worms and chance, for the ear. */
    scores: "Scores\u00a0:",
    onGrill: "Sur la brochette\u00a0:",
    noTile: "aucun pickomino",
    toMove: ", dont c’est le tour,",
    hasWon: "victoire",
    below: (count) => `${count} dessous`,
    computer: "ordinateur",
    tileAt: (tile, place, names) => `Pickomino ${tile}, ${wormCount(worms(tile))}, ${placeOf(place, names)}`,
    tiles: "Pickominos",
    /** Where a tile is, by itself. */
    place: (place, names) => capital(placeOf(place, names)),
    recordTyped: (name) =>
      `Touche le pickomino ${isYou(name) ? "que tu gagnes" : `gagné par ${inside(name)}`}, ou saisis les dés.`,
    recordThrown: "Touche un pickomino pour le déplacer.",
    failButton: (name, turnEnd) => `✕ ${does(name, "rate", "rates")} (${loss(turnEnd)})`,

    // Advice
    turnEnd,
    turnEndDone,
    ended,
    lossDone,
    whyOver,
    costOf,
    bustOf: (name) => `Raté\u00a0: ${doesInside(name, "ne peut", "ne peux")} prendre aucun de ces dés`,
    turnOverOf: (name) => `${capital(ownHis("tour", name))} est fini`,
    strength,
    /** How the computer's player decides. */
    howItPlays: (by) => `${strength(by)}. ${HOW[by]}`,
    /** That the computer plays somebody, and how strong it is. */
    playedBy: (name, by) => (name === COMPUTER ? strength(by) : `ordinateur, ${strength(by)}`),
    yourChoice: (name) => (isYou(name) ? "À toi de choisir" : `À toi de choisir, ${called(name)}`),
    adviceFor(name, aim) {
      const what = aim === "win" ? "chances de gagner" : "vers en moyenne";
      return isYou(name) ? `Tes ${what}` : `${called(name)}\u00a0: ${what}`;
    },
    /** What can be advised instead. */
    aims: { win: "Chances de gagner", worms: "En vers" },
    aimHint: "Ce que vise le conseil\u00a0: gagner la partie, ou le plus de vers ce tour-ci",
    /** Behind what a way is worth in worms. */
    unitOfWorms: "vers",
    /** What a way is worth: percent, or worms. */
    value: (value, aim) => (aim === "win" ? inPercent(value) : worth(value)),
    markPicks: "son choix",
    worse: (value, best, aim) => (aim === "win" ? difference(value * 100, best * 100, 1) : difference(value, best, 2)),
    /** Why what brings most worms is not best to win. */
    dissent: (way, { name, lead, by, tiles }) => {
      const stands = {
        level: doesInside(name, "est à égalité", "es à égalité"),
        ahead: `${doesInside(name, "a", "as")} ${wormCount(by)} d’avance`,
        behind: `${doesInside(name, "a", "as")} ${wormCount(by)} de retard`,
      }[lead];
      return `Pour le plus de vers\u00a0: ${wayInAdvice(way)}. Mais ${stands}, et il reste ${tiles} ${plural(tiles, "pickomino", "pickominos")}.`;
    },
    noChances: "Les chances de gagner n’ont pas pu être chargées\u00a0: tout est donc compté en vers.",
    /** How far chances to win can be trusted. */
    ofChances: ({ exact, learnedRules }) => {
      if (exact) return "Exact\u00a0: toutes les fins possibles de la partie sont comptées, si chacun joue au mieux.";
      return `Estimations, si chacun joue bien${learnedRules ? "" : "\u202f; apprises avec les règles usuelles, donc moins justes avec tes règles maison"}.`;
    },
    /** A player's chance to win. */
    winChance: (chance) => percent(chance),
    /** The same in whole percent. */
    winChanceBrief: (chance) => percentWith(chance, 0),
    toWin: "de chances de gagner,",
    stopForNothing: (turnEnd) => `S’arrêter sans pickomino (${lossToCome(turnEnd)})`,
    gameEnds: "et fin de partie",
    andStop: "et s’arrêter",
    thenRollOn: (total, remaining) => `fait ${total}, puis lancer ${die(remaining)}`,
    thenStopWith: (total, result) => `fait ${total}, puis ${stopWith(result)}`,
    instead: (of) => `${turnEnd(of)} à la place`,
    /** Why the best way is that, and what a bust on the next roll costs where one is likely enough to matter. */
    why: (why, bust) =>
      `Le meilleur choix, car ${because(why)}.${bust ? ` Rater le prochain lancer (${percent(bust.chance)}) ${tileLost(bust.tile)}.` : ""}`,
    /** Where no reason stands out: what comes then, and what a bust costs. */
    reasonStop: (result) => `Puis ${stopWith(result)}.`,
    reasonRoll: (remaining, bust, cost) =>
      `Puis lancer ${die(remaining)}\u202f; un lancer raté (${percent(bust)}) ${costOf(cost)}.`,
    reasonBust: (bust, cost) => `Rater le prochain lancer (${percent(bust)}) ${costOf(cost)}.`,
    reasonStart: (cost) => `Avant le premier lancer. Rater le tour ${costOf(cost)}.`,
    logged,

    // The end of a game
    /** Who has won, and why where worms are equal. */
    winner(end) {
      switch (end.kind) {
        case "givenUp": {
          const { quitter, winners, amongOthers } = end;
          const won =
            winners.length === 1
              ? doesInside(at(winners, 0), "gagne", "gagnes")
              : `victoire partagée entre ${list(winners.map(inside))}`;
          const why = amongOthers ? ["Cela met fin à la partie. Parmi les autres, qui a le plus de vers gagne."] : [];
          return [`${does(quitter, "a abandonné", "as abandonné")}\u00a0: ${won}.`, ...why];
        }
        case "nobody":
          return ["Personne n’a de pickomino\u00a0: égalité."];
        case "tie":
          return [`Égalité entre ${list(end.leaders.map(inside))}.`];
        case "won": {
          const { winner, worms, level, highest } = end;
          const won = `${does(winner, "gagne", "gagnes")} avec ${wormCount(worms)}.`;
          const why = `Égalité à ${wormCount(worms)} entre ${list(level.map(inside))}\u202f; ${doesInside(winner, "a", "as")} le plus haut pickomino, ${theTile(highest)}.`;
          return level.length === 0 ? [won] : [won, why];
        }
      }
    },
    scoreHeads: { player: "Joueur", worms: "Vers", lost: "Coût" },
    lostIn: (moves) => `en ${moves} choix`,
    /** What choices gave away; nothing has no unit. */
    lost: ({ lost, lostChance }) => {
      const points = lostChance * 100;
      return (
        [
          ...(lostChance > 0 ? [`${number(points, 1)} ${plural(Number(points.toFixed(1)), "point", "points")}`] : []),
          ...(lost > 0 ? [ofWorms(lost)] : []),
        ].join(", ") || "0"
      );
    },
    lostHint:
      "Coût\u00a0: ce que les meilleurs choix auraient rapporté de plus, en tout, en points de pourcentage (ou en vers, si tu jouais pour les vers).",
    costliest: "Erreur la plus coûteuse",

    // What is announced
    announceOver: "La partie est finie.",
    announceTableBust: (name, of) => `Raté. ${turnEndBy(name, of)}.`,
    announceComputer: (name, way) =>
      `${called(name)}${name === COMPUTER ? "" : ", l’ordinateur"}${way ? `\u00a0: ${wayInAdvice(way)}` : ""}.`,
    announceYourChoice: (name) => (isYou(name) ? "À toi de choisir." : `À toi de choisir, ${called(name)}.`),
    announceAdvice: (name, way, { value, aim, why }) => {
      const worthOf =
        aim === "win"
          ? `Chances de gagner\u00a0: ${percent(value)}`
          : `En moyenne ${worth(value)} ${plural(Number(value.toFixed(2)), "ver", "vers")}`;
      return `${Whose(name)} de jouer. Meilleur choix\u00a0: ${wayInAdvice(way)}${why ? `, car ${because(why)}` : ""}. ${worthOf}.`;
    },
  };
}
