import { EventReplayBoundary, LeaveGuardProvider, NavigationProvider } from '@pomp/design-system';
import type { Dictionary } from '@pomp/language';
import { LanguageProvider } from '@pomp/language/react';
import { StorefrontSettingsContext, type StorefrontSettings } from '@pomp/storefront/islands';
import { type ReactNode, useMemo } from 'react';
import { logInBrowser } from '../browser-log';
import { sinceOpened } from '../clock';
import { today } from '../today';

/** What islands are told of the site, as JSON in the page. */
export interface IslandSurroundings extends Pick<
  StorefrontSettings,
  'backendUrl' | 'hubSpot' | 'routes' | 'prices' | 'sellerName'
> {
  readonly locale: string;
  /** The words that the page's islands can say. */
  readonly dictionary: Dictionary;
}

/** Each island is a tree of its own: the same on the server and in the browser. */
export function IslandRoot({ of, pathname, children }: { of: IslandSurroundings; pathname: string; children: ReactNode }) {
  const settings = useMemo<StorefrontSettings>(() => ({ ...of, today, sinceOpened, log: logInBrowser }), [of]);
  return (
    <LanguageProvider locale={of.locale} dictionary={of.dictionary}>
      <NavigationProvider pathname={pathname}>
        <LeaveGuardProvider>
          <StorefrontSettingsContext value={settings}>
            <EventReplayBoundary>{children}</EventReplayBoundary>
          </StorefrontSettingsContext>
        </LeaveGuardProvider>
      </NavigationProvider>
    </LanguageProvider>
  );
}
