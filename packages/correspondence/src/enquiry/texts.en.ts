import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  notice: {
    preview: 'Received on {moment}.',
    answerable: 'Received on {moment}. Reply to this email: your answer goes to whoever sent this.',
    unanswerable: 'Received on {moment}. No email address was given with it.',
  },
  confirmation: {
    subject: 'Confirm your sign-up with {seller}',
    title: 'Confirm your sign-up',
    preview: 'The link works for {validFor}.',
    ask: 'Someone filled in our form ‘{what}’ with this email address. Was that you? Then open the link and confirm your sign-up there. The link works for {validFor}.',
    confirm: 'To the last step',
    notYou: 'Wasn’t this you? Then you don’t have to do anything. Nobody signs you up without you.',
  },
};
