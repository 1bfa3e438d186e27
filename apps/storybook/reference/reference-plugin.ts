import type { Plugin } from 'vite';
import { readDoors, readReference } from './read-reference.js';
import { readUses } from './read-uses.js';

let read: ReturnType<typeof readReference> | undefined;
/** Takes seconds to read. */
const all = () => (read ??= readReference());

/** A module with data in it, as a text: a browser reads that faster than the same as a program. */
const moduleOf = (name: string, data: unknown) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(data))});`;

const made: Readonly<Record<string, () => string>> = {
  'virtual:doors': () => moduleOf('doors', readDoors(all())),
  'virtual:reference': () => moduleOf('reference', all()),
  'virtual:uses': () => moduleOf('uses', readUses()),
};

/**
 * `virtual:reference`: what all packages export; `virtual:doors`: only the names of that, as pages of stories lead to; `virtual:uses`: what the pages of stories are about. Read when the pages that show it are built. Nothing of it
 * is committed.
 */
export const referencePlugin = (): Plugin => ({
  name: 'reference',
  resolveId: (id) => (id in made ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0') ? made[id.slice(1)]?.() : undefined),
});
