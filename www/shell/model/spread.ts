// Names beside the ends of lines, moved apart so that each can be read.

/**
 * Places at least `apart` from each other between `top` and `bottom`, in the order of those wanted and as near to them as a walk down and
 * one up find.
 */
export function spread(wanted: number[], apart: number, top: number, bottom: number) {
  const order = wanted.map((_, nth) => nth).sort((a, b) => wanted[a] - wanted[b] || a - b);
  const places = [...wanted];
  let free = top;
  for (const nth of order) {
    places[nth] = Math.max(wanted[nth], free);
    free = places[nth] + apart;
  }
  free = bottom;
  for (const nth of order.toReversed()) {
    places[nth] = Math.min(places[nth], free);
    free = places[nth] - apart;
  }
  return places;
}
