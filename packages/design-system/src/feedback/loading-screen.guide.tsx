import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { LoadingScreen } from './loading-screen.js';

export const loadingScreenGuide: ComponentGuide = {
  purpose: {
    nl: 'Zolang een heel scherm nog onderweg is en onbekend is welk, zoals bij het inloggen. Weet je wat er komt, teken het dan na met een geraamte.',
    en: 'While a whole screen is still on its way and it isn’t known which, as when logging in. If you know what will come, draw it with a skeleton.',
  },
  anatomy: {
    picture: <LoadingScreen />,
    parts: [
      {
        name: { nl: 'Warme lijn', en: 'Warm line' },
        at: '[role=status] > span',
        text: {
          nl: 'Loopt van koud naar warm. Staat stil voor wie minder beweging wil.',
          en: 'Goes from cold to warm. Stands still for whoever wants less motion.',
        },
      },
      { name: { nl: 'Tekst', en: 'Text' }, at: 'p', text: { nl: 'Wordt ook voorgelezen.', en: 'Is read aloud too.' } },
    ],
  },
  dos: [
    {
      picture: <LoadingScreen />,
      text: { nl: 'Alleen op het scherm, in plaats van alles.', en: 'Alone on the screen, instead of everything.' },
    },
  ],
  donts: [
    {
      picture: <LoadingScreen text="Even geduld, je bestellingen worden opgehaald..." />,
      text: { nl: 'Een heel scherm wegnemen om één deel op te halen.', en: 'Taking away a whole screen to fetch one part.' },
    },
  ],
  keyboard: [],
  content: [
    {
      nl: '‘Laden voor een duurzamere toekomst...’, met drie punten.',
      en: '‘Loading for a more sustainable future...’, with three dots.',
    },
  ],
};
