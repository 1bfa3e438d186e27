import { featureTexts } from '../portal/feature-texts.js';

export const documentsTexts = featureTexts('documents', {
  title: 'Documenten',
  loading: 'Documenten laden',
  empty: 'Er zijn nog geen documenten aangemaakt voor deze bestelling.',
  noOrders: 'Je hebt nog geen bestellingen geplaatst.',
  unknownOrder: 'Deze bestelling hebben we niet gevonden. Kies er hieronder een.',
  chooseOrder: 'Kies een bestelling',
  order: (product: string, number: string) => `${product} · bestelling ${number}`,
  caption: (number: string) => `Documenten van bestelling ${number}`,
  document: 'Document',
  date: 'Datum',
  action: 'Actie',
  view: 'Bekijken',
  download: 'Downloaden',
  pay: 'Betalen',
  /** Names of the actions, for screen readers. */
  viewOf: (name: string) => `Bekijken: ${name}`,
  downloadOf: (name: string) => `Downloaden: ${name}`,
  payOf: (name: string) => `Betalen: ${name}`,
});
