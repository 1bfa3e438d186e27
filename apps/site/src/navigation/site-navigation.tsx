'use client';

import { LeaveGuardProvider, NavigationProvider } from '@pomp/design-system';
import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode } from 'react';

/** Ties the packages' links and programmatic navigation to Next's router. Also what a component of the host looks like to them. */
export function SiteNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  return (
    <NavigationProvider
      LinkComponent={Link}
      pathname={usePathname()}
      push={(href) => router.push(href)}
      replace={(href) => router.replace(href)}
      back={router.back}
      refresh={router.refresh}
    >
      <LeaveGuardProvider>{children}</LeaveGuardProvider>
    </NavigationProvider>
  );
}
