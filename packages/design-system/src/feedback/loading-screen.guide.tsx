import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { LoadingScreen } from './loading-screen.js';

export const loadingScreenGuide: ComponentGuide = {
  purpose:
    'Zolang een heel scherm nog onderweg is en onbekend is welk, zoals bij het inloggen. Weet je wat er komt, teken het dan na met een geraamte.',
  anatomy: {
    picture: <LoadingScreen />,
    parts: [
      {
        name: 'Warme lijn',
        at: '[role=status] > span',
        text: 'Loopt van koud naar warm. Staat stil voor wie minder beweging wil.',
      },
      { name: 'Tekst', at: 'p', text: 'Wordt ook voorgelezen.' },
    ],
  },
  dos: [{ picture: <LoadingScreen />, text: 'Alleen op het scherm, in plaats van alles.' }],
  donts: [
    {
      picture: <LoadingScreen text="Even geduld, je bestellingen worden opgehaald..." />,
      text: 'Een heel scherm wegnemen om één deel op te halen.',
    },
  ],
  keyboard: [],
  content: ['‘Laden voor een duurzamere toekomst...’, met drie punten.'],
};
