import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prerender } from 'react-dom/static';
import { edition } from '@pomp/edition/editions/pomp';
import { expect, test, vi } from 'vitest';
import { setSiteEdition } from '../edition';
import { NotFoundPage } from './not-found-page';

const story = readFileSync(join(import.meta.dirname, '../../content/404.json'), 'utf8');
const valuesOf = (key: string) => [...story.matchAll(new RegExp(`"${key}": "([^"]*)"`, 'g'))].map(([, value = '']) => value);

vi.mock('next/root-params', () => ({ locale: async () => 'nl-NL' }));

test('where there is no page, stands what the story about it says, with the same links on', async () => {
  setSiteEdition(edition);
  const { prelude } = await prerender(<NotFoundPage />);
  const html = await new Response(prelude).text();
  for (const words of [...valuesOf('title').slice(1), ...valuesOf('intro')]) expect(html).toContain(words);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
    valuesOf('href').map((href) => (href.endsWith('/') ? href : `${href}/`)),
  );
});
