'use client';

import { EventReplayPage, LeaveGuardProvider, NavigationProvider } from '@pomp/design-system';
import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode } from 'react';
import { changesArea } from './personal-path';
import { Areas, SiteLink } from './site-link';

type PrefetchOptions = NonNullable<Parameters<ReturnType<typeof useRouter>['prefetch']>[1]>;

// Without it only the frame of a page that is made per visitor is fetched, which is here already.
const wholePage = { kind: 'full' as PrefetchOptions['kind'] };

interface SiteNavigationProps {
  /** Parts of the site between which a page is loaded anew, by what their paths begin with. */
  areas: readonly (readonly string[])[];
  /** What the path of a page begins with where it stands, and where visitors see it: on the server Next knows the first, in the browser the second. */
  standsAt: string;
  shownAt: string;
  children: ReactNode;
}

/** Ties the packages' links and programmatic navigation to Next's router. Also what a component of the host looks like to them. */
export function SiteNavigation({ areas, standsAt, shownAt, children }: SiteNavigationProps) {
  const router = useRouter();
  const path = usePathname();
  const pathname = `${path}/`.startsWith(`${standsAt}/`) ? shownAt + path.slice(standsAt.length) || '/' : path;
  const loadsAnew = (href: string) => changesArea(areas, pathname, href);
  return (
    <NavigationProvider
      LinkComponent={SiteLink}
      pathname={pathname}
      push={(href, options) =>
        loadsAnew(href) ? window.location.assign(href) : router.push(href, { scroll: options?.scroll !== 'keep' })
      }
      prefetch={(href) => router.prefetch(href, wholePage)}
      replace={(href) => (loadsAnew(href) ? window.location.replace(href) : router.replace(href))}
      back={router.back}
      refresh={router.refresh}
    >
      <Areas value={areas}>
        <LeaveGuardProvider>
          <EventReplayPage>{children}</EventReplayPage>
        </LeaveGuardProvider>
      </Areas>
    </NavigationProvider>
  );
}
