export const nl = {
  title: 'Er ging iets mis',
  text: 'Dat ligt aan ons, niet aan jou. Probeer het over een paar minuten nog eens.',
  retry: 'Probeer het opnieuw',
} as const;
