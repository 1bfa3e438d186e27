import { isExternal, opensProgram } from './with-trailing-slash.js';

/** What a link that opens a new tab or leaves the site adds to its words, for screen readers; undefined for other links. */
export function externalLinkText({ href, newTab = false }: { href: string; newTab?: boolean }): string | undefined {
  if (newTab) return '(opent in een nieuw tabblad)';
  return isExternal(href) && !opensProgram(href) ? '(andere website)' : undefined;
}
