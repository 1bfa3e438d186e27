import { PhotoScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { type SearchProps, searchValue } from '@/navigation/search-value';

// The link's token must not travel on to another site.
export const metadata: Metadata = { title: 'Foto’s toevoegen', robots: { index: false }, referrer: 'no-referrer' };

export default async function PhotoPage(props: SearchProps) {
  return <PhotoScreen token={await searchValue(props, 'token')} />;
}
