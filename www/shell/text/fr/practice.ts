// Toutes les phrases de l’entraînement, en français.

import type * as English from "../en/practice.ts";

export const practiceWords: typeof English.practiceWords = ({ number, plural }) => {
  return {
    title: "S’entraîner",
    documentTitle: "S’entraîner · rollwise",
    back: "Retour au jeu",
    from: {
      own: "Une de tes erreurs, à nouveau",
      table: "Une erreur de votre table, encore une fois",
      computer: "Tirée d’une partie de l’ordinateur",
    },
    question: "Que fais-tu\u202f?",
    puzzle: "Un défi",
    solve: "Le résoudre",
    right: { best: "Le meilleur choix\u202f!", asGood: "Aussi bon que le meilleur choix" },
    tally: ({ done, right }: { done: number; right: number }) =>
      `${number(right)} ${plural(right, "bonne réponse", "bonnes réponses")} sur ${number(done)}`,
    goOn: "Continuer",
    next: "Position suivante",
    due: (count: number) =>
      count === 1 ? "La dernière de tes erreurs à revoir" : `${number(count)} de tes erreurs sont à revoir`,
    rules: "Règles à retenir",
    byRules: (count: number) => (count === 1 ? "Avec une seule règle" : `Avec les ${number(count)}\u00a0règles`),
    rule: (nth: number, count: number) => `Règle ${number(nth)} sur ${number(count)}\u00a0:`,
    ruleIsRight: {
      best: "Ici, la règle trouve le meilleur choix.",
      asGood: "Ici, la règle trouve un choix aussi bon que le meilleur.",
    },
    ruleIsWrong: (cost: string | null) =>
      cost === null ? "Tu as suivi la règle\u202f; ici, elle se trompe." : `Ici, la règle se trompe. ${cost}.`,
    difficultyLabel: "Difficulté",
    difficulties: { easy: "Facile", medium: "Moyen", hard: "Difficile" },
    /** Why nothing is kept. */
    refusals: {
      full: "Cet appareil n’a plus de place\u00a0: tes décisions ne sont pas gardées pour l’entraînement.",
      newer: "Une version plus récente de cette page a gardé tes décisions. Recharge la page pour t’entraîner dessus.",
      held: "Un autre onglet de cette page retient tes décisions\u00a0: ferme-le, puis recharge.",
      blocked: "Ton navigateur ne garde rien pour cette page\u00a0: tu ne peux pas t’entraîner sur tes décisions.",
    },
  };
};
