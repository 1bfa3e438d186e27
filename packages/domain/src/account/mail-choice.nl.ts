import type { WordsOf } from '../sections/words-of.js';
import type { mailChoice } from './mail-choice.js';

export const nl = {
  title: 'Mail van ons',
  intro: 'Over je contract, je betalingen en je afspraken mailen we altijd. De rest kies je zelf.',
  reminders: {
    label: 'Herinner me aan wat nog openstaat',
    help: 'Na één week, en als het dan nog wacht na twee en vier weken nog eens.',
  },
  messages: {
    label: 'Mail me als er een bericht voor me klaarstaat',
    help: 'Alleen als je er een uur lang niet naar keek.',
  },
} as const satisfies WordsOf<typeof mailChoice>;
