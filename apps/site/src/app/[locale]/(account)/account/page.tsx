import { DashboardScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { titled } from '@/navigation/titled';
import { ofDashboard } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const generateMetadata = titled('dashboard');

export default function DashboardPage() {
  return (
    <Words of={['(account)/account']}>
      <Prefetch of={ofDashboard}>
        <DashboardScreen />
      </Prefetch>
    </Words>
  );
}
