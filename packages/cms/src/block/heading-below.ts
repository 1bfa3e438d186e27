import type { HeadingLevel } from '@pomp/design-system';

const below = { 1: 2, 2: 3, 3: 4, 4: 4 } as const satisfies Record<HeadingLevel, HeadingLevel>;

/** Level for what stands under a title of this level. */
export const headingBelow = (level: HeadingLevel): HeadingLevel => below[level];
