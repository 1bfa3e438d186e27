import { HouseInfoScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { ofHouseInfo } from '@/session/screen-queries';
import { Prefetch } from '@/session/prefetch';

export const metadata: Metadata = { title: 'Woninggegevens' };

export default async function HouseInfoPage(props: SearchProps) {
  const houseId = await searchValue(props, 'houseId');
  return (
    <Prefetch of={ofHouseInfo(houseId)}>
      <HouseInfoScreen houseId={houseId} />
    </Prefetch>
  );
}
