import { SetPasswordScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { titled } from '@/navigation/titled';

// The link's token must not travel on to another site.
export const generateMetadata = titled('setPassword', { robots: { index: false }, referrer: 'no-referrer' });

export default async function SetPasswordPage(props: SearchProps) {
  return (
    <Words of={['(auth)/auth/wachtwoord-instellen']}>
      <SetPasswordScreen token={await searchValue(props, 'token')} />
    </Words>
  );
}
