import { HouseInfoReviewScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { PageTitle } from '@/navigation/page-title';
import { ofHouseInfo } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export default async function HouseInfoReviewPage(props: SearchProps) {
  const houseId = await searchValue(props, 'houseId');
  return (
    <Words of={['(account)/account/woning/nakijken']}>
      <PageTitle of="houseInfoReview" />
      <Prefetch of={ofHouseInfo(houseId)}>
        <HouseInfoReviewScreen houseId={houseId} />
      </Prefetch>
    </Words>
  );
}
