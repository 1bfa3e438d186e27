import { serverSourceConditions, sourceConditions } from '@pomp/tooling/vitest';

/**
 * Packages are shown from their sources: an edit is seen at once, and nothing has to be built first. The second one is for
 * vanilla-extract, which runs style sheets in Node, with a Vite of its own.
 */
export const packageSources = {
  resolve: { conditions: sourceConditions, dedupe: ['react', 'react-dom'] },
  ssr: { resolve: { conditions: serverSourceConditions, externalConditions: serverSourceConditions } },
};
