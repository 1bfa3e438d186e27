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
  purpose:
    'Om elk scherm van het account: het menu ernaast, of op een telefoon één regel erboven die zegt waar je bent en de rest uitvouwt. Publiekspagina’s hebben alleen de kop van de site.',
  anatomy: {
    picture: at('/account/woning/verbruik/', accountArgs),
    parts: [
      {
        name: 'Plek in het menu',
        at: 'nav ul a',
        text: 'Pictogram en naam. Op een pagina eronder blijft hij de huidige. Onder 1124 px zit het menu achter één regel, die zegt waar je bent en een ‘!’ heeft als er elders iets wacht.',
      },
      {
        name: 'Rood uitroepteken',
        at: 'a[href="/account/woning/"] [role=img], a[href="/account/woning/"] > span:last-child',
        text: 'Hier wacht iets op de klant. Een schermlezer hoort waarom.',
      },
      {
        name: 'Uitloggen',
        at: 'nav li:last-child button',
        text: 'Altijd als laatste. Het is een knop: er gebeurt iets, je gaat nergens heen.',
      },
      { name: 'Het scherm', at: 'main', text: 'Met één h1. De sprong ‘Naar de inhoud’ komt hier uit.' },
    ],
  },
  dos: [
    {
      picture: at('/account/', {
        ...accountArgs,
        items: items.slice(0, 4),
        children: <PageHeader eyebrow="Dag Marieke" title="Nog twee dingen, dan kunnen we kijken." />,
      }),
      text: 'Zet een ‘!’ alleen waar de klant zelf iets kan doen.',
    },
  ],
  donts: [
    {
      picture: at('/account/', {
        items: items.slice(0, 4).map((item) => ({ ...item, alert: 'Nieuw' })),
        children: <PageHeader title="Overzicht" />,
      }),
      text: 'Overal een ‘!’: dan zegt het nergens meer iets.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Loopt van boven naar beneden door het menu, daarna het scherm in.' },
    { keys: 'Enter, Spatie', does: 'Op een telefoon: vouwt het menu uit of dicht.' },
    { keys: 'Escape', does: 'Vouwt het menu dicht en geeft de focus terug aan de regel.' },
  ],
  content: [
    'Eén woord dat de klant zelf gebruikt: ‘Bestellingen’, niet ‘Orders’.',
    'Achter een ‘!’ hoort een reden van een paar woorden: ‘Er missen gegevens’.',
  ],
};
