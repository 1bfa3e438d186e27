import { InstallationInfoScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { flowValue } from '@/navigation/flow-value';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { PageTitle } from '@/navigation/page-title';
import { ofInstallationInfo } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export default async function InstallationInfoPage(props: SearchProps) {
  const [orderId, houseId, flow] = await Promise.all([
    searchValue(props, 'orderId'),
    searchValue(props, 'houseId'),
    searchValue(props, 'flow'),
  ]);
  const named = { orderId, houseId, flow: flowValue(flow) };
  return (
    <Words of={['(account)/account/installatie']}>
      <PageTitle of="installationInfo" />
      <Prefetch of={ofInstallationInfo(named)}>
        <InstallationInfoScreen {...named} />
      </Prefetch>
    </Words>
  );
}
