import { ConfirmEmailScreen } from '@pomp/portal';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { titled } from '@/navigation/titled';

// The link's token must not travel on to another site.
export const generateMetadata = titled('confirmEmail', { robots: { index: false }, referrer: 'no-referrer' });

export default async function ConfirmEmailPage(props: SearchProps) {
  return <ConfirmEmailScreen token={await searchValue(props, 'token')} />;
}
