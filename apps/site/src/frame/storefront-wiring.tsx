'use client';

import { StorefrontProvider, type HubSpotSettings } from '@pomp/storefront';
import { type ReactNode } from 'react';
import { logInBrowser } from '@/browser-log';
import { now, sinceOpened, today } from '@/clock';

interface StorefrontWiringProps {
  /** Where browsers find the backend. */
  backendUrl: string;
  /** Where HubSpot has the forms for marketing. */
  hubSpot: HubSpotSettings | undefined;
  children: ReactNode;
}

/** The visitor's forms in this site. A function can't come from the server. */
export function StorefrontWiring({ backendUrl, hubSpot, children }: StorefrontWiringProps) {
  return (
    <StorefrontProvider
      backendUrl={backendUrl}
      today={today}
      now={now}
      sinceOpened={sinceOpened}
      log={logInBrowser}
      hubSpot={hubSpot}
    >
      {children}
    </StorefrontProvider>
  );
}
