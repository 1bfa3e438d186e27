import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  drop: 'Let go to add.',
  invitation: 'Drag photos and videos here, paste them, or choose them.',
  choose: 'Choose photos or videos',
  photograph: 'Take a photo',
  photographOf: '{label}: take a photo',
  afterAll: 'Do you have a photo after all? Add it, and it counts.',
  loading: 'Loading {label}',
  refused: 'Only photos and videos fit here. Not added: {names}.',
  pastedName: 'pasted',
  photographedName: 'photo',

  files: 'Files: {label}',
  all: 'Uploading all files',
  ready: '{done} of {count} done',
  waitingForReception: 'Waiting for reception',
  onlyHere: 'Not saved yet: keep this page open.',
  inside: '{done} of {count} received, {waiting} waiting for reception',
  retryAll: 'Try all again',
  stalled: 'No progress for a moment. We’ll carry on by ourselves where we were.',
  waiting: 'Waiting',
  uploading: 'Uploading',
  saved: 'Saved',
  deleting: 'Deleting…',
  retry: 'Try again',
  retryOf: 'Try again: {name}',
  cancel: 'Cancel',
  cancelOf: 'Cancel: {name}',
  deleteOf: 'Delete {name}',

  told: {
    added: '{name} added.',
    addedMore: '{count} files added.',
    saved: '{name} has been saved.',
    failed: '{name}: {reason}',
    retried: 'Trying {name} again.',
    cancelled: '{name} has been cancelled.',
    deleted: '{name} has been deleted.',
  },

  example: 'This is what a good photo looks like.',
  exampleShows: 'This is what a good photo looks like. Show:',
};
