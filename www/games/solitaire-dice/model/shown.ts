// Numbers as they are shown, where what is told is worked out of them: so that they add up on screen.

/** A number with so many digits. */
const shown = (value: number, digits: number) => Number(value.toFixed(digits)) + 0;

/** Points as they are shown. */
export const whole = (value: number) => shown(value, 0);

/** Percent as they are shown. */
export const tenths = (value: number) => shown(value, 1);
