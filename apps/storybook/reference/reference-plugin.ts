import type { Plugin } from 'vite';
import { readReference } from './read-reference.js';
import { readUses } from './read-uses.js';

const made: Readonly<Record<string, () => string>> = {
  'virtual:reference': () => `export const reference = ${JSON.stringify(readReference())};`,
  'virtual:uses': () => `export const uses = ${JSON.stringify(readUses())};`,
};

/**
 * `virtual:reference`: what all packages export; `virtual:uses`: what the pages of stories are about. Read when the pages that show it are built. Nothing of it
 * is committed.
 */
export const referencePlugin = (): Plugin => ({
  name: 'reference',
  resolveId: (id) => (id in made ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0') ? made[id.slice(1)]?.() : undefined),
});
