import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  overview: 'Overview',
  orders: 'Orders',
  ordersAsk: 'We need something from you',
  quotes: 'Quotes',
  houseInfo: 'Home details',
  houseInfoIncomplete: 'Not complete yet',
  installationInfo: 'Installation details',
  installationInfoIncomplete: 'Details missing',
  appointments: 'Appointments',
  documents: 'Documents',
  personalDetails: 'My details',
  signOut: 'Log out',
  signingOut: 'Logging out…',
};
