import type { Message } from '@pomp/language';
import type { Field, FieldOptions } from '../field.js';
import { answered, empty, malformed } from '../reading.js';
import { sectionsTexts } from '../texts.js';

/** As much as a call takes of a text: no password manager makes one as long. */
const maxLength = 2000;

/** One thing that a new password needs. */
export interface PasswordRule {
  readonly text: Message;
  readonly met: (password: string) => boolean;
}

const newPasswordRules: readonly PasswordRule[] = [
  { text: sectionsTexts.message('password.length'), met: (password) => password.length >= 8 },
  { text: sectionsTexts.message('password.lowerCase'), met: (password) => /[a-z]/.test(password) },
  { text: sectionsTexts.message('password.upperCase'), met: (password) => /[A-Z]/.test(password) },
  { text: sectionsTexts.message('password.digit'), met: (password) => /\d/.test(password) },
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
export function password({ purpose = 'current', ...rules }: PasswordOptions = {}): PasswordField {
  const isNew = purpose === 'new';
  const needs = isNew ? newPasswordRules : [];
  return {
    kind: 'password',
    wire: 'string',
    unknown: false,
    ...rules,
    messages: {
      ...(isNew && { malformed: sectionsTexts.message('password.malformed') }),
      ...rules.messages,
    },
    rules: needs,
    autoComplete: purpose === 'current' ? 'current-password' : 'new-password',
    read: (raw) => {
      if (raw === undefined || raw === null || raw === '') return empty;
      if (typeof raw !== 'string' || raw.length > maxLength) return malformed;
      return needs.every(({ met }) => met(raw)) ? answered(raw) : malformed;
    },
    show: () => '••••••••',
  };
}
