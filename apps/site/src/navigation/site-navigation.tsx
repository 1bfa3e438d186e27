'use client';

import { EventReplayPage, LeaveGuardProvider, NavigationProvider } from '@pomp/design-system';
import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode } from 'react';
import { changesPolicy } from './personal-path';
import { GuardedRoots, SiteLink } from './site-link';

// Without it only the frame of a page that is made per visitor is fetched, which is here already.
const wholePage = { kind: 'full' as PrefetchKind };

interface SiteNavigationProps {
  /** The first segments of the paths that scripts of others don't come along to; absent where no page runs any. */
  guarded?: readonly string[] | undefined;
  children: ReactNode;
}

/** Ties the packages' links and programmatic navigation to Next's router. Also what a component of the host looks like to them. */
export function SiteNavigation({ guarded, children }: SiteNavigationProps) {
  const router = useRouter();
  const pathname = usePathname();
  const loadsAnew = (href: string) => guarded !== undefined && changesPolicy(guarded, pathname, href);
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
      <GuardedRoots value={guarded}>
        <LeaveGuardProvider>
          <EventReplayPage>{children}</EventReplayPage>
        </LeaveGuardProvider>
      </GuardedRoots>
    </NavigationProvider>
  );
}
