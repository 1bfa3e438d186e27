import { isExternal, opensProgram } from './with-trailing-slash.js';

/** What a link says of itself when following it leaves this page where it is, or our site; undefined when it stays here. */
export function leavingWords({ href, newTab = false }: { href: string; newTab?: boolean }): string | undefined {
  if (newTab) return '(opent in een nieuw tabblad)';
  return isExternal(href) && !opensProgram(href) ? '(andere website)' : undefined;
}
