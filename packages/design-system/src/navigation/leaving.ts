import { isExternal, opensProgram } from './with-trailing-slash.js';

/** Where a link leads that doesn't stay here. */
export type Leaving = 'newTab' | 'otherSite';

/** What a link must say of where it leads; undefined for one that stays here. */
export function leavingOf({ href, newTab = false }: { href: string; newTab?: boolean | undefined }): Leaving | undefined {
  if (newTab) return 'newTab';
  return isExternal(href) && !opensProgram(href) ? 'otherSite' : undefined;
}
