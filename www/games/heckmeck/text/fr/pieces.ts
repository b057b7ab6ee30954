// What sentences of several files are made of, in French: tiles that are taken and stolen, and whom something belongs to.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Name } from "../../model/types.ts";
import { inside, isYou } from "./names.ts";

/** A tile within a sentence: « le 24 ». */
export const theTile = (tile: number) => `le ${tile}`;

/**
 * A theft, by a form of the verb: « vole le 24 à Anne », « te vole le 24 ».
 * @param verb « vole », « voler »; « volé » only where nothing is stolen from the one who is spoken to
 */
export const stealing = (verb: string, tile: number, from: Name) =>
  isYou(from) ? `te ${verb} ${theTile(tile)}` : `${verb} ${theTile(tile)} à ${inside(from)}`;

/** Whether « de » and « que » lose their e before a name. */
const isElided = (name: string) => /^(?:[aeiouhœæ]|y[^aeiou])/i.test(name.normalize("NFD"));

/** « d'Anne », « de Ben », « de toi », « de l'ordinateur ». */
export const of = (name: Name) => (isElided(inside(name)) ? `d’${inside(name)}` : `de ${inside(name)}`);

/** Something of somebody's, a masculine noun that begins with a consonant: « ton tour », « le tour d'Anne ». */
export const ownHis = (noun: string, name: Name) => (isYou(name) ? `ton ${noun}` : `le ${noun} ${of(name)}`);

/** The same of a feminine one: « ta pile », « la pile d'Anne ». */
export const ownHer = (noun: string, name: Name) => (isYou(name) ? `ta ${noun}` : `la ${noun} ${of(name)}`);

/** What is counted in parts: points of a chance, and worms. */
export const parts = ({ number, plural }: Pick<Formats, "number" | "plural">) => {
  /** « 4,0 points ». */
  const points = (of: number, digits = 1) =>
    `${number(of, digits)} ${plural(Number(of.toFixed(digits)), "point", "points")}`;
  return {
    points,
    /** « 4,0 points de pourcentage ». */
    ofChance: (of: number, digits = 1) => `${points(of, digits)} de pourcentage`,
    /** « 0,50 ver ». */
    ofWorms: (worms: number, digits = 2) =>
      `${number(worms, digits)} ${plural(Number(worms.toFixed(digits)), "ver", "vers")}`,
  };
};
