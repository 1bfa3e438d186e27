import { VerificationScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { titled } from '@/navigation/titled';

// A code is meant for whoever holds the confirmation: it must not travel on to another site, nor be indexed.
export const generateMetadata = titled('verification', { robots: { index: false }, referrer: 'no-referrer' });

export default async function VerificationPage(props: SearchProps) {
  return (
    <Words of={['(auth)/controle']}>
      <VerificationScreen code={await searchValue(props, 'code')} />
    </Words>
  );
}
