import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Do you want to stay logged in?',
  lastTitle: 'You’ll be logged out soon',
  timeLeft:
    '{minutes, plural, =0 {You’ll be logged out within a minute.} =1 {You’ll be logged out within a minute.} other {You’ll be logged out in {minutes} minutes.}}',
  why: 'We do this for your security when we haven’t heard from you for a while.',
  last: 'You’ve been logged in for a very long time. For your security we’ll ask for your password again after that. First save what you’re working on.',
  stay: 'Stay logged in',
  staying: 'One moment…',
  understood: 'Understood',
};
