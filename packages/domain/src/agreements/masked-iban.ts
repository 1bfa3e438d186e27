/** Enough to recognise your own account by: `NL•• •••• •••• ••43 00`. @param iban without spaces */
export const maskedIban = (iban: string): string =>
  (iban.slice(0, 2) + '•'.repeat(Math.max(0, iban.length - 6)) + iban.slice(-4)).replace(/.{4}(?=.)/g, '$& ');
