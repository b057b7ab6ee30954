// Names beside the ends of lines, moved apart so that each can be read.

/**
 * Places at least `apart` from each other between `top` and `bottom`, in the order of those wanted and as near to them as a walk down and
 * one up find.
 */
export function spread(wanted: number[], apart: number, top: number, bottom: number) {
  const ends = wanted.map((place) => ({ place }));
  const order = ends.toSorted((one, other) => one.place - other.place);
  let free = top;
  for (const end of order) {
    end.place = Math.max(end.place, free);
    free = end.place + apart;
  }
  free = bottom;
  for (const end of order.reverse()) {
    end.place = Math.min(end.place, free);
    free = end.place - apart;
  }
  return ends.map(({ place }) => place);
}
