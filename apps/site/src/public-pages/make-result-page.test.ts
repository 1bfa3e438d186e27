import type { IncomingMessage } from 'node:http';
import { fallbackSettings } from '@pomp/cms';
import { edition } from '@pomp/edition/editions/pomp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSiteEdition } from '../edition';
import { askedPage } from './asked-page';
import { assets } from './assets.test.setup';
import { keptPages } from './make-page';
import { makeResultPage } from './make-result-page';

beforeEach(() => setSiteEdition(edition));
afterEach(() => vi.unstubAllGlobals());

const story = (full_slug: string, content: object) => ({
  id: 1,
  uuid: 'u',
  name: 'Naam',
  slug: full_slug,
  full_slug,
  tag_list: [],
  translated_slugs: [{ lang: 'en', path: 'savings-result' }],
  content,
});

/** What the content service answers. */
function told(path: string): object {
  if (path.includes('/datasource_entries')) return { datasource_entries: [] };
  if (path.includes('/stories/settings/')) return { story: story('settings/site', { ...fallbackSettings, component: 'settings' }) };
  return { story: story('besparing-resultaat', { component: 'page', body: [] }) };
}

test('without script the result of any home is made of content that was asked for once, also while the content service is away', async () => {
  let isAway = false;
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const { pathname } = new URL(address);
    if (!pathname.startsWith('/v2/cdn/')) return Response.json({}, { status: 503 });
    asked.push(pathname);
    return isAway ? Response.error() : Response.json(told(pathname));
  });
  const contentAt = keptPages(edition, { published: { version: 0, staleSince: () => false }, now: () => 0 });
  const made = async (houseNumber: number) => {
    const url = `/besparing-resultaat/?zipcode=1271AD&housenumber=${houseNumber}&withoutScript=1`;
    const request = { url, headers: {}, socket: {} } as IncomingMessage;
    const page = await makeResultPage(edition, request, askedPage(edition, url)!, { assets, contentAt });
    return typeof page === 'object' && 'html' in page ? page : undefined;
  };

  const first = await made(5);
  expect(first).toMatchObject({ status: 200 });
  // Who reads it in English is told of the same home.
  expect(first?.html).toContain('href="/en/savings-result/?zipcode=1271AD&amp;housenumber=5&amp;withoutScript=1"');
  const once = asked.length;
  expect(once).toBeGreaterThan(0);
  isAway = true;
  expect(await made(7)).toMatchObject({ status: 200 });
  expect(asked).toHaveLength(once);
});
