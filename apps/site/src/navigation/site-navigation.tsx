'use client';

import { LeaveGuardProvider, type LinkComponentProps, EventReplayPage, NavigationProvider } from '@pomp/design-system';
import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode } from 'react';
import { changesPolicy } from './personal-path';
import { SiteLink } from './site-link';

// Without it only the frame of a page that is made per visitor is fetched, which is here already.
const wholePage = { kind: 'full' as PrefetchKind };

interface SiteNavigationProps {
  /** Whether pages for everyone may run scripts of others: those don't come along into the account. */
  guests: boolean;
  children: ReactNode;
}

/** Ties the packages' links and programmatic navigation to Next's router. Also what a component of the host looks like to them. */
export function SiteNavigation({ guests, children }: SiteNavigationProps) {
  const router = useRouter();
  const pathname = usePathname();
  const loadsAnew = (href: string) => guests && changesPolicy(pathname, href);
  return (
    <NavigationProvider
      LinkComponent={guests ? GuardedLink : PlainLink}
      pathname={pathname}
      push={(href, options) =>
        loadsAnew(href) ? window.location.assign(href) : router.push(href, { scroll: options?.scroll !== 'keep' })
      }
      prefetch={(href) => router.prefetch(href, wholePage)}
      replace={(href) => (loadsAnew(href) ? window.location.replace(href) : router.replace(href))}
      back={router.back}
      refresh={router.refresh}
    >
      <LeaveGuardProvider>
        <EventReplayPage>{children}</EventReplayPage>
      </LeaveGuardProvider>
    </NavigationProvider>
  );
}

const PlainLink = (link: LinkComponentProps) => <SiteLink {...link} guests={false} />;
const GuardedLink = (link: LinkComponentProps) => <SiteLink {...link} guests />;
