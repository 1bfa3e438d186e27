import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Text } from '../text/text.js';
import { Pagination } from './pagination.js';

export const hrefFor = (page: number): string => (page === 1 ? '/kennisbank' : `/kennisbank?pagina=${page}`);

export const paginationGuide: ComponentGuide = {
  purpose:
    'Onder een lange lijst: één pagina terug of verder. Met een adres per pagina als links, binnen een scherm als knoppen. Bij één pagina toont het niets.',
  anatomy: {
    picture: <Pagination page={2} pages={5} hrefFor={hrefFor} />,
    parts: [
      { name: 'Vorige', at: 'nav > div:first-child', text: 'Blijft op de eerste pagina staan, maar doet niets.' },
      { name: 'Plaats', at: '[role=status]', text: '‘Pagina X van Y’, wordt voorgelezen na het bladeren.' },
      { name: 'Volgende', at: 'nav > div:last-child', text: 'Blijft op de laatste pagina staan, maar doet niets.' },
    ],
  },
  dos: [
    {
      picture: <Pagination page={1} pages={5} hrefFor={hrefFor} />,
      text: 'Laat een knop aan het einde staan waar hij stond: dan verschuift er niets onder de muis.',
    },
  ],
  donts: [
    {
      picture: <Text>1 · 2 · 3 · 4 · 5 · 6 · 7 · 8 · 9</Text>,
      text: 'Een rij nummers: te klein voor een duim, en niemand weet wat op pagina 7 staat.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Vorige, dan volgende.' },
    { keys: 'Enter, Spatie', does: 'Bladert. Als knop houdt hij de focus, ook op de laatste pagina.' },
  ],
  content: [
    '‘Vorige’ en ‘Volgende’; ‘Vorige pagina’ als er op het scherm nog iets anders te bladeren is.',
    'Zet na het bladeren het begin van de lijst in beeld.',
  ],
};
