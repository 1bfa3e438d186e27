import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  title: 'What you use',
  loading: 'Loading meter readings',
  intro: 'Give your meter readings each month, for a year. You then see whether your heat pump does what we promised.',
  used: {
    gas: '{amount} m³ of gas since {since}',
    electricity: '{amount} kWh of electricity since {since}',
  },
  verdict: {
    within: 'What we promised: {from} to {to}.',
    less: 'Less than we promised, which was {from} to {to}.',
    more: 'More than we promised, which was {from} to {to}. Send us a message and we’ll have a look with you.',
  },
  tooSoon: 'What we promised: {from} to {to}. It takes four weeks before this says something.',
  weather: 'Counted with a usual year: cold months have more of it.',
  both: 'Gas {gas} m³, electricity {electricity} kWh',
  electricityOnly: 'Electricity {electricity} kWh',
  remove: 'Remove',
  removeOf: 'Remove: {date}',
  removing: 'Removing…',
  removed: 'Your readings of {date} were removed.',
  today: 'Today’s readings',
  keep: 'Give them',
  keeping: 'Giving them…',
  kept: 'Your meter readings are there.',
  until: 'You can until {date}. We only use your readings to show them here, unless you choose above that they may count.',
};
