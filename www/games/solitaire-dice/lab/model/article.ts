// What the article on five factors tells of its player: averages with the best of its ten sets of rejects and with
// the others, before its factors were tuned and after; and what people score.

export const ARTICLE = {
  tuned: { best: 65, others: 10 },
  byHand: { best: 0, others: { low: -100, high: -50 } },
  averageHuman: -50,
  goodPlayer: 100,
};
