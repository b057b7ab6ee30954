// Todas las frases de la práctica, en español.

import type * as English from "../en/practice.ts";

export const practiceWords: typeof English.practiceWords = ({ number, plural }) => {
  return {
    title: "Practicar",
    documentTitle: "Practicar · rollwise",
    back: "Volver al juego",
    from: {
      own: "Un error tuyo, otra vez",
      table: "Un error de vuestra mesa, otra vez",
      computer: "De una partida del ordenador",
    },
    question: "¿Qué haces?",
    puzzle: "Un puzle",
    solve: "Resolver",
    right: { best: "¡La mejor opción!", asGood: "Igual de buena que la mejor" },
    tally: ({ done, right }: { done: number; right: number }) =>
      `${number(right)} ${plural(right, "acierto", "aciertos")} de ${number(done)}`,
    goOn: "Seguir",
    next: "Siguiente posición",
    due: (count: number) =>
      count === 1 ? "El último de tus errores pendientes" : `${number(count)} de tus errores están pendientes`,
    rules: "Reglas para recordar",
    byRules: (count: number) => (count === 1 ? "Con una sola regla" : `Con las ${number(count)} reglas`),
    rule: (nth: number, count: number) => `Regla ${number(nth)} de ${number(count)}:`,
    ruleIsRight: {
      best: "Aquí la regla da con la mejor opción.",
      asGood: "Aquí la regla da con una opción igual de buena.",
    },
    ruleIsWrong: (cost: string | null) =>
      cost === null ? "Has seguido la regla; aquí se equivoca." : `Aquí la regla se equivoca. ${cost}.`,
    difficultyLabel: "Dificultad",
    difficulties: { easy: "Fácil", medium: "Media", hard: "Difícil" },
    /** Why nothing is kept. */
    refusals: {
      full: "En este dispositivo no queda sitio: tus decisiones no se guardan para practicar.",
      newer: "Una versión posterior de esta página guardó tus decisiones. Recarga la página para practicar con ellas.",
      held: "Otra pestaña de esta página retiene tus decisiones: ciérrala y recarga.",
      blocked: "Tu navegador no guarda nada para esta página: no puedes practicar con tus decisiones.",
    },
  };
};
