import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  one: 'Notification',
  all: 'Notifications ({key})',
  close: 'Close',
  action: '{label} (press F8)',
  meanings: { success: 'Done', error: 'Error', info: 'Good to know' },
};
