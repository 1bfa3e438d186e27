export const nl = {
  skip: 'Naar de inhoud',
  newsletter: 'Nieuws over warmtepompen, in je mail',
  home: 'Home',
  /** The seller's numbers in the register of companies and for VAT. */
  identity: { registered: 'KvK {number}', vat: 'btw {number}', example: 'Voorbeeldgegevens, nog niet bevestigd.' },
  /** Above a page that editors didn't translate. */
  untranslated: 'Deze pagina is er alleen in het Nederlands.',
} as const;
