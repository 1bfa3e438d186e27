export const nl = {
  skip: 'Naar de inhoud',
  newsletter: 'Af en toe een mail van ons?',
  home: 'Home',
  /** Above a page that editors didn't translate. */
  untranslated: 'Deze pagina is er alleen in het Nederlands.',
} as const;
