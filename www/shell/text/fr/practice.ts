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
    difficultyLabel: "Difficulté",
    difficulties: { easy: "Facile", medium: "Moyen", hard: "Difficile" },
    /** Why nothing is kept. */
    refusals: {
      full: "Cet appareil n’a plus de place\u00a0: tes décisions ne sont pas gardées pour l’entraînement.",
      newer: "Une version plus récente de cette page a gardé tes décisions. Recharge la page pour t’entraîner dessus.",
      held: "Un autre onglet de cette page retient tes décisions\u00a0: ferme-le, puis recharge.",
      blocked: "Ton navigateur ne garde rien pour cette page\u00a0: tu ne peux pas t’entraîner sur tes décisions.",
    },
    keptTitle: "Tes décisions sur cet appareil",
    kept: (count: number) =>
      count === 0
        ? "Aucune pour l’instant. Ce que tu décides dans les parties contre l’ordinateur, ou dans d’autres avant de connaître le meilleur choix, est gardé ici et nulle part ailleurs."
        : `${number(count)} ${plural(count, "décision est gardée", "décisions sont gardées")} ici, tous jeux confondus, et nulle part ailleurs.`,
    save: "Enregistrer dans un fichier",
    load: "Charger un fichier",
    loaded: ({ name, decisions, games }) =>
      decisions + games === 0
        ? `${name}\u00a0: tout y est déjà ici.`
        : `Nouveau dans ${name}\u00a0: ${number(decisions)} ${plural(decisions, "décision", "décisions")}, ${number(games)} ${plural(games, "partie", "parties")}.`,
    notLoaded: {
      foreign: (name) => `${name} n’est pas un fichier de décisions enregistré par cette page. Rien n’a changé.`,
      newer: (name) =>
        `${name} vient d’une version plus récente de cette page\u00a0: recharge la page, puis réessaie. Rien n’a changé.`,
      damaged: (name, place) => `${name} est abîmé à «\u00a0${place}\u00a0». Rien n’a changé.`,
    },
    fileName: "rollwise-decisions.json",
    deleteAll: "Tout supprimer",
    areYouSure:
      "Supprimer les décisions et les résultats de tous les jeux\u202f? «\u00a0Où j’en suis\u00a0» et «\u00a0Soirées\u00a0» repartiront de zéro\u202f; rien ne pourra être récupéré.",
    keepAll: "Les garder",
    deleted: "Toutes les décisions et tous les résultats sont supprimés.",
  };
};
