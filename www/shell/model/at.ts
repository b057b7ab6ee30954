// Elements of lists at indices that hold by an invariant which types can't say.

/** The element at an index; throws where there is none. */
export function at<Element>(list: ArrayLike<Element>, index: number): Element {
  const element = list[index];
  if (element === undefined) throw new RangeError(`no element ${index} of ${list.length}`);
  return element;
}
