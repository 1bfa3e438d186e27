import { LeaveGuardProvider, NotificationProvider, ThemeProvider } from '@pomp/design-system';
import type { CalendarDate } from '@pomp/domain';
import { dutchRoutes, HouseInfoScreen, PortalProvider, type PortalRoutes } from '@pomp/portal';
import { amstelwarmte } from './brand';

/** This portal has paths of its own. */
const routes: PortalRoutes = {
  ...dutchRoutes,
  houseInfo: ({ houseId }) => (houseId === undefined ? '/mijn-huis/' : `/mijn-huis/?huis=${encodeURIComponent(houseId)}`),
};

const texts = { houseInfo: { intro: 'Amstelwarmte rekent met wat jij hier invult.' } };

interface PortalProps {
  readonly today: () => CalendarDate;
  readonly now: () => Date;
}

export function Portal({ today, now }: PortalProps) {
  const houseId = new URLSearchParams(window.location.search).get('huis') ?? undefined;
  return (
    <ThemeProvider brand={amstelwarmte}>
      <NotificationProvider>
        <LeaveGuardProvider>
          <PortalProvider today={today} now={now} routes={routes} texts={texts}>
            <main style={{ maxWidth: '70rem', margin: '0 auto', padding: '2rem 1.25rem' }}>
              <HouseInfoScreen houseId={houseId} />
            </main>
          </PortalProvider>
        </LeaveGuardProvider>
      </NotificationProvider>
    </ThemeProvider>
  );
}
