import type { WordsOf } from '../sections/words-of.js';
import type { passwordRecovery } from './password-recovery.js';

export const nl = {
  title: 'Wachtwoord vergeten',
  intro: 'Vul je e-mailadres in. We sturen je een link waarmee je een nieuw wachtwoord kiest.',
  email: { label: 'E-mailadres' },
} as const satisfies WordsOf<typeof passwordRecovery>;
