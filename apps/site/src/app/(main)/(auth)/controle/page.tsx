import { VerificationScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { type SearchProps, searchValue } from '@/navigation/search-value';

// A code is meant for whoever holds the confirmation: it must not travel on to another site, nor be indexed.
export const metadata: Metadata = { title: 'Ondertekening controleren', robots: { index: false }, referrer: 'no-referrer' };

export default async function VerificationPage(props: SearchProps) {
  return <VerificationScreen code={await searchValue(props, 'code')} />;
}
