'use client';

import { type LinkComponentProps, opensHere } from '@pomp/design-system';
import { usePathname, useRouter } from 'next/navigation';
import { createContext, type MouseEvent, useContext } from 'react';
import { changesArea } from './personal-path';

/** Parts of the site between which a page is loaded anew, by what their paths begin with. */
export const Areas = createContext<readonly (readonly string[])[]>([]);

/** A page's path ends with a slash; a file's doesn't, nor a call's, and an anchor has none. */
const isPage = (href: string) => /^[^?#]*\/(?:[?#]|$)/.test(href);

/**
 * A link within the site, through Next's router. Next's own link is a quarter of a content page's script, and fetches every page that a link
 * in sight leads to; this one fetches the page that someone points at.
 */
export function SiteLink({ href, onClick, children, ...anchor }: LinkComponentProps) {
  const areas = useContext(Areas);
  const router = useRouter();
  const pathname = usePathname();
  const byBrowser = !isPage(href) || changesArea(areas, pathname, href);

  const ahead = () => {
    if (!byBrowser) router.prefetch(href);
  };
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (byBrowser || event.defaultPrevented || !opensHere(event)) return;
    event.preventDefault();
    // As it stands in the page: a control may have led it elsewhere.
    router.push(event.currentTarget.getAttribute('href') ?? href);
  };

  return (
    <a {...anchor} href={href} onClick={go} onPointerEnter={ahead} onTouchStart={ahead} onFocus={ahead}>
      {children}
    </a>
  );
}
