import { DashboardScreen } from '@pomp/portal';
import { titled } from '@/navigation/titled';
import { ofDashboard } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const generateMetadata = titled('dashboard');

export default function DashboardPage() {
  return (
    <Prefetch of={ofDashboard}>
      <DashboardScreen />
    </Prefetch>
  );
}
