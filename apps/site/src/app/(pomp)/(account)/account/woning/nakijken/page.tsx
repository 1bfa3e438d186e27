import { HouseInfoReviewScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { ofHouseInfo } from '@/session/first-answers';
import { FirstData } from '@/session/first-data';

export const metadata: Metadata = { title: 'Woninggegevens nakijken' };

export default async function HouseInfoReviewPage(props: SearchProps) {
  const houseId = await searchValue(props, 'houseId');
  return (
    <FirstData of={ofHouseInfo(houseId)}>
      <HouseInfoReviewScreen houseId={houseId} />
    </FirstData>
  );
}
