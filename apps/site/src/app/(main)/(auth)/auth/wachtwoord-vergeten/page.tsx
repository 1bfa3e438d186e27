import { ForgotPasswordScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { type SearchProps, searchValue } from '@/navigation/search-value';

export const metadata: Metadata = { title: 'Wachtwoord vergeten', robots: { index: false } };

export default async function ForgotPasswordPage(props: SearchProps) {
  return <ForgotPasswordScreen email={await searchValue(props, 'email')} />;
}
