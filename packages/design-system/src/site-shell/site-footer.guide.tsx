import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Button } from '../button/button.js';
import { EmailField } from '../fields/email-field.js';
import { Columns } from '../layout/columns.js';
import { Heading } from '../text/heading.js';
import { SiteFooter, type SiteFooterProps } from './site-footer.js';

const drawnMark = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect x="1" y="1" width="118" height="38" rx="6" fill="none" stroke="#666"/><text x="60" y="25" font-family="sans-serif" font-size="13" text-anchor="middle" fill="#333">${text}</text></svg>`)}`;

export const footerArgs = {
  columns: [
    {
      title: 'Producten',
      links: [
        { label: 'Pomp AO', href: '/pomp-ao' },
        { label: 'All-electric', href: '/all-electric' },
      ],
    },
    {
      title: 'Pomp',
      links: [
        { label: 'Over ons', href: '/over-ons' },
        { label: 'Werken bij', href: '/vacatures' },
      ],
    },
    {
      title: 'Informatie',
      links: [
        { label: 'Kennisbank', href: '/kennisbank' },
        { label: 'Helpcentrum', href: 'https://help.pomp.example' },
      ],
    },
  ],
  copyright: '© 2026 Pomp',
  legal: [
    { label: 'Privacy', href: '/privacy' },
    { label: 'Voorwaarden', href: '/voorwaarden' },
  ],
} satisfies SiteFooterProps;

const newsletter = (
  <Columns tablet="2" align="end" gap="m">
    <Heading level={2} size="h3">
      Elke maand iets wat je huis warmer maakt.
    </Heading>
    <Columns tablet="fitLast" align="end" gap="s">
      <EmailField label="E-mailadres" name="email" />
      <Button width="phone" tone="secondary">
        Aanmelden
      </Button>
    </Columns>
  </Columns>
);

export const fullFooterArgs = {
  ...footerArgs,
  identity: 'Pomp Voorbeeld B.V., Voorbeeldweg 1, 0000 AA Utrecht, KvK 00000000',
  lead: newsletter,
  social: [
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/pomp' },
    { label: 'Instagram', href: 'https://www.instagram.com/pomp' },
  ],
  apps: { ios: 'https://apps.apple.com/nl/app/pomp', android: 'https://play.google.com/store/apps/details?id=pomp' },
  qualityMarks: [
    { name: 'Keurmerk één', src: drawnMark('Keurmerk'), width: 120, height: 40, href: 'https://keurmerk.example' },
    { name: 'Keurmerk twee', src: drawnMark('Certificaat'), width: 120, height: 40 },
  ],
} satisfies SiteFooterProps;

export const siteFooterGuide: ComponentGuide = {
  screen: 'desktop',
  purpose: {
    nl: 'Onder elke pagina: wat niet in het menu past, en waar je recht op hebt. Wat je niet meegeeft, laat geen gat achter.',
    en: 'Below each page: what doesn’t fit in the menu, and what you have a right to. What you don’t give leaves no gap.',
  },
  anatomy: {
    picture: <SiteFooter {...fullFooterArgs} />,
    parts: [
      {
        name: { nl: 'Nieuwsbrief', en: 'Newsletter' },
        at: 'form, input',
        text: {
          nl: 'Een licht vlak, zodat een veld hier werkt en leest als overal. Mag weg.',
          en: 'A light area, so that a field works and reads here as everywhere. May be left out.',
        },
      },
      {
        name: { nl: 'Kolommen', en: 'Columns' },
        at: 'nav h2',
        text: { nl: 'Links per onderwerp, zoals de redactie ze invult.', en: 'Links per subject, as the editors fill them in.' },
      },
      {
        name: { nl: 'Volg ons', en: 'Follow us' },
        at: 'a[href*="linkedin"]',
        text: {
          nl: 'Sociale netwerken. Een link naar buiten zegt dat hij naar buiten gaat.',
          en: 'Social networks. A link that leads outside says so.',
        },
      },
      {
        name: { nl: 'App', en: 'App' },
        at: 'a[href*="apps.apple"]',
        text: {
          nl: 'De apps voor iOS en Android, alleen als ze er zijn.',
          en: 'The apps for iOS and Android, only if there are any.',
        },
      },
      {
        name: { nl: 'Keurmerken', en: 'Quality marks' },
        at: '[aria-label="Keurmerken"]',
        text: {
          nl: 'Alleen wat in de configuratie staat: een keurmerk is een bewering.',
          en: 'Only what stands in the configuration: a quality mark is a claim.',
        },
      },
      {
        name: { nl: 'Wie we zijn', en: 'Who we are' },
        at: 'address',
        text: {
          nl: 'Naam, adres en nummers van het bedrijf, zoals de wet het vraagt.',
          en: 'The company’s name, address and numbers, as the law asks.',
        },
      },
      {
        name: { nl: 'Kleine letters', en: 'Small print' },
        at: 'a[href="/privacy/"]',
        text: { nl: 'Het jaar, privacy en voorwaarden. Altijd.', en: 'The year, privacy and terms. Always.' },
      },
    ],
  },
  dos: [
    {
      picture: <SiteFooter {...footerArgs} qualityMarks={fullFooterArgs.qualityMarks} />,
      text: {
        nl: 'Laat een keurmerk zien in zijn eigen kleuren, met een link waar je het kunt nakijken.',
        en: 'Show a quality mark in its own colours, with a link where it can be checked.',
      },
    },
  ],
  donts: [
    {
      picture: (
        <SiteFooter
          {...footerArgs}
          columns={[
            {
              title: 'Alles',
              links: ['Pomp AO', 'All-electric', 'Over ons', 'Werken bij', 'Kennisbank', 'Contact', 'Het proces', 'B2B'].map(
                (label) => ({ label, href: `/${label}` }),
              ),
            },
          ]}
        />
      ),
      text: {
        nl: 'Eén lange lijst: niemand leest acht links zonder kop.',
        en: 'One long list: nobody reads eight links without a heading.',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: {
        nl: 'Loopt per kolom van boven naar beneden. De focusrand is hier licht, op de donkere grond.',
        en: 'Goes per column from top to bottom. The ring of the focus is light here, on the dark ground.',
      },
    },
  ],
  content: [
    { nl: 'Een kop van één woord per kolom.', en: 'A heading of one word per column.' },
    {
      nl: 'Noem een app bij de winkel en het toestel: ‘App Store (iOS)’.',
      en: 'Name an app by its shop and device: ‘App Store (iOS)’.',
    },
    {
      nl: 'Het jaar komt van de klok van de site, niet uit de tekst.',
      en: 'The year comes from the site’s clock, not from the text.',
    },
  ],
};
