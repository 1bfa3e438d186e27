/** A day of the program, as `2026-11-21`; what people type and read is `21-11-2026`. */
export type IsoDay = string;

const pad = (figures: string) => figures.padStart(2, '0');

/** Dashes come by themselves behind day and month, and are free to type: `28111960`, `28/11/1960` and `28-11-1960` all read the same. */
export function typeDate(text: string, atEnd: boolean): string {
  const iso = dayOf(text);
  if (iso !== undefined && /^\d{4}/.test(text.trim())) return textOf(iso);
  if (!/^[\d\s./-]*$/.test(text)) return text;
  const dashed = text.replace(/[\s./-]+/g, '-').replace(/^-/, '');
  if (!atEnd) return dashed;
  const solid = /^(\d{2})(\d{2})(\d{4})$/.exec(dashed);
  if (solid) return solid.slice(1).join('-');
  return /^\d{2}$|^\d{1,2}-\d{2}$/.test(dashed) ? `${dashed}-` : dashed;
}

/** `1-2-1960` becomes `01-02-1960`. A year of two figures stays: nobody knows which century it is. */
export function tidyDate(text: string): string {
  const typed = typeDate(text.trim(), false);
  const [, day, month, year] = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ?? [];
  return day && month && year ? `${pad(day)}-${pad(month)}-${year}` : typed.replace(/-$/, '');
}

/** What is still to type of the pattern: `mm-jjjj` behind `28-`. */
export function restOfPattern(text: string, pattern: string): string {
  return /^(\d{0,2}|\d{2}-\d{0,2}|\d{2}-\d{2}-\d{0,4})$/.test(text) ? pattern.slice(text.length) : '';
}

/** The day that a text means, typed or pasted as a program writes it; undefined when there is no such day. */
export function dayOf(text: string): IsoDay | undefined {
  const [, first = '', month = '', last = ''] = /^(\d{1,2}|\d{4})-(\d{1,2})-(\d{4}|\d{2})$/.exec(text.trim()) ?? [];
  if (first.length === last.length || (first.length !== 4 && last.length !== 4)) return undefined;
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  const iso = `${year}-${pad(month)}-${pad(day)}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** `2026-11-21` as people write it. */
export function textOf(day: IsoDay): string {
  return day.split('-').reverse().join('-');
}
