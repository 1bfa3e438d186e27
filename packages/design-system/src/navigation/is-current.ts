const pathOf = (address: string): string => {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return path.endsWith('/') ? path : `${path}/`;
};

/** `exact`: only on the page itself; `within`: also on the pages below it, except that the start page isn't everybody's parent. */
export function isCurrent(href: string, pathname: string | undefined, match: 'exact' | 'within'): boolean {
  if (pathname === undefined) return false;
  const [target, here] = [pathOf(href), pathOf(pathname)];
  return target === here || (match === 'within' && target !== '/' && here.startsWith(target));
}
