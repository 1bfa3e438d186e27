import { LeaveGuardProvider, NotificationProvider, ThemeProvider } from '@pomp/design-system';
import type { CalendarDate } from '@pomp/domain';
import type { Dictionary } from '@pomp/language';
import { LanguageProvider } from '@pomp/language/react';
import { HouseInfoScreen, PortalProvider } from '@pomp/portal';
import { edition } from './edition';

/** From `vite.config.ts`. */
declare const DICTIONARY: Dictionary;

interface PortalProps {
  readonly today: () => CalendarDate;
  readonly now: () => Date;
}

export function Portal({ today, now }: PortalProps) {
  const houseId = new URLSearchParams(window.location.search).get('huis') ?? undefined;
  return (
    <ThemeProvider brand={edition.brand}>
      <LanguageProvider locale={edition.locale} dictionary={DICTIONARY}>
        <NotificationProvider>
          <LeaveGuardProvider>
            <PortalProvider today={today} now={now} edition={edition}>
              <main style={{ maxWidth: '70rem', margin: '0 auto', padding: '2rem 1.25rem' }}>
                <HouseInfoScreen houseId={houseId} />
              </main>
            </PortalProvider>
          </LeaveGuardProvider>
        </NotificationProvider>
      </LanguageProvider>
    </ThemeProvider>
  );
}
