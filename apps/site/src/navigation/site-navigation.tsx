'use client';

import { LeaveGuardProvider, ListeningPage, NavigationProvider } from '@pomp/design-system';
import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode } from 'react';

// Without it only the frame of a page that is made per visitor is fetched, which is here already.
const wholePage = { kind: 'full' as PrefetchKind };

/** Ties the packages' links and programmatic navigation to Next's router. Also what a component of the host looks like to them. */
export function SiteNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  return (
    <NavigationProvider
      LinkComponent={Link}
      pathname={usePathname()}
      push={(href, options) => router.push(href, { scroll: options?.scroll !== 'keep' })}
      prefetch={(href) => router.prefetch(href, wholePage)}
      replace={(href) => router.replace(href)}
      back={router.back}
      refresh={router.refresh}
    >
      <LeaveGuardProvider>
        <ListeningPage>{children}</ListeningPage>
      </LeaveGuardProvider>
    </NavigationProvider>
  );
}
