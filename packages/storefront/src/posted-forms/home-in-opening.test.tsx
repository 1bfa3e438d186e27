import { gzipSync } from 'node:zlib';
import { createApiClient, type CallAnswer } from '@pomp/api-client';
import { exampleAnswer } from '@pomp/api-client/testing';
import { dutchRoutes } from '@pomp/edition';
import { LanguageProvider } from '@pomp/language/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StorefrontProvider } from '../provider/storefront-provider.js';
import { dutch, spoken } from '../storefront/dutch.test.setup.js';
import { storefrontRoutes } from '../storefront/storefront-routes.js';
import { homeInOpening } from './home-in-opening.js';

type HomeLookup = CallAnswer<'getHomeFacts'>;

/** What the server makes of an address, and what it asked the registers. */
async function drawn(filledIn: Record<string, string>, answer: HomeLookup | 'offline' = exampleAnswer('getHomeFacts')) {
  const asked: string[] = [];
  const home = await homeInOpening({
    filledIn: new URLSearchParams({ zip: '', houseNumber: '', addition: '', people: '', ...filledIn }),
    backend: createApiClient({
      baseUrl: 'https://backend.example',
      locale: 'nl-NL',
      fetch: (url) => {
        asked.push(new URL(String(url)).search);
        return answer === 'offline' ? Promise.reject(new TypeError('offline')) : Promise.resolve(Response.json(answer));
      },
    }),
    language: dutch,
    routes: storefrontRoutes(dutchRoutes),
    today: '2026-11-21',
  });
  const html = renderToStaticMarkup(
    <LanguageProvider {...spoken}>
      <StorefrontProvider
        routes={storefrontRoutes(dutchRoutes)}
        backendUrl=""
        today={() => '2026-11-21'}
        sinceOpened={() => 0}
        log={() => undefined}
      >
        {home}
      </StorefrontProvider>
    </LanguageProvider>,
  );
  return { html, asked };
}

test('a home is drawn by its address: what it is, the drawing, and the range', async () => {
  const { html, asked } = await drawn({ zip: '1271 ad', houseNumber: '3', addition: 'A' });
  expect(asked).toEqual(['?zipcode=1271+AD&houseNumber=3&addition=A']);
  expect([...html.matchAll(/data-home="(\w+)"/g)].map(([, place]) => place)).toEqual(['words', 'drawing', 'range']);
  expect(html).toContain('Havenstraat 3 A, Huizen');
  expect(html).toContain('Tussenwoning uit 1974, 112 m², label C. Klopt dat?');
  expect(html).toMatch(/<svg [^>]*data-type="row"/);
  expect(html).toMatch(/Past een warmtepomp\? <strong>Past\.<\/strong>.*€\s\d+.*tot.*€\s\d+/);
  expect(gzipSync(html).byteLength).toBeLessThan(12_000);
});

test('a home that is better insulated first is told so before any amount', async () => {
  const example = exampleAnswer('getHomeFacts');
  if (example.outcome !== 'found') throw new Error('The contract’s example is of a home.');
  const facts = { ...example.facts, energyClass: { state: 'known', value: 'G', source: 'epOnline', date: '2022-03-14' } } as const;
  const { html } = await drawn({ zip: '1271AD', houseNumber: '3' }, { ...example, facts });
  expect(html).toMatch(/<strong>Eerst isoleren\.<\/strong>.*€\s\d+/);
});

test.each<[string, Record<string, string>, (HomeLookup | 'offline')?]>([
  ['of an address that isn’t there', { zip: '9999ZZ', houseNumber: '1' }, { outcome: 'unknown' }],
  ['of a number with additions', { zip: '1271AD', houseNumber: '3' }, { outcome: 'additionNeeded', additions: ['A', 'B'] }],
  ['while registers don’t answer', { zip: '1271AD', houseNumber: '3' }, 'offline'],
])('nothing is drawn %s', async (_case, filledIn, answer) => {
  expect((await drawn(filledIn, answer)).html).toBe('');
});

test.each<Record<string, string>>([{ zip: '1271AD' }, { zip: '12', houseNumber: '3' }, { zip: '1271AD', houseNumber: 'drie' }])(
  'nobody is asked about what is no address: %o',
  async (filledIn) => expect(await drawn(filledIn)).toEqual({ html: '', asked: [] }),
);
