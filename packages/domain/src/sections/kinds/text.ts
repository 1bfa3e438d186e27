import { readDutchDate } from '../../dates/dutch-date.js';
import type { Field, FieldOptions } from '../field.js';
import { answered, malformed, readString, type Reading } from '../reading.js';
import { sectionsTexts } from '../texts.js';
import { unknownAnswer } from '../unknown-answer.js';

/** Ways to write a text that have rules of their own. The form derives keyboard and autocomplete from it. */
export type TextFormat = 'plain' | 'name' | 'email' | 'zipcode' | 'phone' | 'date';

/** A text. On the wire as it was typed, without spaces around it, or as its format writes it. */
export interface TextField extends Field<'text', string> {
  readonly format: TextFormat;
  readonly maxLength: number;
  /** Room for more than one line. */
  readonly multiline: boolean;
  /** The HTML autocomplete token. */
  readonly autoComplete: string | undefined;
}

interface TextOptions extends FieldOptions<string> {
  readonly unknown?: boolean;
  readonly multiline?: boolean;
  readonly maxLength?: number;
  readonly autoComplete?: string;
}

/** As browsers have it for `type="email"`, with a dot in the domain. None of these characters ends one address and starts another. */
const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/**
 * What mail programs make a link of (`https://a.example`, `www.a`, `a.example`), an e-mail address, and what ends a line. Initials
 * (`J.P.`) are none of these. `Th.Jansen` is one as much as `Chr.de`: which endings are a domain's changes every year.
 */
const linked = /:\/\/|\bwww\.|@|[\p{L}\p{N}-]{2,}[.\u3002\uff0e\uff61]\p{L}{2,}|\p{Cc}/iu;

const readFormat: Record<TextFormat, (text: string) => Reading<string>> = {
  plain: (text) => answered(text),
  /** Stands in mails, also to people who never wrote it. */
  name: (text) => (linked.test(text) ? malformed : answered(text)),
  email: (text) => (emailPattern.test(text) ? answered(text) : malformed),
  /** Four digits not starting with 0, two letters other than SA, SD and SS (never given out). `1234 ab` becomes `1234 AB`. */
  zipcode: (text) => {
    const [, digits, letters] = /^([1-9]\d{3})\s*([a-z]{2})$/i.exec(text) ?? [];
    if (digits === undefined || letters === undefined || /^s[ads]$/i.test(letters)) return malformed;
    return answered(`${digits} ${letters.toUpperCase()}`);
  },
  phone: (text) => (/^\+?[\d ]{10,17}$/.test(text) ? answered(text) : malformed),
  /** A day of the calendar as it is typed, `dd-mm-jjjj`. */
  date: (text) => (readDutchDate(text) === undefined ? malformed : answered(text)),
};

function textOf(format: TextFormat, defaults: Pick<TextOptions, 'maxLength' | 'autoComplete' | 'messages'>) {
  return ({
    unknown = false,
    multiline = false,
    maxLength = defaults.maxLength ?? 200,
    autoComplete = defaults.autoComplete,
    ...rules
  }: TextOptions = {}): TextField => ({
    kind: 'text',
    wire: 'string',
    ...rules,
    messages: { ...defaults.messages, ...rules.messages },
    unknown,
    format,
    multiline,
    maxLength,
    autoComplete,
    read: (raw) =>
      readString(raw, (value) => {
        if (unknown && value === unknownAnswer) return answered(value);
        return value.length > maxLength ? malformed : readFormat[format](value);
      }),
    show: (value) => value,
  });
}

/** A text of at most 200 characters, unless `maxLength` says otherwise. Longer is malformed. */
export const text = textOf('plain', {});
/** What someone is called: no address of a page or of mail. */
export const personName = textOf('name', { maxLength: 100, messages: { malformed: sectionsTexts.message('name.malformed') } });
/** An e-mail address with a dot in its domain. */
export const email = textOf('email', { maxLength: 254, autoComplete: 'email' });
/** A Dutch postcode, read as `1234 AB`. */
export const zipcode = textOf('zipcode', { autoComplete: 'postal-code' });
/** A telephone number: 10 to 17 digits and spaces, with or without a plus. */
export const phone = textOf('phone', { autoComplete: 'tel' });
/** A day of the calendar, typed. */
export const date = textOf('date', { maxLength: 10, messages: { malformed: sectionsTexts.message('date.malformed') } });
