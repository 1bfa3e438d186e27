import { contrast } from './contrast.js';
import { type ContrastPair, contrastPairs, needed } from './contrast-pairs.js';
import type { Theme } from './theme.js';

/** Two colours of a brand that are too close, with the contrast they have and the one they need. */
export interface ContrastShortfall extends ContrastPair {
  /** 1 to 21, as WCAG 2 counts. */
  ratio: number;
  needed: number;
}

/**
 * The pairs of colours of a brand that are too close to be read; none means that every component is readable. For the
 * test of a brand of your own: `expect(contrastShortfalls(myBrand.theme)).toEqual([])`, and of `myBrand.dark` where it has one. Throws for a colour that isn't `#rrggbb`.
 */
export function contrastShortfalls({ color }: Pick<Theme, 'color'>): ContrastShortfall[] {
  return contrastPairs
    .map((pair) => ({ ...pair, ratio: contrast(color[pair.front], color[pair.back]), needed: needed[pair.use] }))
    .filter((pair) => pair.ratio < pair.needed);
}
