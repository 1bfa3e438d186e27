'use client';

import { PortalProvider, type PortalProviderProps } from '@pomp/portal';
import { type ReactNode } from 'react';
import { now } from '../clock';
import { today } from '../today';

export interface PortalWiringProps extends Pick<PortalProviderProps, 'bookingPages' | 'backendUrl' | 'edition' | 'offlineWorker'> {
  children: ReactNode;
}

/** The portal's screens in this site: its calls are on our own origin, and where its pages are comes from the edition. A function can't come from the server. */
export function PortalWiring({ children, ...wiring }: PortalWiringProps) {
  return (
    <PortalProvider today={today} now={now} {...wiring}>
      {children}
    </PortalProvider>
  );
}
