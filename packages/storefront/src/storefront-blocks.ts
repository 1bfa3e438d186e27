import type { BlockDefinition } from '@pomp/cms';

/** Blocks with a form or a call; the site hands them to the registry after cms's `contentBlocks`. */
export const storefrontBlocks: readonly BlockDefinition[] = [];
