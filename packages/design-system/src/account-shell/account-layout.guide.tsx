import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { calendarIcon, documentIcon, houseIcon, installationIcon, orderIcon, overviewIcon, personIcon } from '../icon/icons.js';
import { NavigationProvider } from '../navigation/navigation-provider.js';
import { PageHeader } from '../page-header/page-header.js';
import { AccountLayout, type AccountLayoutProps } from './account-layout.js';

const items: AccountLayoutProps['items'] = [
  { label: 'Overzicht', href: '/account', icon: overviewIcon, match: 'exact' },
  { label: 'Bestellingen', href: '/account/bestellingen', icon: orderIcon },
  { label: 'Woninggegevens', href: '/account/woning', icon: houseIcon, alert: 'Er missen gegevens' },
  { label: 'Installatiegegevens', href: '/account/installatie', icon: installationIcon, alert: 'Er missen gegevens' },
  { label: 'Documenten', href: '/account/documenten', icon: documentIcon },
  { label: 'Afspraken', href: '/account/afspraken', icon: calendarIcon },
  { label: 'Mijn gegevens', href: '/account/gegevens', icon: personIcon },
];

export const accountArgs: AccountLayoutProps = {
  items,
  signOut: { label: 'Uitloggen', onClick: () => undefined },
  children: <PageHeader title="Woninggegevens" intro="Met deze gegevens rekenen we uit wat er bij je huis past." />,
};

const at = (pathname: string, props: AccountLayoutProps) => (
  <NavigationProvider pathname={pathname}>
    <AccountLayout {...props} />
  </NavigationProvider>
);

export const accountLayoutGuide: ComponentGuide = {
  screen: 'desktop',
  purpose: {
    nl: 'Om elk scherm van het account: het menu ernaast, of op een telefoon één regel erboven die zegt waar je bent en de rest uitvouwt. Publiekspagina’s hebben alleen de kop van de site.',
    en: 'Around each screen of the account: the menu beside it, or on a phone one line above it that says where you are and unfolds the rest. Public pages only have the site’s header.',
  },
  anatomy: {
    picture: at('/account/woning/verbruik/', accountArgs),
    parts: [
      {
        name: { nl: 'Plek in het menu', en: 'Place in the menu' },
        at: 'nav ul a',
        text: {
          nl: 'Pictogram en naam. Op een pagina eronder blijft hij de huidige. Onder 1124 px zit het menu achter één regel, die zegt waar je bent en een ‘!’ heeft als er elders iets wacht.',
          en: 'Icon and name. On a page below it, it stays the current one. Below 1124 px the menu is behind one line, which says where you are and has an ‘!’ when something waits elsewhere.',
        },
      },
      {
        name: { nl: 'Rood uitroepteken', en: 'Red exclamation mark' },
        at: 'a[href="/account/woning/"] [role=img], a[href="/account/woning/"] > span:last-child',
        text: {
          nl: 'Hier wacht iets op de klant. Een schermlezer hoort waarom.',
          en: 'Something here waits for the customer. A screen reader hears why.',
        },
      },
      {
        name: { nl: 'Uitloggen', en: 'Log out' },
        at: 'nav li:last-child button',
        text: {
          nl: 'Altijd als laatste. Het is een knop: er gebeurt iets, je gaat nergens heen.',
          en: 'Always the last. It is a button: something happens, you don’t go anywhere.',
        },
      },
      {
        name: { nl: 'Het scherm', en: 'The screen' },
        at: 'main',
        text: {
          nl: 'Met één h1. De sprong ‘Naar de inhoud’ komt hier uit.',
          en: 'With one h1. The jump ‘To the content’ arrives here.',
        },
      },
    ],
  },
  dos: [
    {
      picture: at('/account/', {
        ...accountArgs,
        items: items.slice(0, 4),
        children: <PageHeader eyebrow="Dag Marieke" title="Nog twee dingen, dan kunnen we kijken." />,
      }),
      text: {
        nl: 'Zet een ‘!’ alleen waar de klant zelf iets kan doen.',
        en: 'Put an ‘!’ only where the customer can do something.',
      },
    },
  ],
  donts: [
    {
      picture: at('/account/', {
        items: items.slice(0, 4).map((item) => ({ ...item, alert: 'Nieuw' })),
        children: <PageHeader title="Overzicht" />,
      }),
      text: { nl: 'Overal een ‘!’: dan zegt het nergens meer iets.', en: 'An ‘!’ everywhere: then it says nothing anywhere.' },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: {
        nl: 'Loopt van boven naar beneden door het menu, daarna het scherm in.',
        en: 'Goes through the menu from top to bottom, then into the screen.',
      },
    },
    {
      keys: { nl: 'Enter, Spatie', en: 'Enter, Space' },
      does: { nl: 'Op een telefoon: vouwt het menu uit of dicht.', en: 'On a phone: unfolds or folds the menu.' },
    },
    {
      keys: 'Escape',
      does: {
        nl: 'Vouwt het menu dicht en geeft de focus terug aan de regel.',
        en: 'Folds the menu and gives the focus back to the line.',
      },
    },
  ],
  content: [
    {
      nl: 'Eén woord dat de klant zelf gebruikt: ‘Bestellingen’, niet ‘Orders’.',
      en: 'One word that customers use themselves: ‘Orders’, not ‘Transactions’.',
    },
    {
      nl: 'Achter een ‘!’ hoort een reden van een paar woorden: ‘Er missen gegevens’.',
      en: 'Behind an ‘!’ belongs a reason of a few words: ‘Answers are missing’.',
    },
  ],
};
