/** What was wrong, and how many values were looked at. */
export const found: { wrong: string[]; count: number };
/** Notes whether a comment tells a value. */
export function check(value: unknown, said: string): void;
/** Whether a comment tells a value. */
export function tells(said: string, value: unknown): boolean;
