import { LeaveGuardProvider, NotificationProvider, ThemeProvider } from '@pomp/design-system';
import type { CalendarDate } from '@pomp/domain';
import { HouseInfoScreen, PortalProvider } from '@pomp/portal';
import { edition } from './edition';

const texts = { houseInfo: { intro: 'Amstelwarmte rekent met wat jij hier invult.' } };

interface PortalProps {
  readonly today: () => CalendarDate;
  readonly now: () => Date;
}

export function Portal({ today, now }: PortalProps) {
  const houseId = new URLSearchParams(window.location.search).get('huis') ?? undefined;
  return (
    <ThemeProvider brand={edition.brand}>
      <NotificationProvider>
        <LeaveGuardProvider>
          <PortalProvider today={today} now={now} edition={edition} texts={texts}>
            <main style={{ maxWidth: '70rem', margin: '0 auto', padding: '2rem 1.25rem' }}>
              <HouseInfoScreen houseId={houseId} />
            </main>
          </PortalProvider>
        </LeaveGuardProvider>
      </NotificationProvider>
    </ThemeProvider>
  );
}
