import { AppointmentsScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { ofAppointments } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const metadata: Metadata = { title: 'Afspraken' };

export default function AppointmentsPage() {
  return (
    <Prefetch of={ofAppointments}>
      <AppointmentsScreen />
    </Prefetch>
  );
}
