// What only advice for the table needs, loaded when it is wanted.

export { adviceAnswerView } from "./advice-answer.js";
export { isBelow, tableCardView } from "./table-card.js";
