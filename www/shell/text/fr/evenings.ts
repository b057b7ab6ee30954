// Toutes les phrases des soirées de jeu, en français.

import type { EveningLine, Summed } from "../../pages/evenings/evenings.ts";
import type * as English from "../en/evenings.ts";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const eveningsWords: typeof English.eveningsWords = ({ number, exact, signed, plural, list }) => {
  const full = new Intl.DateTimeFormat("fr", { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const short = new Intl.DateTimeFormat("fr", { weekday: "short", day: "numeric", month: "long" });
  const time = new Intl.DateTimeFormat("fr", { timeStyle: "short" });
  const games = (count: number) => `${number(count)} ${plural(count, "partie", "parties")}`;
  const sums: Record<Summed, (count: number) => string> = {
    worms: (count) => `${number(count)} ${plural(count, "ver", "vers")}`,
    points: (count) => `${number(count)} ${plural(count, "point", "points")}`,
  };
  const told = ({ name, wins, score }: EveningLine["players"][number], sum: Summed) => {
    const won = wins === null ? [] : [`${exact(wins)} ${plural(wins, "victoire", "victoires")}`];
    return `${name} ${[...won, ...(score === null ? [] : [sums[sum](score)])].join(", ")}`;
  };
  return {
    title: "Soirées",
    documentTitle: "Soirées · rollwise",
    back: "Retour au jeu",
    empty:
      "Rien pour l’instant. Joue des parties jusqu’au bout sur cette page\u00a0: celles des mêmes joueurs, à moins de six heures d’intervalle, sont additionnées ici.",
    date: (at: number) => capital(full.format(at)),
    games,
    players: (names: string[]) => list(names),
    earlier: "Soirées précédentes",
    heads: { player: "Joueur", wins: "Victoires", worms: "Vers", points: "Points", luck: "Chance" },
    wins: (count: number) => exact(count),
    score: (count: number) => number(count),
    luck: {
      wins: (share: number) => signed(share, 1),
      points: (points: number) => signed(points, 0),
    },
    luckHint: {
      wins: "Chance\u00a0: combien de victoires les dés ont données ou prises.",
      points: "Chance\u00a0: combien de points les dés ont donnés ou pris.",
    },
    notKnown: "inconnue",
    next: (name: string) => `Commence la prochaine partie\u00a0: ${name}`,
    played: ({ at, players }) =>
      [time.format(at), ...players.map(({ name, score }) => (score === null ? name : `${name} ${number(score)}`))].join(
        " · ",
      ),
    delete: "Supprimer",
    deleteGame: (at) => `Supprimer la partie de ${time.format(at)}`,
    gameDeleted: (at) =>
      `La partie de ${time.format(at)} est supprimée, ici et dans «\u00a0Où j’en suis\u00a0», avec tes décisions et les erreurs à travailler.`,
    shareText: "Partager en texte",
    sharePicture: "Partager en image",
    saved: (name: string) => `Enregistré sous ${name}.`,
    notDrawn: "Le navigateur ne peut pas dessiner d’image ici.",
    fileName: "rollwise-soiree.png",
    when: ({ at, count }: { at: number; count: number }) => `${capital(short.format(at))} · ${games(count)}`,
    line: ({ at, game, games: count, sum, players }: EveningLine) =>
      `${capital(short.format(at))}, ${game}, ${games(count)}\u00a0: ${players.map((player) => told(player, sum)).join(" · ")}`,
    // À la fin d’une partie
    luckOfGame: ({ points, unit, isAllBest }) => {
      const size = number(Math.abs(points));
      const amount = `${size} ${plural(points, "point", "points")}${unit === "wins" ? " de chances de gagner" : ""}`;
      const dice =
        points === 0 ? "les dés ont été justes" : `les dés t’ont ${points > 0 ? "donné" : "coûté"} ${amount}`;
      return isAllBest ? `Chaque choix était le meilleur, ou aussi bon\u00a0: ${dice}.` : `${capital(dice)}.`;
    },
    luckOfPlayers: (players, unit) =>
      `Chance en points${unit === "wins" ? " de chances de gagner" : ""}\u00a0: ${players.map(({ name, points }) => `${name} ${signed(points, 0)}`).join(", ")}.`,
    toCourse: "Voir la partie en courbe",
    soFar: (players) => `Jusqu’ici\u00a0: ${players}`,
    practise: "S’entraîner sur ces erreurs",
    refusals: {
      full: "Cet appareil n’a plus de place\u00a0: tes parties ne sont pas additionnées.",
      newer: "Une version plus récente de cette page a gardé tes parties. Recharge la page pour les voir additionnées.",
      held: "Un autre onglet de cette page retient tes parties\u00a0: ferme-le, puis recharge.",
      blocked: "Ton navigateur ne garde rien pour cette page\u00a0: tes parties ne peuvent pas être additionnées.",
    },
  };
};
