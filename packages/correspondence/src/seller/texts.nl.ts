export const nl = {
  /** Its number in the register of companies, and for VAT. */
  registered: 'KvK {number}',
  vat: 'btw {number}',
} as const;
