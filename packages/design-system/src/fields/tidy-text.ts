/** Without what has no width and comes along with a copied text: lists of contacts put marks of the direction around a number. */
export const withoutUnseen = (text: string): string => text.replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g, '');

const trimmed = (text: string) => withoutUnseen(text).trim();

/** '1234ab' → '1234 AB'. What isn't a postcode stays as typed. */
export function tidyPostcode(text: string): string {
  const [, digits, letters] = /^(\d{4})\s*([a-z]{2})$/i.exec(trimmed(text)) ?? [];
  return digits && letters ? `${digits} ${letters.toUpperCase()}` : trimmed(text);
}

/** An address that was copied with its surroundings: spaces, 'mailto:', '<…>'. */
export function tidyEmail(text: string): string {
  const bare = trimmed(text).replace(/^mailto:/i, '');
  return trimmed(/^<(.*)>$/.exec(bare)?.[1] ?? bare);
}

/** '(020) 123-45.67' → '020 123 45 67'. What holds anything else than figures and their marks stays as typed. */
export function tidyPhone(text: string): string {
  const bare = trimmed(text).replace(/^tel:/i, '');
  // Every stroke that a text may have in the place of a dash.
  if (!/^\+?[\d\s().\-\u2010-\u2014/]+$/.test(bare)) return trimmed(text);
  // Nobody dials the nought of '+31 (0)6'.
  const dialled = bare.startsWith('+') ? bare.replace(/\(0\)/, ' ') : bare;
  return dialled.replace(/[^\d+]+/g, ' ').trim();
}
