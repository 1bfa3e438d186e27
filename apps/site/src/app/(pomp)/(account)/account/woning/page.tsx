import { houseInfoQuery, housesQuery } from '@pomp/api-client';
import { HouseInfoScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { FirstData } from '@/session/first-data';

export const metadata: Metadata = { title: 'Woninggegevens' };

export default async function HouseInfoPage(props: SearchProps) {
  const houseId = await searchValue(props, 'houseId');
  return (
    <FirstData of={(api, prefetch) => [prefetch(housesQuery(api)), ...(houseId ? [prefetch(houseInfoQuery(api, houseId))] : [])]}>
      <HouseInfoScreen houseId={houseId} />
    </FirstData>
  );
}
