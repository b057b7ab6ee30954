// Elements of lists and records at indices that hold by an invariant which types can't say.

/** The element at an index; throws where there is none. */
export function at<Element>(list: ArrayLike<Element>, index: number): Element;
export function at<Element>(list: Record<string, Element>, index: string): Element;
export function at<Element>(list: Record<string | number, Element>, index: string | number): Element {
  const element = list[index];
  if (element === undefined) throw new RangeError(`no element ${index} of ${Object.keys(list).length}`);
  return element;
}
