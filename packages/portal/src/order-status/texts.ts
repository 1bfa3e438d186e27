import { featureTexts } from '../portal/feature-texts.js';

export const ordersTexts = featureTexts('orders', {
  title: 'Bestellingen',
  intro: 'Hier zie je per bestelling hoe ver we zijn, en wat je zelf kunt doen.',
  loading: 'Bestellingen laden',
  none: 'Je hebt nog geen bestellingen geplaatst.',
  orderNumber: (number: string) => `Bestelling ${number}`,
  orderedOn: (date: string) => `Besteld op ${date}`,
  forHouse: (address: string) => `voor ${address}`,
  step: (position: number, all: number, label: string) => `Stap ${position} van ${all}: ${label}`,
  /** Beside an action that there is none of. */
  ourTurn: 'Wij zijn aan zet.',
  viewHouse: 'Bekijk woninggegevens',
  since: (label: string, date: string) => `${label}, sinds ${date}`,
  historyOf: (number: string) => `het verloop van bestelling ${number}`,
  moreHistory: 'Lees meer',
  lessHistory: 'Toon minder',
  loadingHistory: 'Verloop laden',
});
