import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  restored: 'Your answers of {moment} are back.',
  saved: 'Saved at {hours}:{minutes}',
  onDevice: {
    turn: 'Saved on this device',
    reception: 'No reception. Saved on this device',
    completeness: 'Saved on this device. We’ll save it with us as well once everything is filled in.',
    repair: 'Saved on this device. Saving it with us doesn’t work now.',
  },
  onScreen: 'Not saved yet: this device has no room left. Keep this page open.',
  asked: 'Also filled in somewhere else. Choose at the top what you want to keep.',
  noReception:
    'No reception. Your answers are on this device, and we’ll send them as soon as there is reception. Then you can continue.',
  sent: 'The answers that were still on this device have been saved.',
};
