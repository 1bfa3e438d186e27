import { HouseInfoReviewScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { ofHouseInfo } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const metadata: Metadata = { title: 'Woninggegevens nakijken' };

export default async function HouseInfoReviewPage(props: SearchProps) {
  const houseId = await searchValue(props, 'houseId');
  return (
    <Prefetch of={ofHouseInfo(houseId)}>
      <HouseInfoReviewScreen houseId={houseId} />
    </Prefetch>
  );
}
