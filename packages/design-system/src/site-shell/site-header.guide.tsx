import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { NavigationProvider } from '../navigation/navigation-provider.js';
import { AccountLink } from './account-link.js';
import { LanguageSwitch } from './language-switch.js';
import { SiteHeader, type SiteHeaderProps } from './site-header.js';

const links = [
  { label: 'Het proces', href: '/het-proces' },
  { label: 'Over ons', href: '/over-ons' },
  { label: 'B2B', href: '/b2b' },
  { label: 'Contact', href: '/contact' },
];

/** The menu as the spec has it. */
export const headerArgs = {
  items: [
    {
      label: 'Producten',
      products: [
        {
          name: 'Pomp AO',
          text: 'De buitenunit naast je cv-ketel. Doet het meeste verwarmen, met warmte uit de lucht.',
          moreHref: '/pomp-ao',
          reserveHref: '/reserveren/pomp-ao',
        },
        {
          name: 'All-electric',
          text: 'Van het gas af: Pomp AO buiten, Pomp T en Element binnen.',
          moreHref: '/all-electric',
          reserveHref: '/reserveren/all-electric',
        },
      ],
    },
    ...links,
  ],
  menuItems: [{ label: 'Home', href: '/' }, { label: 'Producten', href: '/producten' }, ...links],
  account: <AccountLink loginHref="/auth/login" accountHref="/account" />,
  languages: <LanguageSwitch languages={[{ locale: 'en-GB', href: '/en/about-us/' }]} />,
  cta: { label: 'Bekijk producten', href: '/producten' },
} satisfies SiteHeaderProps;

export const siteHeaderGuide: ComponentGuide = {
  screen: 'desktop',
  purpose:
    'Boven elke pagina: waar je bent, waar je heen kunt en wie er is ingelogd. Binnen een account komt het menu van het account erbij, niet ervoor in de plaats.',
  anatomy: {
    picture: (
      <NavigationProvider pathname="/over-ons/">
        <SiteHeader {...headerArgs} account={<AccountLink loginHref="/auth/login" accountHref="/account" firstName="Marieke" />} />
      </NavigationProvider>
    ),
    parts: [
      { name: 'Logo', at: 'header a', text: 'Gaat altijd naar de startpagina. Een ander merk geeft zijn eigen logo.' },
      {
        name: 'Uitklapmenu',
        at: 'nav summary',
        text: 'Productkaarten met ‘Lees meer’ en ‘Reserveer’. Opent met muis, klik, Enter en Spatie, ook zonder script. Tot en met 768 px zit alles achter één menuknop, en vult het menu het hele scherm. Past daarboven niet alles naast elkaar, dan staan taal, account en actie op een tweede regel.',
      },
      { name: 'Huidige pagina', at: '[aria-current=page]', text: 'De lijn eronder volgt het adres; pagina’s eronder tellen mee.' },
      {
        name: 'Taal',
        at: 'a[hreflang]',
        text: 'Dezelfde pagina in een andere taal, zoals wie die leest haar noemt. Op een telefoon onder in het menu.',
      },
      { name: 'Account', at: 'a[aria-label^="Mijn account"]', text: 'De voornaam van wie is ingelogd, anders ‘Inloggen’.' },
      { name: 'Actie', at: 'a[href="/producten/"]', text: 'De ene koperen knop. Mag weg op schermen die zelf een actie hebben.' },
    ],
  },
  dos: [
    {
      picture: (
        <SiteHeader
          items={links}
          menuItems={links}
          account={<AccountLink loginHref="/auth/login" accountHref="/account" firstName="Marieke" />}
          cta={headerArgs.cta}
        />
      ),
      text: 'Noem wie is ingelogd bij de voornaam: zo weet je meteen dat het jouw account is.',
    },
  ],
  donts: [
    {
      picture: (
        <SiteHeader
          items={[...links, { label: 'Werken bij Pomp', href: '/vacatures' }, { label: 'Veelgestelde vragen', href: '/vragen' }]}
          menuItems={links}
          cta={{ label: 'Bereken nu meteen je besparing', href: '/besparing' }}
        />
      ),
      text: 'Meer dan zes plekken en een lange knop: dan valt het menu uit elkaar. De rest hoort in de voet.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Loopt door logo, menu, account en actie. In een open uitklapmenu eerst door de kaarten.' },
    { keys: 'Enter, Spatie', does: 'Opent of sluit het uitklapmenu; op een telefoon het hele menu.' },
    {
      keys: 'Escape',
      does: 'Sluit wat open is, ook wat de muis opende, en geeft de focus terug aan de knop. Een gekozen kaart of een druk ergens anders sluit het uitklapmenu ook.',
    },
  ],
  content: [
    'Eén of twee woorden per plek, zonder werkwoord: ‘Het proces’, ‘Contact’.',
    'De actie begint met een werkwoord: ‘Bekijk producten’.',
    'Een productkaart zegt in één zin wat het product voor je huis doet.',
  ],
};
