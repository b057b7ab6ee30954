// Lines of entries as comma-separated values.

/** Below it a number is what is left of a rounding: 2.2e-19 is nothing. */
const LEAST = 1e-15;

function written(entry: string | number) {
  if (typeof entry === "number") return Math.abs(entry) < LEAST ? "0" : String(entry);
  return /[",\r\n]/.test(entry) ? `"${entry.replaceAll('"', '""')}"` : entry;
}

export const csvText = (lines: (string | number)[][]) =>
  `${lines.map((line) => line.map(written).join(",")).join("\r\n")}\r\n`;
