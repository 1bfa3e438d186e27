import type { Translation } from '@pomp/language';
import type { nl } from './meter-form.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Today’s meter readings',
  gas: { label: 'Gas', help: 'The digits before the decimal point.' },
  electricity: { label: 'Electricity', help: 'Are there two readings for what you use (1.8.1 and 1.8.2)? Add them up.' },
  share: {
    label: 'My use may count, without name and address, in what you show about real homes',
    help: 'You can choose again with each reading. What you chose last holds.',
  },
};
