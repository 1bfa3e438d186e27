import { SetPasswordScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { type SearchProps, searchValue } from '@/navigation/search-value';

// The link's token must not travel on to another site.
export const metadata: Metadata = { title: 'Kies je wachtwoord', robots: { index: false }, referrer: 'no-referrer' };

export default async function SetPasswordPage(props: SearchProps) {
  return <SetPasswordScreen token={await searchValue(props, 'token')} />;
}
