// Numbers with their ranges as entries of comma-separated lines.

/** Of one game alone no range is known: that has no end. @param {number} bound @returns {number | ""} */
const written = (bound) => (Number.isFinite(bound) ? bound : "");

/** A number, and the ends of its range. @param {import("./lab.d.ts").Estimate} estimate @returns {(number | "")[]} */
export const bounds = ({ value, low, high }) => [value, written(low), written(high)];
