import { AppointmentsScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { titled } from '@/navigation/titled';
import { ofAppointments } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const generateMetadata = titled('appointments');

export default function AppointmentsPage() {
  return (
    <Words of={['(account)/account/afspraken']}>
      <Prefetch of={ofAppointments}>
        <AppointmentsScreen />
      </Prefetch>
    </Words>
  );
}
