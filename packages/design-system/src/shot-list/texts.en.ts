import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  inside: '{done} of {count} received',
  insideAndWaiting: '{done} of {count} received, {waiting} waiting for reception',
  inGroup: '{done} of {count}',
  next: 'Now: {title}',
  make: 'Take photo',
  makeOf: 'Take photo: {title}',
  retake: 'Take it once more',
  retakeOf: 'Take it once more: {title}',
  choose: 'Choose from your photos',
  chooseOf: 'Choose from your photos: {title}',
  skip: 'I can’t get to it',
  skipOf: 'I can’t get to it: {title}',
  retryAll: 'Try all again',
  missing: 'Still to take',
  waiting: 'Waiting for reception',
  sending: 'On its way',
  stalled: 'Standing still for a moment. We’ll carry on by ourselves.',
  onlyHere: 'Not saved yet: keep this page open.',
  sent: 'Sent',
  failed: 'Not sent',
  again: 'Once more, please',
  skipped: 'You couldn’t get to it',
  doubt: {
    dark: 'This photo may be too dark. Turn on the light and take it once more. Can’t it be lighter? Then this one will do.',
    blurred: 'This photo may not be sharp. Take it once more. Can’t you get it better? Then this one will do.',
  },
};
