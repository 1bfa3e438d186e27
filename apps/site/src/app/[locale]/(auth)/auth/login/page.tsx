import { LoginScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { titled } from '@/navigation/titled';

export const generateMetadata = titled('login', { robots: { index: false } });

export default async function LoginPage(props: SearchProps) {
  const userExists = (await searchValue(props, 'userExists')) === 'true';
  return (
    <Words of={['(auth)/auth/login']}>
      <LoginScreen email={await searchValue(props, 'email')} userExists={userExists} />
    </Words>
  );
}
