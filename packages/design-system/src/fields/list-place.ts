/** Spec 2: how high a list may be, and how low it may get. */
export const listHeight = { most: 300, least: 140 };

interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** Where a list of this height goes, and how much of it is in sight: below its box, or above it where only there is more room. */
export function listPlace(box: Extent, seen: Extent, wanted: number): { side: 'above' | 'below'; height: number } {
  const above = box.top - seen.top;
  const below = seen.bottom - box.bottom;
  const most = Math.min(wanted, listHeight.most);
  const side = below >= most || below >= above ? 'below' : 'above';
  return { side, height: Math.max(Math.min(listHeight.least, most), Math.min(most, side === 'below' ? below : above)) };
}
