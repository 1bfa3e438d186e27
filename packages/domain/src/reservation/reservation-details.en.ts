import type { Translation } from '@pomp/language';
import type { nl } from './reservation-details.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Where will the heat pump go?',
  hasPompAo: { label: 'Do you already have a Pomp AO?', help: 'Then a Pomp T is enough.' },
  quantity: { label: 'How many would you like to reserve?' },
  installSameBill: { label: 'The billing address is the same as the installation address' },
};
