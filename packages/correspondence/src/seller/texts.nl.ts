export const nl = {
  /** Its number in the register of companies, and for VAT. */
  registered: 'KvK {number}',
  vat: 'btw {number}',
  /** Of a name, address and numbers that the seller hasn't confirmed. */
  example: 'voorbeeldgegevens, nog niet bevestigd',
} as const;
