/** Digits and letters that nobody takes for another: Crockford's base 32, without I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** In characters of 5 bits: 80 bits, which nobody guesses. */
const length = 16;
const mistaken: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/** How many random bytes a code needs. */
export const verificationCodeBytes = length;

/** A code as it is printed and stored: `K7QM-2F9D-X4TB-8HZR`. @param random of each byte five bits count */
export const verificationCodeOf = (random: Uint8Array): string =>
  inGroups([...random.subarray(0, length)].map((byte) => alphabet[byte % 32]).join(''));

/** The code that was typed, however it was: small letters, spaces, an O for a zero. Undefined when it can't be one. */
export function readVerificationCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[ILO]/g, (letter) => mistaken[letter] ?? letter);
  return code.length === length && [...code].every((letter) => alphabet.includes(letter)) ? inGroups(code) : undefined;
}

const inGroups = (code: string) => code.replace(/.{4}(?=.)/g, '$&-');
