import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Fill it in together',
  intro:
    'Let your partner or adviser help. The link lets someone answer the questions about {street} without an account, and see nothing else. Once you withdraw it, it stops working at once.',
  make: 'Make a link',
  making: 'Making a link…',
  made: 'The link for {name} is ready. Send it now, because we only show it once.',
  copy: 'Copy the link',
  copied: 'Copied',
  another: 'Make another link',
  until: '{name}, until {date}',
  withdraw: 'Withdraw',
  withdrawOf: 'Withdraw the link for {name}',
  withdrawing: 'Withdrawing…',
  loading: 'Fetching the questions',
  guestTitle: 'Fill it in together',
  guestIntro: 'Hi {name}! Fill in what you know about {address}. What you enter is saved at once. The link works until {date}.',
  endedTitle: 'This link no longer works',
  ended: 'The link has expired or was withdrawn. Ask whoever sent it for a new one.',
};
