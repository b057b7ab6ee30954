// Todas las frases de la práctica, en español.

import type * as English from "../en/practice.ts";

export const practiceWords: typeof English.practiceWords = ({ number, plural }) => {
  return {
    title: "Practicar",
    documentTitle: "Practicar · rollwise",
    back: "Volver al juego",
    from: { own: "Tu propio error, otra vez", computer: "De una partida del ordenador" },
    question: "¿Qué haces?",
    puzzle: "Un puzle",
    solve: "Resolver",
    right: { best: "¡Lo mejor!", asGood: "Tan bueno como lo mejor" },
    tally: ({ done, right }: { done: number; right: number }) => `${number(right)} de ${number(done)} bien`,
    goOn: "Seguir",
    next: "Siguiente posición",
    due: (count: number) =>
      count === 1 ? "El último de tus errores pendientes" : `${number(count)} de tus errores están pendientes`,
    difficultyLabel: "Dificultad",
    difficulties: { easy: "Fácil", medium: "Media", hard: "Difícil" },
    /** Why nothing is kept. */
    refusals: {
      full: "En este dispositivo no queda sitio: tus decisiones no se guardan para practicar.",
      newer: "Una versión posterior de esta página guardó tus decisiones. Recarga la página para practicarlas.",
      blocked: "Tu navegador no guarda nada para esta página: tus decisiones no se pueden practicar.",
    },
    keptTitle: "Tus decisiones en este dispositivo",
    kept: (count: number) =>
      count === 0
        ? "Ninguna todavía. Lo que decides contra el ordenador, o antes de saber qué es lo mejor, se guarda aquí y en ningún otro sitio."
        : `${number(count)} ${plural(count, "decisión se guarda", "decisiones se guardan")} aquí y en ningún otro sitio.`,
    save: "Guardar como archivo",
    fileName: "rollwise-decisiones.json",
    deleteAll: "Borrar todo",
    areYouSure: "¿Borrar todas las decisiones? No se pueden recuperar.",
    keepAll: "Conservarlas",
    deleted: "Todas las decisiones están borradas.",
  };
};
