import { ConfirmEmailScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { type SearchProps, searchValue } from '@/navigation/search-value';

// The link's token must not travel on to another site.
export const metadata: Metadata = { title: 'E-mailadres bevestigen', robots: { index: false }, referrer: 'no-referrer' };

export default async function ConfirmEmailPage(props: SearchProps) {
  return <ConfirmEmailScreen token={await searchValue(props, 'token')} />;
}
