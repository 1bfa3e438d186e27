const schemed = /^[a-z][a-z\d+.-]*:/i;

/** Another site, or another program such as mail: not ours to rewrite, and left through an ordinary link. */
export const isExternal = (href: string): boolean => schemed.test(href) || href.startsWith('//');

/** Another program takes it: mail, telephone, messages. The page stays. */
export const opensProgram = (href: string): boolean => /^(mailto|tel|sms):/i.test(href);

/** `/over-ons?x=1#y` → `/over-ons/?x=1#y`. Paths that point to a file or to a call (`/api/`), in-page anchors and external addresses stay as they are. */
export function withTrailingSlash(href: string): string {
  if (isExternal(href)) return href;
  const end = href.search(/[?#]/);
  const path = end === -1 ? href : href.slice(0, end);
  const rest = end === -1 ? '' : href.slice(end);
  if (path === '' || path.endsWith('/') || path.startsWith('/api/') || isAsset(path)) return href;
  return `${path}/${rest}`;
}

/** The page that is there already, or a place in it: going there loses nothing. */
export const isShown = (href: string): boolean =>
  !isExternal(href) && new URL(withTrailingSlash(href), location.href).href.split('#')[0] === location.href.split('#')[0];

const isAsset = (path: string): boolean => /\.[a-z\d]{2,5}$/i.test(path.slice(path.lastIndexOf('/') + 1));
