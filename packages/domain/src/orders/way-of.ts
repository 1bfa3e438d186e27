/**
 * The way to where an order is: coming to an earlier place, or to the same one again, takes back what lay behind it.
 *
 * @param places in the order in which the order came to them
 * @param rankOf where a place stands among all
 */
export function wayOf<Place>(places: readonly Place[], rankOf: (place: Place) => number): readonly Place[] {
  const way: Place[] = [];
  for (const place of places) {
    const isAhead = (earlier: Place | undefined) => earlier !== undefined && rankOf(earlier) >= rankOf(place);
    while (isAhead(way.at(-1))) way.pop();
    way.push(place);
  }
  return way;
}
