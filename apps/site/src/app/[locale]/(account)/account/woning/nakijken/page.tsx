import { HouseInfoReviewScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { titled } from '@/navigation/titled';
import { ofHouseInfo } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const generateMetadata = titled('houseInfoReview');

export default async function HouseInfoReviewPage(props: SearchProps) {
  const houseId = await searchValue(props, 'houseId');
  return (
    <Words of={['(account)/account/woning/nakijken']}>
      <Prefetch of={ofHouseInfo(houseId)}>
        <HouseInfoReviewScreen houseId={houseId} />
      </Prefetch>
    </Words>
  );
}
