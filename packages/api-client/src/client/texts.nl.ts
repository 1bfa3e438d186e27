export const nl = {
  /** No answer from the server at all. */
  noConnection: 'Er is geen verbinding. Controleer je internet en probeer het opnieuw.',
  /** Fits every failure of which nothing better is said. */
  unexpected: 'Er is iets misgegaan. Probeer het later opnieuw.',
} as const;
