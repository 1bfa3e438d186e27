import { contentBlocks, createRegistry } from '@pomp/cms';

/** Every block that content may use on this site. */
export const registry = createRegistry(contentBlocks);
