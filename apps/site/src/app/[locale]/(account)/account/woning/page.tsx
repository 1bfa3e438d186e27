import { HouseInfoScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { PageTitle } from '@/navigation/page-title';
import { ofHouseInfo } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export default async function HouseInfoPage(props: SearchProps) {
  const houseId = await searchValue(props, 'houseId');
  return (
    <Words of={['(account)/account/woning']}>
      <PageTitle of="houseInfo" />
      <Prefetch of={ofHouseInfo(houseId)}>
        <HouseInfoScreen houseId={houseId} />
      </Prefetch>
    </Words>
  );
}
