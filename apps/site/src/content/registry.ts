import { contentBlocks, createRegistry } from '@pomp/cms';
import { storefrontBlocks } from '@pomp/storefront';

/** Every block that content may use on this site. */
export const registry = createRegistry([...contentBlocks, ...storefrontBlocks]);
