import { ForgotPasswordScreen } from '@pomp/portal';
import { type Metadata } from 'next';

export const metadata: Metadata = { title: 'Wachtwoord vergeten', robots: { index: false } };

export default function ForgotPasswordPage() {
  return <ForgotPasswordScreen />;
}
