import { readdir } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Words } from '@pomp/language';
import type { Edition } from './edition.js';
import { checkEdition } from './edition-schema.js';

const own = new URL('./editions/', import.meta.url);

/** The editions that stand beside this file. */
async function ownNames(): Promise<string[]> {
  const files = await readdir(fileURLToPath(own));
  return files.filter((file) => /^[a-z0-9-]+\.[jt]s$/.test(file)).map((file) => basename(file).replace(/\.[jt]s$/, ''));
}

/**
 * The edition that an environment names: one of those in this package, such as `pomp`, or the path of a module (`./our-edition.mjs`) that exports one as
 * `edition`. Node only. Throws an error that says which there are, or what is wrong with it.
 *
 * @param said what this process says, in a language that the packages are written in: an edition that brings a language brings all of it.
 */
export async function loadEdition(name: string, said?: Readonly<Record<string, Words>>): Promise<Edition> {
  const isPath = /[\\/.]/.test(name);
  const names = isPath ? [] : await ownNames();
  if (!isPath && !names.includes(name))
    throw new Error(`There is no edition "${name}": choose ${names.join(' or ')}, or give the path of a module that exports one.`);
  const place = isPath ? pathToFileURL(resolve(name)) : new URL(`${name}${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, own);
  const { edition } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ place.href)) as {
    readonly edition?: unknown;
  };
  return checkEdition(edition, name, said);
}
