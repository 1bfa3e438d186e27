import {
  LeaveGuardProvider,
  NavigationProvider,
  type NavigationProviderProps,
  NotificationProvider,
  ThemeProvider,
} from '@pomp/design-system';
import { calendarDate } from '@pomp/domain';
import type { Dictionary } from '@pomp/language';
import { LanguageProvider } from '@pomp/language/react';
import { PortalProvider } from '@pomp/portal';
import { edition } from './edition.ts';
import { Screen } from './screens.tsx';

const now = () => new Date();
const today = () => calendarDate(now());

export interface PortalProps {
  /** The router, as the screens know it. */
  readonly navigation: Omit<NavigationProviderProps, 'children' | 'pathname'>;
  readonly pathname: string;
  readonly search: URLSearchParams;
  /** From `words.ts`. */
  readonly dictionary: Dictionary;
  /** Where photos and videos go. */
  readonly backendUrl: string;
}

/** The whole portal, at one address. */
export function Portal({ navigation, pathname, search, dictionary, backendUrl }: PortalProps) {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return (
    <ThemeProvider brand={edition.brand}>
      <LanguageProvider locale={edition.locale} dictionary={dictionary}>
        <NavigationProvider {...navigation} pathname={path}>
          <NotificationProvider>
            <LeaveGuardProvider>
              <PortalProvider today={today} now={now} edition={edition} backendUrl={backendUrl}>
                <Screen path={path} search={search} />
              </PortalProvider>
            </LeaveGuardProvider>
          </NotificationProvider>
        </NavigationProvider>
      </LanguageProvider>
    </ThemeProvider>
  );
}
