/** Whether checks take all the time that they can use, as in `cargo xtask test --all`. */
export const isThorough = process.env.ROLLWISE_ALL === "1";
