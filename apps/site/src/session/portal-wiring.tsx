'use client';

import { PortalProvider } from '@pomp/portal';
import { type ReactNode } from 'react';
import { now, today } from '@/clock';

/** The portal's screens in this site: its calls are on our own origin, its routes are ours. A function can't come from the server. */
export function PortalWiring({ children }: { children: ReactNode }) {
  return <PortalProvider today={today} now={now}>{children}</PortalProvider>;
}
