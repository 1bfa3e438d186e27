import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const screenshots = join(import.meta.dirname, 'screenshots');

/** A folder per look, a file per story. */
export const pictureName = (look: string, id: string): [string, string] => [look, `${id}.png`];
export const isAccepted = (name: [string, string]): boolean => existsSync(join(screenshots, ...name));
export const pathOf = (picture: string): string => join(screenshots, picture);

/** 'pomp/velden-tekstveld--default.png', all that are kept of a look. */
export function acceptedPictures(look: string): string[] {
  const folder = join(screenshots, look);
  return existsSync(folder) ? readdirSync(folder).map((file) => join(look, file)) : [];
}
