import { DashboardScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { ofDashboard } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const metadata: Metadata = { title: 'Mijn account' };

export default function DashboardPage() {
  return (
    <Prefetch of={ofDashboard}>
      <DashboardScreen />
    </Prefetch>
  );
}
