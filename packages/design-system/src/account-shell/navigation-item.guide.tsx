import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { documentIcon, houseIcon, overviewIcon } from '../icon/icons.js';
import { NavigationProvider } from '../navigation/navigation-provider.js';
import { NavigationItem } from './navigation-item.js';

export const navigationItemGuide: ComponentGuide = {
  purpose: 'Eén plek in een menu dat verticaal staat. Het menu van het account maakt ze zelf; los alleen voor een eigen menu.',
  anatomy: {
    picture: (
      <NavigationProvider pathname="/account/woning/">
        <NavigationItem label="Woninggegevens" href="/account/woning" icon={houseIcon} alert="Er missen gegevens" />
      </NavigationProvider>
    ),
    parts: [
      { name: 'Pictogram', at: 'svg', text: 'Versiering: de naam ernaast zegt het.' },
      { name: 'Naam', at: 'a > span', text: 'Loopt door op een tweede regel als hij niet past.' },
      {
        name: 'Uitroepteken',
        at: 'a > span:last-child',
        text: 'Alleen als er iets wacht. Rood, met een teken erin, en met de reden voor wie het niet ziet.',
      },
    ],
  },
  dos: [
    {
      picture: <NavigationItem label="Woninggegevens" href="/account/woning" icon={houseIcon} alert="Er missen gegevens" />,
      text: 'Zeg in een paar woorden waarom het uitroepteken er staat.',
    },
  ],
  donts: [
    {
      picture: <NavigationItem label="Documenten (3)" href="/account/documenten" icon={documentIcon} alert="3 nieuwe" />,
      text: 'Geen tellers in de naam, en geen ‘!’ voor nieuws: het is voor wat de klant moet doen.',
    },
  ],
  keyboard: [{ keys: 'Enter', does: 'Gaat naar de plek. Het is een gewone link: ook in een nieuw tabblad te openen.' }],
  content: ['Eén woord, hoogstens twee.', 'Zelfde woord als de titel van het scherm waar het heen gaat.'],
};

export const navigationItemArgs = { label: 'Overzicht', href: '/account', icon: overviewIcon };
