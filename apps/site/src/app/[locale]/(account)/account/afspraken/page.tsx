import { AppointmentsScreen } from '@pomp/portal';
import { titled } from '@/navigation/titled';
import { ofAppointments } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const generateMetadata = titled('appointments');

export default function AppointmentsPage() {
  return (
    <Prefetch of={ofAppointments}>
      <AppointmentsScreen />
    </Prefetch>
  );
}
