export const nl = {
  play: 'Film afspelen',
  pause: 'Film pauzeren',
  scroll: 'Scrollen',
  /** How many a list still shows, for screen readers. */
  counted: {
    questions: '{count, plural, one {# vraag} other {# vragen}}',
    people: '{count, plural, one {# persoon} other {# personen}}',
  },
} as const;
