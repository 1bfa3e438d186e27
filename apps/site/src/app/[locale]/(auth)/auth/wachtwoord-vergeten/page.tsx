import { ForgotPasswordScreen } from '@pomp/portal';
import { Words } from '@/language/words';
import { type SearchProps, searchValue } from '@/navigation/search-value';
import { titled } from '@/navigation/titled';

export const generateMetadata = titled('forgotPassword', { robots: { index: false } });

export default async function ForgotPasswordPage(props: SearchProps) {
  return (
    <Words of={['(auth)/auth/wachtwoord-vergeten']}>
      <ForgotPasswordScreen email={await searchValue(props, 'email')} />
    </Words>
  );
}
