import type { Field, FieldOptions } from '../field.js';
import { answered, empty, malformed } from '../reading.js';
import { sectionsTexts } from '../texts.js';

/** A box to tick. On the wire a boolean; `ja` or nothing in forms that have texts only. */
export interface CheckboxField extends Field<'checkbox', boolean> {
  /** Ticking is agreeing: an unticked box is no answer. */
  readonly consent: boolean;
}

interface CheckboxOptions extends FieldOptions<boolean> {
  readonly consent?: boolean;
  /** Among answers that are texts: ticked is `ja`, and not ticked is no answer. */
  readonly asText?: boolean;
}

/** Whether a raw value is that of a box that is ticked: a form's own, a browser's, or the text of one. */
export const isTicked = (raw: unknown): boolean => raw === true || raw === 'on' || raw === tickedText;

/** How a ticked box travels among texts. */
export const tickedText = 'ja';

/** Something that is so or not. With `consent` something to agree to, and required as such. */
export function checkbox({ consent = false, asText = false, ...rules }: CheckboxOptions = {}): CheckboxField {
  return {
    kind: 'checkbox',
    wire: asText ? 'string' : 'boolean',
    unknown: false,
    ...rules,
    consent,
    read: (raw) => {
      if (asText)
        return isTicked(raw)
          ? answered(true)
          : raw === undefined || raw === null || raw === '' || raw === false
            ? empty
            : malformed;
      if (raw === undefined || raw === null || (consent && raw === false)) return empty;
      return typeof raw === 'boolean' ? answered(raw) : malformed;
    },
    show: (value, language) => language.say(sectionsTexts.message(value ? 'yesNo.ja' : 'yesNo.nee')),
  };
}
