export const nl = {
  title: 'Afspraken',
  loading: 'Afspraken laden',
  none: 'Je hebt nog geen afspraken. Zodra er een staat, zie je hem hier en krijg je een mail.',
  coming: 'Komende afspraken',
  past: 'Geweest',
  forOrder: '{product} · bestelling {number}',
  addToCalendar: 'Zet in je agenda',
  addToCalendarOf: 'Zet in je agenda: {what}, {moment}',
  moment: '{start} tot {end}',
  move: 'Verzet afspraak',
  planText: 'Voor bestelling {number} is nog geen digitale inspectie ingepland.',
} as const;
