/** Spaces around it, and characters without a width that come along with a copied text. */
const trimmed = (text: string) => text.replace(/[\u200B-\u200D\u2060\uFEFF]/g, '').trim();

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
  if (!/^\+?[\d\s().\-–/]+$/.test(bare)) return trimmed(text);
  // Nobody dials the nought of '+31 (0)6'.
  const dialled = bare.startsWith('+') ? bare.replace(/\(0\)/, ' ') : bare;
  return dialled.replace(/[\s().\-–/]+/g, ' ').trim();
}
