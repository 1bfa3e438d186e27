import type { Plugin } from 'vite';
import { readReference } from './read-reference.js';

const name = 'virtual:reference';
const resolved = `\0${name}`;

/** `virtual:reference`: what all packages export, read when the pages that show it are built. Nothing of it is committed. */
export const referencePlugin = (): Plugin => ({
  name: 'reference',
  resolveId: (id) => (id === name ? resolved : undefined),
  load: (id) => (id === resolved ? `export const reference = ${JSON.stringify(readReference())};` : undefined),
});
