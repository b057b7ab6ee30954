// The type of a German text by the English one: what says one of a few sentences in English says any sentence in German.

export type Like<Text> = Text extends string
  ? string
  : Text extends (...facts: infer Facts) => infer Said
    ? (...facts: Facts) => Like<Said>
    : Text extends object
      ? { [Key in keyof Text]: Like<Text[Key]> }
      : Text;
