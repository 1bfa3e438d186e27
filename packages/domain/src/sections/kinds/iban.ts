import { electronicFormatIBAN, friendlyFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import type { FieldOptions } from '../field.js';
import { answered, malformed, readString } from '../reading.js';
import { text, type TextField } from './text.js';

/** Room for the longest number that there is, typed in groups of two. */
const maxLength = 60;

/**
 * A bank account's number that can be collected from: of a SEPA country, and with check digits that fit. Read without spaces
 * (`NL91ABNA0417164300`), shown in groups of four. A file of its own, so that only forms that ask it carry every country's rules.
 */
export function iban(rules: FieldOptions<string> = {}): TextField {
  return {
    ...text({ maxLength, autoComplete: 'off', example: 'NL91ABNA0417164300', ...rules }),
    read: (raw) =>
      readString(raw, (typed) => {
        // Web pages and PDFs keep the groups together by other spaces than ibantools knows.
        const number = electronicFormatIBAN(typed.replace(/\s/g, '')) ?? '';
        return isValidIBAN(number) && isSEPACountry(number.slice(0, 2)) ? answered(number) : malformed;
      }),
    show: (number) => friendlyFormatIBAN(number) ?? number,
  };
}
