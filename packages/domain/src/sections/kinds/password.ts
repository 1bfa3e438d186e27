import type { Field, FieldOptions } from '../field.js';
import { answered, empty, malformed } from '../reading.js';

/** Longer ones cost the server work without adding safety. */
const maxLength = 200;

/** One thing that a new password needs. */
export interface PasswordRule {
  readonly text: string;
  readonly met: (password: string) => boolean;
}

const newPasswordRules: readonly PasswordRule[] = [
  { text: 'Minstens 8 tekens', met: (password) => password.length >= 8 },
  { text: 'Een kleine letter', met: (password) => /[a-z]/.test(password) },
  { text: 'Een hoofdletter', met: (password) => /[A-Z]/.test(password) },
  { text: 'Een cijfer', met: (password) => /\d/.test(password) },
];

/** A password. Shown as dots only. */
export interface PasswordField extends Field<'password', string> {
  /** To show while a new one is typed; none for the others. */
  readonly rules: readonly PasswordRule[];
  readonly autoComplete: 'current-password' | 'new-password';
}

interface PasswordOptions extends FieldOptions<string> {
  /** The one that is kept (default), a new one, or the new one once more. */
  readonly purpose?: 'current' | 'new' | 'confirm';
}

/** Never trimmed: a space can be part of a password. A new one follows the rule of spec 3 §5, the others are only asked for. */
export function password({ purpose = 'current', ...text }: PasswordOptions): PasswordField {
  const isNew = purpose === 'new';
  const rules = isNew ? newPasswordRules : [];
  return {
    kind: 'password',
    wire: 'string',
    unknown: false,
    ...text,
    messages: {
      ...(isNew && {
        malformed:
          'Het wachtwoord moet minimaal 8 tekens lang zijn en ten minste één hoofdletter, één kleine letter en één cijfer.',
      }),
      ...text.messages,
    },
    rules,
    autoComplete: purpose === 'current' ? 'current-password' : 'new-password',
    read: (raw) => {
      if (raw === undefined || raw === null || raw === '') return empty;
      if (typeof raw !== 'string' || raw.length > maxLength) return malformed;
      return rules.every(({ met }) => met(raw)) ? answered(raw) : malformed;
    },
    show: () => '••••••••',
  };
}
