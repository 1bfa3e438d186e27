import { contrastShortfalls } from '@pomp/design-system/brands';
import { describe, expect, test } from 'vitest';
import { checkEdition } from '../edition-schema.js';
import { loadEdition } from '../load.js';
import { routesIn } from '../routes/routes-in.js';

describe.each(['pomp', 'amstelwarmte'])('%s', (name) => {
  test('is an edition, called as its file', async () => {
    const edition = await loadEdition(name);
    expect(edition.id).toBe(name);
    expect(checkEdition(JSON.parse(JSON.stringify(edition)), name)).toEqual(JSON.parse(JSON.stringify(edition)));
  });

  test('can be read: every pair of its colours has contrast enough', async () => {
    const { brand } = await loadEdition(name);
    expect(contrastShortfalls(brand.theme)).toEqual([]);
    expect(brand.dark && contrastShortfalls(brand.dark)).toEqual([]);
  });

  test('has another address for every target', async () => {
    const edition = await loadEdition(name);
    const paths = edition.locales.flatMap((locale) => Object.values(routesIn(edition, locale).paths));
    expect(new Set(paths).size).toBe(paths.length);
  });
});

test('an edition that there isn’t is named, with those that there are', async () => {
  await expect(loadEdition('noord')).rejects.toThrow('There is no edition "noord": choose amstelwarmte or pomp');
});

test('what is wrong with an edition from elsewhere is said', async () => {
  const { edition } = await import('./pomp.js');
  const broken = {
    ...edition,
    id: 'Pomp',
    locales: ['nl_NL'],
    routes: { ...edition.routes, paths: { ...edition.routes.paths, login: 'inloggen' } },
  };
  expect(() => checkEdition(broken, './ours.mjs')).toThrow(/\.\/ours\.mjs[\s\S]*id[\s\S]*locales\[0\][\s\S]*routes\.paths\.login/);
});

test('two languages with the same addresses aren’t right: nobody could tell which one an address is in', async () => {
  const { edition } = await import('./pomp.js');
  const inAll = (said: Readonly<Record<string, string>>) => ({ ...said, 'en-US': 'x', 'nl-BE': 'x' });
  const seller = { ...edition.seller, description: inAll(edition.seller.description), slogan: inAll(edition.seller.slogan) };
  const offering = (locales: readonly string[]) => ({ ...edition, seller, prices: [], locales });
  expect(() => checkEdition(offering(['nl-NL', 'en-GB', 'en-US']), 'ours')).toThrow(
    'en-GB and en-US would have the same addresses, /en/',
  );
  expect(() => checkEdition(offering(['nl-NL', 'nl-BE', 'en-GB']), 'ours')).not.toThrow();
});
