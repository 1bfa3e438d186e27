import type { Language } from '@pomp/language';
import { formatDecimal, formatWholeNumber } from '../../numbers/format-number.js';
import type { Field, FieldOptions } from '../field.js';
import { answered, malformed, readString } from '../reading.js';
import { unknownAnswer } from '../unknown-answer.js';

interface NumberOptions extends FieldOptions<string> {
  readonly unit?: string;
  readonly unknown?: boolean;
}

/** A whole number. On the wire its digits, or `o.b.`. */
export interface WholeNumberField extends Field<'wholeNumber', string> {
  readonly unit: string | undefined;
  /** Its digits stand for no quantity: a space or a sign between them isn't that of thousands. */
  readonly isName?: boolean;
}

/** A number. On the wire with a decimal point, or `o.b.`. */
export interface DecimalField extends Field<'decimal', string> {
  readonly unit: string | undefined;
}

const withUnit = (number: string, unit: string | undefined) => (unit === undefined ? number : `${number} ${unit}`);

/** More digits than any usage or size has, few enough to stay an exact number. */
const maxDigits = 9;

/** The marker, or the words that forms ask for where someone doesn't know: they are typed where the button for them would be pressed. */
const saysUnknown = (value: string) => value === unknownAnswer || /^(ik weet het niet|i don.t know)$/i.test(value);

/** `0` or a positive integer without a leading zero, as a string (spec 1 §5). Pasted spaces are taken out. */
export function wholeNumber({ unit, unknown = false, ...rules }: NumberOptions = {}): WholeNumberField {
  return {
    kind: 'wholeNumber',
    wire: 'string',
    ...rules,
    unit,
    unknown,
    read: (raw) =>
      readString(raw, (value) => {
        if (unknown && saysUnknown(value)) return answered(unknownAnswer);
        const digits = value.replace(/\s/g, '');
        return digits.length <= maxDigits && /^(0|[1-9]\d*)$/.test(digits) ? answered(digits) : malformed;
      }),
    show: (value, language) => withUnit(formatWholeNumber(Number(value), language), unit),
  };
}

/**
 * A house number: a whole number without its addition, and without spaces, as `12 3` is 12 with addition 3. The spec's validator also
 * takes the marker `o.b.`; no form offers it, so there is no 'Ik weet het niet' beside the field.
 */
export function houseNumber(rules: FieldOptions<string> = {}): WholeNumberField {
  const { read } = wholeNumber({ ...rules, unknown: true });
  return {
    ...wholeNumber(rules),
    isName: true,
    read: (raw, context) => readString(raw, (value) => (/\s/.test(value) ? malformed : read(value, context))),
    show: (value) => value,
  };
}

/** A distance or insulation value, as a string with a decimal point. `2,5` is read as `2.5`. */
export function decimal({ unit, unknown = false, ...rules }: NumberOptions = {}): DecimalField {
  return {
    kind: 'decimal',
    wire: 'string',
    ...rules,
    unit,
    unknown,
    read: (raw) =>
      readString(raw, (value) => {
        if (unknown && saysUnknown(value)) return answered(unknownAnswer);
        const number = readDecimal(value);
        return number === undefined ? malformed : answered(number);
      }),
    show: (value, language) => withUnit(formatDecimal(Number(value), language), unit),
  };
}

/** `2,50` → `2.50`; undefined when it is no number, or has more than `maxDigits` digits. */
export function readDecimal(text: string): string | undefined {
  const number = text.replace(/\s/g, '').replace(',', '.');
  return number.replace('.', '').length <= maxDigits && /^(0|[1-9]\d*)(\.\d+)?$/.test(number) ? number : undefined;
}

/** A decimal with all the digits that were typed: `2.50` → `2,50` in Dutch. */
export const showDecimal = (number: string, language: Pick<Language, 'locale'>): string =>
  number.replace('.', formatDecimal(0.5, language).slice(1, -1));

/** What stays of typed text in a field for decimals: digits and one separator, a comma turned into a dot (spec 1 §5). */
export function typeDecimal(text: string): string {
  const [whole = '', ...fractions] = text
    .replace(/,/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  return fractions.length === 0 ? whole : `${whole}.${fractions.join('')}`;
}
