/** What is told of many times, in milliseconds. */

/** The time that so large a part of all does not exceed. */
export const part = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.ceil(share * times.length) - 1)];

export const median = (times: number[]) => part(times, 0.5);

export const shown = (time: number) => `${time.toFixed(time < 10 ? 2 : 0)} ms`;
