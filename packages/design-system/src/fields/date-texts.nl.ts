export const nl = {
  /** How a day is typed. As many characters, with the dashes in the same places, in every language. */
  pattern: 'dd-mm-jjjj',
  pick: 'Kies een datum: {label}',
  pickAnother: 'Kies een datum: {label}, nu {date}',
  notLoaded: 'De kalender laadt niet. Je kunt de datum wel typen.',
  calendar: {
    navigation: 'Navigatiebalk',
    previous: 'Ga naar vorige maand',
    next: 'Ga naar volgende maand',
    month: 'Kies de maand',
    year: 'Kies het jaar',
    today: 'Vandaag, {date}',
    selected: '{date}, geselecteerd',
  },
} as const;
