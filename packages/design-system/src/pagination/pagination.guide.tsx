import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Text } from '../text/text.js';
import { Pagination } from './pagination.js';

export const hrefFor = (page: number): string => (page === 1 ? '/kennisbank' : `/kennisbank?pagina=${page}`);

export const paginationGuide: ComponentGuide = {
  purpose: {
    nl: 'Onder een lange lijst: één pagina terug of verder. Met een adres per pagina als links, binnen een scherm als knoppen. Bij één pagina toont het niets.',
    en: 'Below a long list: one page back or on. With an address per page as links, within a screen as buttons. With one page it shows nothing.',
  },
  anatomy: {
    picture: <Pagination page={2} pages={5} hrefFor={hrefFor} />,
    parts: [
      {
        name: { nl: 'Vorige', en: 'Previous' },
        at: 'nav > div:first-child',
        text: { nl: 'Blijft op de eerste pagina staan, maar doet niets.', en: 'Stays on the first page, but does nothing.' },
      },
      {
        name: { nl: 'Plaats', en: 'Place' },
        at: '[role=status]',
        text: {
          nl: '‘Pagina X van Y’, wordt voorgelezen na het bladeren.',
          en: '‘Page X of Y’, is read aloud after going to another page.',
        },
      },
      {
        name: { nl: 'Volgende', en: 'Next' },
        at: 'nav > div:last-child',
        text: { nl: 'Blijft op de laatste pagina staan, maar doet niets.', en: 'Stays on the last page, but does nothing.' },
      },
    ],
  },
  dos: [
    {
      picture: <Pagination page={1} pages={5} hrefFor={hrefFor} />,
      text: {
        nl: 'Laat een knop aan het einde staan waar hij stond: dan verschuift er niets onder de muis.',
        en: 'Leave a button at the end where it was: then nothing moves under the mouse.',
      },
    },
  ],
  donts: [
    {
      picture: <Text>1 · 2 · 3 · 4 · 5 · 6 · 7 · 8 · 9</Text>,
      text: {
        nl: 'Een rij nummers: te klein voor een duim, en niemand weet wat op pagina 7 staat.',
        en: 'A row of numbers: too small for a thumb, and nobody knows what is on page 7.',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: { nl: 'Vorige, dan volgende.', en: 'Previous, then next.' } },
    {
      keys: { nl: 'Enter, Spatie', en: 'Enter, Space' },
      does: {
        nl: 'Bladert. Als knop houdt hij de focus, ook op de laatste pagina.',
        en: 'Goes to another page. As a button it keeps the focus, also on the last page.',
      },
    },
  ],
  content: [
    {
      nl: '‘Vorige’ en ‘Volgende’; ‘Vorige pagina’ als er op het scherm nog iets anders te bladeren is.',
      en: '‘Previous’ and ‘Next’; ‘Previous page’ if there is something else on the screen to go through.',
    },
    {
      nl: 'Zet na het bladeren het begin van de lijst in beeld.',
      en: 'After going to another page, bring the beginning of the list in sight.',
    },
  ],
};
