import { ShotListScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { flowValue } from '@/navigation/flow-value';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { PageTitle } from '@/navigation/page-title';
import { ofInstallationStep } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export default async function ShotListPage(props: SearchProps) {
  const [houseId, flow] = await Promise.all([searchValue(props, 'houseId'), searchValue(props, 'flow')]);
  return (
    <Words of={['(account)/account/installatie/fotolijst']}>
      <PageTitle of="shotList" />
      <Prefetch of={ofInstallationStep(houseId)}>
        <ShotListScreen houseId={houseId} flow={flowValue(flow)} />
      </Prefetch>
    </Words>
  );
}
