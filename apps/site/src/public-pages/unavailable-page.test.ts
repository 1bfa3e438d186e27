import { edition } from '@pomp/edition/editions/pomp';
import { beforeEach, expect, test } from 'vitest';
import { setSiteEdition } from '../edition';
import { assets } from './assets.test.setup';
import { makeUnavailablePage } from './make-page';

beforeEach(() => setSiteEdition(edition));

test('who tries again asks for the same address, with the token or the house in it', async () => {
  const html = await makeUnavailablePage('nl-NL', assets);
  expect(html).toMatch(/<a [^>]*href=""[^>]*>(?:<[^>]+>)*Probeer het opnieuw/);
  expect(html).not.toContain('<form');
});
