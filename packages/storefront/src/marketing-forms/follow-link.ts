/** Goes where a link leads, as a press on it would. @param push for pages of this site */
export function followLink(
  { href, target, origin, pathname, search, hash }: HTMLAnchorElement,
  push: (href: string) => void,
): void {
  if (target === '_blank') window.open(href, '_blank', 'noopener');
  else if (origin === window.location.origin) push(`${pathname}${search}${hash}`);
  else window.location.assign(href);
}
