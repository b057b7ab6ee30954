// Dice are their faces.

export const FACES = [1, 2, 3, 4, 5, 6];
