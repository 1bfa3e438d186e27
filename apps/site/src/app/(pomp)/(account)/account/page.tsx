import { DashboardScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { ofDashboard } from '@/session/first-answers';
import { FirstData } from '@/session/first-data';

export const metadata: Metadata = { title: 'Mijn account' };

export default function DashboardPage() {
  return (
    <FirstData of={ofDashboard}>
      <DashboardScreen />
    </FirstData>
  );
}
