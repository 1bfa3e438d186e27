export const nl = {
  /** Takes what may have been meant. */
  meant: 'Ja, {answer}',
  onItsWay: {
    image: 'Je foto wordt nog verstuurd. Wacht even, of ga terug naar het overzicht: het versturen gaat door.',
    video: 'Je video wordt nog verstuurd. Wacht even, of ga terug naar het overzicht: het versturen gaat door.',
    several: 'Je bestanden worden nog verstuurd. Wacht even, of ga terug naar het overzicht: het versturen gaat door.',
  },
} as const;
