import { LoginScreen } from '@pomp/portal';
import { type Metadata } from 'next';
import { type SearchProps, searchValue } from '@/navigation/search-value';

export const metadata: Metadata = { title: 'Inloggen', robots: { index: false } };

export default async function LoginPage(props: SearchProps) {
  const userExists = (await searchValue(props, 'userExists')) === 'true';
  return <LoginScreen email={await searchValue(props, 'email')} userExists={userExists} />;
}
