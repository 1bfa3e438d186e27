import type { Translation } from '@pomp/language';
import type { nl } from './order-step-texts.nl.js';

export const en: Translation<typeof nl> = {
  RV: 'Reservation',
  DI: 'Plan inspection',
  AI: 'Provide information',
  SI: 'Digital inspection',
  PY: 'Sign & down payment',
  IN: 'Installation',
  FP: 'Final payment',
  CP: 'Order completed',
  unknownStep: 'Step: {step} unknown.',
  unknownStatus: 'Status unknown: {status}',
};
