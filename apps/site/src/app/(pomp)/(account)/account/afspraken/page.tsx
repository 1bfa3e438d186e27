import { AppointmentsScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { ofAppointments } from '@/session/first-answers';
import { FirstData } from '@/session/first-data';

export const metadata: Metadata = { title: 'Afspraken' };

export default function AppointmentsPage() {
  return (
    <FirstData of={ofAppointments}>
      <AppointmentsScreen />
    </FirstData>
  );
}
