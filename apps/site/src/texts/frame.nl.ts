export const nl = {
  skip: 'Naar de inhoud',
  newsletter: 'Af en toe een mail van ons?',
  home: 'Home',
  /** Above a page of which an editor translated only a part. */
  untranslated: 'Een deel van deze pagina is er alleen in het Nederlands.',
} as const;
