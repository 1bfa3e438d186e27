import type { Field, FieldText } from '../field.js';
import { answered, empty, malformed } from '../reading.js';

/** Longer ones cost the server work without adding safety. */
const maxLength = 200;

export interface PasswordField extends Field<'password', string> {
  readonly autoComplete: 'current-password' | 'new-password';
}

interface PasswordOptions extends FieldText {
  /** The one that is kept (default), a new one, or the new one once more. */
  readonly purpose?: 'current' | 'new' | 'confirm';
}

/** Never trimmed: a space can be part of a password. A new one follows the rule of spec 3 §5, the others are only asked for. */
export function password({ purpose = 'current', ...text }: PasswordOptions): PasswordField {
  const isNew = purpose === 'new';
  const strong = (value: string) => value.length >= 8 && /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value);
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
    autoComplete: purpose === 'current' ? 'current-password' : 'new-password',
    read: (raw) => {
      if (raw === undefined || raw === null || raw === '') return empty;
      if (typeof raw !== 'string' || raw.length > maxLength) return malformed;
      return isNew && !strong(raw) ? malformed : answered(raw);
    },
    show: () => '••••••••',
  };
}
