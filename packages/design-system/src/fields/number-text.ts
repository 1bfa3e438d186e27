import { perLocale } from '@pomp/language';
import { withoutUnseen } from './tidy-text.js';

export type DecimalSeparator = ',' | '.';

/** How numbers are typed in a field. */
export interface NumberNotation {
  kind: 'whole' | 'decimal';
  separator: DecimalSeparator;
  unit?: string | undefined;
}

/** What a language writes before decimals; before thousands it writes the other one. */
export const separatorOf = perLocale((locale): DecimalSeparator =>
  new Intl.NumberFormat(locale).formatToParts(0.5).some(({ value }) => value === '.') ? '.' : ',',
);

const thousands = { '.': String.raw`[1-9]\d{0,2}(?:,\d{3})`, ',': String.raw`[1-9]\d{0,2}(?:\.\d{3})` };
const other = { '.': ',', ',': '.' } as const;

/** Where no decimals are asked, three figures behind either sign are thousands: nobody counts in thousandths of a whole. */
const grouped = new RegExp(`^(?:${thousands['.']}+|${thousands[',']}+)$`);
/** As on a bill. */
const noDecimals = /[.,]0{1,2}$/;
/** Both signs say which is which. */
const groupedDecimal = { '.': new RegExp(`^${thousands['.']}+\\.\\d+$`), ',': new RegExp(`^${thousands[',']}+,\\d+$`) };

/** As typed, where each lone sign became that of the field: only the last one can be before decimals, of which there aren't three. */
const oneSign = (sign: DecimalSeparator) => new RegExp(`^${thousands[other[sign]]}+\\${sign}\\d\\d?$`);

/** 'm³' is also pasted as 'm3'. */
const plain = (text: string) => text.toLowerCase().replace('²', '2').replace('³', '3');

function withoutUnit(text: string, unit: string | undefined): string {
  const bare = withoutUnseen(text).replace(/\s/g, '').replace(/^€/, '');
  const ending = plain(unit?.replace(/\s/g, '') ?? '');
  return ending !== '' && plain(bare).endsWith(ending) ? bare.slice(0, -ending.length) : bare;
}

/**
 * What is clearly a number, in the plainest way of writing it: '1.405,5 m³' becomes '1405,5'. Anything else stays as it was typed: the
 * form says what is wrong with it, and the person sees what they wrote.
 */
export function tidyNumber(text: string, { kind, separator, unit }: NumberNotation): string {
  const bare = withoutUnit(text, unit);
  if (kind === 'whole') {
    const whole = bare.replace(noDecimals, '');
    if (grouped.test(whole)) return whole.replaceAll(/[.,]/g, '');
    return /^\d+$/.test(whole) ? whole : text.trim();
  }
  const decimals = groupedDecimal['.'].test(bare) ? '.' : groupedDecimal[','].test(bare) ? ',' : undefined;
  const last = oneSign(separator).test(bare) ? bare.lastIndexOf(separator) : 0;
  const digits = decimals ? bare.replaceAll(other[decimals], '') : bare.slice(0, last).replaceAll(separator, '') + bare.slice(last);
  const [, whole, fraction] = /^(\d*)(?:[.,](\d*))?$/.exec(digits) ?? [];
  if (!whole && !fraction) return text.trim();
  return fraction ? `${whole || '0'}${separator}${fraction}` : (whole ?? '');
}

/** A lone dot or comma becomes the separator of this field, whichever key the phone shows. */
export function withSeparator(text: string, separator: DecimalSeparator): string {
  return /^\d*[.,]\d*$/.test(text) ? text.replace(/[.,]/, separator) : text;
}
