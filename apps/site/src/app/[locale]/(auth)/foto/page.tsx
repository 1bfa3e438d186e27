import { PhotoScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { titled } from '@/navigation/titled';

// The link's token must not travel on to another site.
export const generateMetadata = titled('photoUpload', { robots: { index: false }, referrer: 'no-referrer' });

export default async function PhotoPage(props: SearchProps) {
  return (
    <Words of={['(auth)/foto']}>
      <PhotoScreen token={await searchValue(props, 'token')} />
    </Words>
  );
}
