import { DashboardScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { PageTitle } from '@/navigation/page-title';
import { ofDashboard } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export default function DashboardPage() {
  return (
    <Words of={['(account)/account']}>
      <PageTitle of="dashboard" />
      <Prefetch of={ofDashboard}>
        <DashboardScreen />
      </Prefetch>
    </Words>
  );
}
