import type { Field, FieldOptions } from '../field.js';
import { answered, empty, malformed } from '../reading.js';
import { sectionsTexts } from '../texts.js';

/** A box to tick. On the wire a boolean. */
export interface CheckboxField extends Field<'checkbox', boolean> {
  /** Ticking is agreeing: an unticked box is no answer. */
  readonly consent: boolean;
}

interface CheckboxOptions extends FieldOptions<boolean> {
  readonly consent?: boolean;
}

/** Something that is so or not. With `consent` something to agree to, and required as such. */
export function checkbox({ consent = false, ...rules }: CheckboxOptions = {}): CheckboxField {
  return {
    kind: 'checkbox',
    wire: 'boolean',
    unknown: false,
    ...rules,
    consent,
    read: (raw) => {
      if (raw === undefined || raw === null || (consent && raw === false)) return empty;
      return typeof raw === 'boolean' ? answered(raw) : malformed;
    },
    show: (value, language) => language.say(sectionsTexts.message(value ? 'yesNo.ja' : 'yesNo.nee')),
  };
}
