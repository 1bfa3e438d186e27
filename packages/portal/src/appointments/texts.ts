import { featureTexts } from '../portal/feature-texts.js';

export const appointmentsTexts = featureTexts('appointments', {
  title: 'Afspraken',
  loading: 'Afspraken laden',
  none: 'Je hebt nog geen afspraken. Zodra er een staat, zie je hem hier en krijg je een mail.',
  coming: 'Komende afspraken',
  past: 'Geweest',
  forOrder: (product: string, number: string) => `${product} · bestelling ${number}`,
  addToCalendar: 'Zet in je agenda',
  addToCalendarOf: (what: string, moment: string) => `Zet in je agenda: ${what}, ${moment}`,
  until: (time: string) => `tot ${time}`,
  move: 'Verzet afspraak',
  planText: (number: string) => `Voor bestelling ${number} is nog geen digitale inspectie ingepland.`,
});
