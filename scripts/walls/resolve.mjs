import { resolve } from 'node:path';

/** How imports are found. */
export const resolving = {
  // The site's own paths start with `@/`.
  alias: { '@/*': resolve('apps/site/src/*') },
  // Sources are named by what is made of them: to look for that first, with each ending that a module may have, took a third of the time.
  extensionAlias: { '.js': ['.ts', '.tsx', '.js', '.d.ts'] },
  // Nothing comes or goes meanwhile: what a folder has asked for once is where it was.
  unsafeCache: true,
};
