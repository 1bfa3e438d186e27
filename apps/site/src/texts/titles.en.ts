import type { Translation } from '@pomp/language';
import type { nl } from './titles.nl';

export const en: Translation<typeof nl> = {
  forgotPassword: 'Forgotten your password',
  login: 'Log in',
  confirmEmail: 'Confirm email address',
  setPassword: 'Choose your password',
  photoUpload: 'Add photos',
  verification: 'Check a signature',
  documents: 'Documents',
  withdrawal: 'Withdraw from the agreement',
  orders: 'Orders',
  order: 'Order',
  appointments: 'Appointments',
  installationReview: 'Check installation details',
  installationInfo: 'Installation details',
  houseInfoReview: 'Check home details',
  addHouse: 'Add a home',
  houseInfo: 'Home details',
  feedback: 'Thank you',
  personalDetails: 'My details',
  dashboard: 'My account',
  quotes: 'Quotes',
  orderQuote: 'Order',
  requestQuote: 'Request a quote',
  quote: 'Quote',
  payment: 'Payment',
};
