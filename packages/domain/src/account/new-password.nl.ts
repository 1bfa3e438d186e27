import type { WordsOf } from '../sections/words-of.js';
import type { newPassword } from './new-password.js';

export const nl = {
  title: 'Kies een nieuw wachtwoord',
  newPassword: { label: 'Nieuw wachtwoord', help: 'Minimaal 8 tekens, met een hoofdletter, een kleine letter en een cijfer.' },
  confirmPassword: { label: 'Herhaal het nieuwe wachtwoord' },
} as const satisfies WordsOf<typeof newPassword>;
