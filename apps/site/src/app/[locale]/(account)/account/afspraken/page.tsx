import { AppointmentsScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { PageTitle } from '@/navigation/page-title';
import { ofAppointments } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export default function AppointmentsPage() {
  return (
    <Words of={['(account)/account/afspraken']}>
      <PageTitle of="appointments" />
      <Prefetch of={ofAppointments}>
        <AppointmentsScreen />
      </Prefetch>
    </Words>
  );
}
