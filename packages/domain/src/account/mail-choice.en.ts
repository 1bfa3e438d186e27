import type { Translation } from '@pomp/language';
import type { nl } from './mail-choice.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Mail from us',
  intro: 'We always mail about your contract, your payments and your appointments. The rest is up to you.',
  reminders: {
    label: 'Remind me of what is still open',
    help: 'After one week, and if it still waits then, after two and four weeks.',
  },
  messages: {
    label: 'Mail me when there is a message for me',
    help: 'Only when you haven’t looked for an hour.',
  },
};
