import { compileDictionary } from '@pomp/language/compile';
import { LanguageProvider } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.js';
import { Link } from '../navigation/link.js';
import { NavigationProvider } from '../navigation/navigation-provider.js';
import { Pagination } from '../pagination/pagination.js';
import { words } from '../words/nl.js';
import { AccountLink } from './account-link.js';
import { LanguageSwitch } from './language-switch.js';
import { SiteFooter } from './site-footer.js';
import { SiteHeader } from './site-header.js';

const dictionary = compileDictionary(words);

/** As a host without a router makes a page. */
const html = (node: ReactNode) =>
  renderToStaticMarkup(
    <LanguageProvider locale="nl-NL" dictionary={dictionary}>
      {node}
    </LanguageProvider>,
  );
const hrefsIn = (markup: string) => Array.from(markup.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href]) => href);

const about = { label: 'Over ons', href: '/over-ons' };
const product = { name: 'Pomp AO', text: 'Buiten.', moreHref: '/pomp-ao', reserveHref: '/reserveren/pomp-ao' };
const header = (
  <SiteHeader
    items={[{ label: 'Producten', products: [product] }, about]}
    menuItems={[about]}
    account={<AccountLink loginHref="/auth/login" accountHref="/account" />}
    languages={<LanguageSwitch languages={[{ locale: 'en-GB', href: '/en/' }]} />}
  />
);

test('the header is links, and buttons that the browser answers', () => {
  const markup = html(header);
  const both = ['/en/', '/auth/login/'];
  expect(hrefsIn(markup)).toEqual(['/', '/reserveren/pomp-ao/', '/pomp-ao/', '/over-ons/', ...both, '/over-ons/', ...both]);
  expect(markup.match(/<summary/g)).toHaveLength(1);
  const buttons = markup.match(/<button[^>]*>/g) ?? [];
  const id = /<dialog id="([^"]+)"/.exec(markup)?.[1];
  expect(buttons).toHaveLength(2);
  for (const button of buttons) expect(button).toContain(`popoverTarget="${id}"`);
});

test('it knows which page it is on from its host alone', () => {
  expect(html(header)).not.toContain('aria-current');
  expect(html(<NavigationProvider pathname="/over-ons/">{header}</NavigationProvider>).match(/aria-current="page"/g)).toHaveLength(
    2,
  );
});

test('so are the footer, a trail, the pages of a list and what stands in a text', () => {
  expect(hrefsIn(html(<SiteFooter columns={[{ title: 'Pomp', links: [about] }]} copyright="© 2026 Pomp" legal={[]} />))).toEqual([
    '/over-ons/',
  ]);
  expect(hrefsIn(html(<Breadcrumbs trail={[about]} current="Team" />))).toEqual(['/over-ons/']);
  expect(hrefsIn(html(<Pagination page={2} pages={3} hrefFor={(page) => `/kennisbank?page=${page}`} />))).toEqual([
    '/kennisbank/?page=1',
    '/kennisbank/?page=3',
  ]);
  expect(html(<Link href="https://elders.example">Elders</Link>)).toContain('(andere website)');
});
