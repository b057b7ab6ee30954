// Lines of entries as comma-separated values.

/** Below it a number is what is left of a rounding: 2.2e-19 is nothing. */
const LEAST = 1e-15;

/** @param {string | number} entry */
function written(entry) {
  if (typeof entry === "number") return Math.abs(entry) < LEAST ? "0" : String(entry);
  return /[",\r\n]/.test(entry) ? `"${entry.replaceAll('"', '""')}"` : entry;
}

/** @param {(string | number)[][]} lines */
export const csvText = (lines) => `${lines.map((line) => line.map(written).join(",")).join("\r\n")}\r\n`;
