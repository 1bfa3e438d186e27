import { readdirSync } from 'node:fs';

/** The paths of the files in a folder. */
export const filesIn = (directory: string): ReadonlySet<string> =>
  new Set(readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((path) => `/${path.replaceAll('\\', '/')}`));

/** What Next makes at the address of a file. */
const made = /^\/(?:_next\/|beeld\/|(?:sitemap\.xml|robots\.txt)$)/;

/** Whether a path is of the build's own files, which only pages of this site ask for. */
export const isOfBuild = (target: string): boolean => target.startsWith('/_next/');

/** Whether Next has something at the address of a file; any other is no page. */
export function isServedByNext(target: string, files: ReadonlySet<string>): boolean {
  const [path = ''] = target.split('?', 1);
  return made.test(path) || files.has(decodeURIComponent(path));
}
