import { LeaveGuardProvider, NotificationProvider, ThemeProvider } from '@pomp/design-system';
import type { CalendarDate } from '@pomp/domain';
import { dutchRoutes, type Routes } from '@pomp/edition';
import { HouseInfoScreen, PortalProvider } from '@pomp/portal';
import { amstelwarmte } from './brand';

/** This portal has paths of its own. */
const routes: Routes = {
  ...dutchRoutes,
  paths: { ...dutchRoutes.paths, houseInfo: '/mijn-huis/' },
  queryNames: { ...dutchRoutes.queryNames, houseId: 'huis' },
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
