// Every sentence on how somebody is doing, in French; the kinds of mistakes are told by the game.

import type { Loss } from "../../pages/progress/progress.ts";
import type * as English from "../en/progress.ts";

export const progressWords: typeof English.progressWords = ({ number, exact, signed, percentWith, plural, list }) => {
  const share = (share: number) => percentWith(share, 0);
  const decisions = (count: number) => `${number(count)} ${plural(count, "décision", "décisions")}`;
  const games = (count: number) => `${number(count)} ${plural(count, "partie", "parties")}`;
  const points = (value: number) => `${number(value)} ${plural(Math.round(value), "point", "points")}`;
  const amount = ({ unit, average }: Loss) =>
    number(unit === "wins" ? 100 * average : average, unit === "wins" || unit === "points" ? 1 : 2);
  const unitOf = ({ unit, average }: Loss) => {
    const isMany =
      Number((unit === "wins" ? 100 * average : average).toFixed(unit === "wins" || unit === "points" ? 1 : 2)) >= 2;
    const one = { wins: "point de pourcentage", worms: "ver", points: "point", tiles: "tuile" };
    const many = { wins: "points de pourcentage", worms: "vers", points: "points", tiles: "tuiles" };
    return (isMany ? many : one)[unit];
  };
  const lost = (loss: Loss) => `${amount(loss)} ${unitOf(loss)}`;
  const playedFor = {
    wins: "En jouant pour gagner",
    worms: "En jouant pour les vers",
    points: "En jouant pour les points",
    tiles: "En jouant pour les tuiles",
  };
  const lossColumn = { wins: "Points", worms: "Vers", points: "Points", tiles: "Tuiles" };
  /** The same where there is room. */
  const told = { ...lossColumn, wins: "Points (de pourcentage)" };
  return {
    title: "Où j’en suis",
    documentTitle: "Où j’en suis · rollwise",
    back: "Retour au jeu",
    toGame: "Aller au jeu",
    toPractice: "S’entraîner",
    nothingYet: "Rien à montrer pour l’instant",
    willBeKept:
      "Ce que tu décides dans les parties contre l’ordinateur est gardé sur cet appareil et nulle part ailleurs. Tu verras ensuite ici combien de fois tu choisis bien, ce que coûtent tes erreurs et ce qui tenait à la chance.",
    /** Why nothing can be told. */
    refusals: {
      full: "Cet appareil n’a plus de place\u00a0: tes décisions ne sont pas gardées.",
      newer: "Une version plus récente de cette page a gardé tes décisions. Recharge la page pour voir où tu en es.",
      held: "Un autre onglet de cette page retient tes décisions\u00a0: ferme-le, puis recharge.",
      blocked: "Ton navigateur ne garde rien pour cette page\u00a0: elle ne peut pas dire où tu en es.",
    },
    best: (right: number) => `${share(right)} de choix justes`,
    ofDecisions: ({ count, right }) =>
      `${decisions(right)} sur ${number(count)} ${plural(right, "était la meilleure, ou aussi bonne", "étaient les meilleures, ou aussi bonnes")}.`,
    advised: (count: number) =>
      `${number(count)} ${plural(count, "décision prise avec le conseil sous les yeux n’est pas comptée", "décisions prises avec le conseil sous les yeux ne sont pas comptées")}.`,
    loss: (loss) => `En moyenne, une décision a coûté ${lost(loss)}.`,
    /** Where there are decisions of another unit. */
    lossOfSome: (loss) =>
      `${playedFor[loss.unit]} (${decisions(loss.count)})\u00a0: ${lost(loss)} par décision en moyenne.`,
    playedFor,
    costsTitle: "Ce qui te coûte le plus",
    costliest: ({ name, share: part }) => `${name}\u00a0: ${share(part)} de ce que tes choix ont coûté`,
    kindColumn: "Erreur",
    timesColumn: "Fois",
    shareColumn: "Part",
    small: "Trop peu pour une erreur",
    otherKind: "Autre chose",
    eveningsTitle: "Soirée par soirée",
    /** What stands below the heads of columns. */
    lossHint: (units) =>
      `${list(units.map((unit, nth) => (nth === 0 ? told[unit] : told[unit].toLowerCase())))}\u00a0: ce qu’une décision a coûté en moyenne.`,
    eveningsHint: "Ce que tu joues à moins de six heures d’intervalle compte comme une seule soirée.",
    earlier: "Soirées précédentes",
    curveLabel: "Part de tes choix justes, soirée par soirée\u202f; le tableau donne les chiffres.",
    eveningColumn: "Soirée",
    decisionsColumn: "Décisions",
    bestColumn: "Justes",
    lossColumn,
    gamesTitle: "Tes parties",
    gamesColumn: "Parties",
    wonColumn: "Gagnées",
    scoreColumn: "Points",
    luckColumn: "Chance",
    won: ({ games: count, won }) =>
      `${exact(won)} ${plural(won, "partie gagnée", "parties gagnées")} sur ${number(count)}.`,
    wonByLuck: ({ games: count, won, usual }) =>
      `${exact(won)} ${plural(won, "partie gagnée", "parties gagnées")} sur ${number(count)}\u202f; avec une chance moyenne, cela aurait fait ${number(usual, 1)}.`,
    /** Of those whose luck is known. */
    wonOfKnown: ({ games: count, won, usual }) =>
      `Sur ${games(count)} où la part de chance est connue\u00a0: ${exact(won)} ${plural(won, "gagnée", "gagnées")}\u202f; avec une chance moyenne, cela aurait fait ${number(usual, 1)}.`,
    scored: ({ games: count, average }) => `${points(average)} en moyenne sur ${games(count)}.`,
    scoredByLuck: ({ games: count, average, usual }) =>
      `${points(average)} en moyenne sur ${games(count)}\u202f; avec une chance moyenne, cela aurait fait ${number(usual)}.`,
    scoredOfKnown: ({ games: count, average, usual }) =>
      `Sur ${games(count)} où la part de chance est connue\u00a0: ${points(average)}\u202f; avec une chance moyenne, cela aurait fait ${number(usual)}.`,
    ties: "Une égalité compte comme une part de victoire.",
    luckHint: {
      wins: "Chance\u00a0: combien de victoires les dés t’ont données ou prises.",
      points: "Chance\u00a0: combien de points par partie les dés t’ont donnés ou pris.",
    },
    /** In cells of tables. */
    number: (count: number) => number(count),
    share,
    amount,
    wins: (won: number) => exact(won),
    points: (average: number) => number(average),
    luckShort: {
      wins: (luck: number) => signed(luck, 1),
      points: (luck: number) => signed(luck, 0),
    },
    none: "–",
  };
};
