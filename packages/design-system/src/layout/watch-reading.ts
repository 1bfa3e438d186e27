/** How far down the screen people read, as a part of its height. */
const readingHeight = 0.4;

/**
 * Tells which of a box's items is read while the page scrolls, at most once for each picture that the browser draws. An item with the focus in it is the one that someone is at, for as
 * long as it can be seen.
 *
 * @param itemsOf those that have a place now, in order.
 * @param onRead with what of it someone is at.
 */
export function watchReading(itemsOf: () => readonly Element[], onRead: (item: Element, target: Element) => void): () => void {
  let frame = 0;
  const look = () => {
    frame = 0;
    const items = itemsOf().map((item) => ({ item, place: placeOf(item) }));
    const focused = items.find(({ item }) => item.contains(document.activeElement));
    if (focused && isInSight(focused.place)) {
      onRead(focused.item, document.activeElement!);
      return;
    }
    const read = items.find(({ place }) => place.bottom > window.innerHeight * readingHeight);
    if (read && isInSight(read.place)) onRead(read.item, read.item);
  };
  const onScroll = () => {
    frame ||= requestAnimationFrame(look);
  };
  const options = { capture: true, passive: true };
  window.addEventListener('scroll', onScroll, options);
  onScroll();
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', onScroll, options);
  };
}

/** Of what stands in it: an item has no box of its own. */
const placeOf = (item: Element) => (item.firstElementChild ?? item).getBoundingClientRect();

const isInSight = ({ top, bottom, height }: DOMRect) => height > 0 && bottom > 0 && top < window.innerHeight;
