import { InstallationInfoScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { flowValue } from '@/navigation/flow-value';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { ofInstallationInfo } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const metadata: Metadata = { title: 'Installatiegegevens' };

export default async function InstallationInfoPage(props: SearchProps) {
  const [orderId, houseId, flow] = await Promise.all([
    searchValue(props, 'orderId'),
    searchValue(props, 'houseId'),
    searchValue(props, 'flow'),
  ]);
  const named = { orderId, houseId, flow: flowValue(flow) };
  return (
    <Prefetch of={ofInstallationInfo(named)}>
      <InstallationInfoScreen {...named} />
    </Prefetch>
  );
}
