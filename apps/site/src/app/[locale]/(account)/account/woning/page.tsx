import { HouseInfoScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { titled } from '@/navigation/titled';
import { ofHouseInfo } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const generateMetadata = titled('houseInfo');

export default async function HouseInfoPage(props: SearchProps) {
  const houseId = await searchValue(props, 'houseId');
  return (
    <Words of={['(account)/account/woning']}>
      <Prefetch of={ofHouseInfo(houseId)}>
        <HouseInfoScreen houseId={houseId} />
      </Prefetch>
    </Words>
  );
}
