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
  purpose: {
    nl: 'Boven elke pagina: waar je bent, waar je heen kunt en wie er is ingelogd. Binnen een account komt het menu van het account erbij, niet ervoor in de plaats.',
    en: 'Above each page: where you are, where you can go and who is logged in. Within an account the account’s menu comes with it, not in its place.',
  },
  anatomy: {
    picture: (
      <NavigationProvider pathname="/over-ons/">
        <SiteHeader {...headerArgs} account={<AccountLink loginHref="/auth/login" accountHref="/account" firstName="Marieke" />} />
      </NavigationProvider>
    ),
    parts: [
      {
        name: { nl: 'Logo', en: 'Logo' },
        at: 'header a',
        text: {
          nl: 'Gaat altijd naar de startpagina. Een ander merk geeft zijn eigen logo.',
          en: 'Always goes to the home page. Another brand gives its own logo.',
        },
      },
      {
        name: { nl: 'Uitklapmenu', en: 'Menu that unfolds' },
        at: 'nav summary',
        text: {
          nl: 'Productkaarten met ‘Lees meer’ en ‘Reserveer’. Opent met muis, klik, Enter en Spatie, ook zonder script. Tot en met 768 px zit alles achter één menuknop, en vult het menu het hele scherm. Past daarboven niet alles naast elkaar, dan staan taal, account en actie op een tweede regel.',
          en: 'Product cards with ‘Read more’ and ‘Reserve’. Opens with the mouse, a press, Enter and Space, also without script. Up to 768 px everything is behind one menu button, and the menu fills the whole screen. If not everything fits side by side above that, language, account and action stand in a second line.',
        },
      },
      {
        name: { nl: 'Huidige pagina', en: 'Current page' },
        at: '[aria-current=page]',
        text: {
          nl: 'De lijn eronder volgt het adres; pagina’s eronder tellen mee.',
          en: 'The line below it follows the address; pages below it count too.',
        },
      },
      {
        name: { nl: 'Taal', en: 'Language' },
        at: 'a[hreflang]',
        text: {
          nl: 'Dezelfde pagina in een andere taal, zoals wie die leest haar noemt. Op een telefoon onder in het menu.',
          en: 'The same page in another language, named as whoever reads that one names it. On a phone at the bottom of the menu.',
        },
      },
      {
        name: { nl: 'Account', en: 'Account' },
        at: 'a[aria-label^="Mijn account"]',
        text: {
          nl: 'De voornaam van wie is ingelogd, anders ‘Inloggen’.',
          en: 'The first name of whoever is logged in, else ‘Log in’.',
        },
      },
      {
        name: { nl: 'Actie', en: 'Action' },
        at: 'a[href="/producten/"]',
        text: {
          nl: 'De ene koperen knop. Mag weg op schermen die zelf een actie hebben.',
          en: 'The one copper button. May be left out on screens that have an action themselves.',
        },
      },
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
      text: {
        nl: 'Noem wie is ingelogd bij de voornaam: zo weet je meteen dat het jouw account is.',
        en: 'Name whoever is logged in by the first name: then you know at once that it is your account.',
      },
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
      text: {
        nl: 'Meer dan zes plekken en een lange knop: dan valt het menu uit elkaar. De rest hoort in de voet.',
        en: 'More than six places and a long button: then the menu falls apart. The rest belongs in the footer.',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: {
        nl: 'Loopt door logo, menu, account en actie. In een open uitklapmenu eerst door de kaarten.',
        en: 'Goes through logo, menu, account and action. In an open menu through the cards first.',
      },
    },
    {
      keys: { nl: 'Enter, Spatie', en: 'Enter, Space' },
      does: {
        nl: 'Opent of sluit het uitklapmenu; op een telefoon het hele menu.',
        en: 'Opens or closes the unfolding menu; on a phone the whole menu.',
      },
    },
    {
      keys: 'Escape',
      does: {
        nl: 'Sluit wat open is, ook wat de muis opende, en geeft de focus terug aan de knop. Een gekozen kaart of een druk ergens anders sluit het uitklapmenu ook.',
        en: 'Closes what is open, also what the mouse opened, and gives the focus back to the button. A chosen card or a press elsewhere closes the unfolding menu too.',
      },
    },
  ],
  content: [
    {
      nl: 'Eén of twee woorden per plek, zonder werkwoord: ‘Het proces’, ‘Contact’.',
      en: 'One or two words per place, without a verb: ‘The process’, ‘Contact’.',
    },
    { nl: 'De actie begint met een werkwoord: ‘Bekijk producten’.', en: 'The action begins with a verb: ‘See products’.' },
    {
      nl: 'Een productkaart zegt in één zin wat het product voor je huis doet.',
      en: 'A product card says in one sentence what the product does for your house.',
    },
  ],
};
