export const nl = {
  withdrawn: 'Je hebt deze bestelling al herroepen.',
  notAgreed: 'Voor deze bestelling is er nog geen overeenkomst. Er is dus niets om te herroepen.',
  installed:
    'Je installatie is al klaar. Daarna kun je de overeenkomst niet meer online herroepen. Neem contact met ons op als er iets niet goed is.',
  tooLate: 'De bedenktijd van {days} dagen is voorbij. Je kunt de overeenkomst niet meer online herroepen.',
} as const;
