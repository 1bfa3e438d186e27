import type { Translation } from '@pomp/language';
import type { nl } from './withdrawal-form.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Withdraw from the contract',
  name: { label: 'Your first and last name' },
  reason: { label: 'Reason', help: 'You don’t have to give a reason.' },
};
