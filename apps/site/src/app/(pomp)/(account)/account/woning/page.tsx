import { HouseInfoScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { ofHouseInfo } from '@/session/first-answers';
import { FirstData } from '@/session/first-data';

export const metadata: Metadata = { title: 'Woninggegevens' };

export default async function HouseInfoPage(props: SearchProps) {
  const houseId = await searchValue(props, 'houseId');
  return (
    <FirstData of={ofHouseInfo(houseId)}>
      <HouseInfoScreen houseId={houseId} />
    </FirstData>
  );
}
