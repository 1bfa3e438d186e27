'use client';

import { StorefrontProvider, type StorefrontProviderProps } from '@pomp/storefront';
import { type ReactNode } from 'react';
import { logInBrowser } from '../browser-log';
import { sinceOpened } from '../clock';
import { today } from '../today';

interface StorefrontWiringProps extends Pick<
  StorefrontProviderProps,
  'backendUrl' | 'hubSpot' | 'routes' | 'prices' | 'sellerName'
> {
  children: ReactNode;
}

/** The visitor's forms in this site. A function can't come from the server. */
export function StorefrontWiring({ children, ...wiring }: StorefrontWiringProps) {
  return (
    <StorefrontProvider today={today} sinceOpened={sinceOpened} log={logInBrowser} {...wiring}>
      {children}
    </StorefrontProvider>
  );
}
