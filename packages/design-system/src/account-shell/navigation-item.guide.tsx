import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { documentIcon, houseIcon, overviewIcon } from '../icon/icons.js';
import { NavigationProvider } from '../navigation/navigation-provider.js';
import { NavigationItem } from './navigation-item.js';

export const navigationItemGuide: ComponentGuide = {
  purpose: {
    nl: 'Eén plek in een menu dat verticaal staat. Het menu van het account maakt ze zelf; los alleen voor een eigen menu.',
    en: 'One place in a vertical menu. The account’s menu makes them itself; alone only for a menu of your own.',
  },
  anatomy: {
    picture: (
      <NavigationProvider pathname="/account/woning/">
        <NavigationItem label="Woninggegevens" href="/account/woning" icon={houseIcon} alert="Er missen gegevens" />
      </NavigationProvider>
    ),
    parts: [
      {
        name: { nl: 'Pictogram', en: 'Icon' },
        at: 'svg',
        text: { nl: 'Versiering: de naam ernaast zegt het.', en: 'Decoration: the name beside it says it.' },
      },
      {
        name: { nl: 'Naam', en: 'Name' },
        at: 'a > span',
        text: { nl: 'Loopt door op een tweede regel als hij niet past.', en: 'Goes on in a second line when it doesn’t fit.' },
      },
      {
        name: { nl: 'Uitroepteken', en: 'Exclamation mark' },
        at: 'a > span:last-child',
        text: {
          nl: 'Alleen als er iets wacht. Rood, met een teken erin, en met de reden voor wie het niet ziet.',
          en: 'Only when something waits. Red, with a sign in it, and with the reason for whoever doesn’t see it.',
        },
      },
    ],
  },
  dos: [
    {
      picture: <NavigationItem label="Woninggegevens" href="/account/woning" icon={houseIcon} alert="Er missen gegevens" />,
      text: {
        nl: 'Zeg in een paar woorden waarom het uitroepteken er staat.',
        en: 'Say in a few words why the exclamation mark is there.',
      },
    },
  ],
  donts: [
    {
      picture: <NavigationItem label="Documenten (3)" href="/account/documenten" icon={documentIcon} alert="3 nieuwe" />,
      text: {
        nl: 'Geen tellers in de naam, en geen ‘!’ voor nieuws: het is voor wat de klant moet doen.',
        en: 'No counters in the name, and no ‘!’ for news: it is for what the customer has to do.',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: {
        nl: 'Gaat naar de plek. Het is een gewone link: ook in een nieuw tabblad te openen.',
        en: 'Goes to the place. It is an ordinary link: it can be opened in a new tab too.',
      },
    },
  ],
  content: [
    { nl: 'Eén woord, hoogstens twee.', en: 'One word, two at most.' },
    {
      nl: 'Zelfde woord als de titel van het scherm waar het heen gaat.',
      en: 'The same word as the title of the screen that it leads to.',
    },
  ],
};

export const navigationItemArgs = { label: 'Overzicht', href: '/account', icon: overviewIcon };
