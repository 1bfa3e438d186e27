import type { Message } from '@pomp/language';

/**
 * What a kind makes of a raw input (a form's text, the wire's value, a stored answer).
 *
 * An answer can be usable and still lack something, such as an insulation option without a value or year: it is kept in a draft
 * and refused in a final save, and `lacks` is the message that says what is missing.
 */
export type Reading<Value> =
  | { readonly state: 'empty' }
  | { readonly state: 'malformed' }
  | { readonly state: 'answered'; readonly value: Value; readonly lacks?: Message };

export const empty = { state: 'empty' } as const;
export const malformed = { state: 'malformed' } as const;

export function answered<Value>(value: Value, lacks?: Message): Reading<Value> {
  return lacks === undefined ? { state: 'answered', value } : { state: 'answered', value, lacks };
}

/** Reads a raw string, trimmed; anything that isn't a string is malformed, and nothing at all is empty. */
export function readString<Value>(raw: unknown, read: (text: string) => Reading<Value>): Reading<Value> {
  if (raw === undefined || raw === null) return empty;
  if (typeof raw !== 'string') return malformed;
  const text = raw.trim();
  return text === '' ? empty : read(text);
}
