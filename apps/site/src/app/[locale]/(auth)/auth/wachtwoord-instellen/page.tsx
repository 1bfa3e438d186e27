import { SetPasswordScreen } from '@pomp/portal';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { titled } from '@/navigation/titled';

// The link's token must not travel on to another site.
export const generateMetadata = titled('setPassword', { robots: { index: false }, referrer: 'no-referrer' });

export default async function SetPasswordPage(props: SearchProps) {
  return <SetPasswordScreen token={await searchValue(props, 'token')} />;
}
