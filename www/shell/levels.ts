// How strong a computer can be, the weakest first.

export const LEVELS = ["weak", "medium", "strong", "strongest"] as const;

export type Level = (typeof LEVELS)[number];
