/** What a card of rules to remember says of a position. */
export interface Heard<Choice> {
  /** The choices that its rules leave: any of them is as good by the card. */
  left: Choice[];
  /** Index of the rule that decides, the last one that has dropped a choice; null where none has. */
  decided: number | null;
}
