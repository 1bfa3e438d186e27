import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prerender } from 'react-dom/static';
import { edition } from '@pomp/edition/editions/pomp';
import { routesIn } from '@pomp/edition';
import { expect, test } from 'vitest';
import { speak } from '../language/dictionaries';
import { NotFoundPage } from './not-found-page';

const story = JSON.parse(readFileSync(join(import.meta.dirname, '../../content/404.json'), 'utf8')) as { content: object };

/** What a field of this name says in the story, in one language. */
function valuesOf(content: object, key: string, language: 'nl' | 'en'): string[] {
  return Object.entries(content).flatMap(([field, value]: [string, unknown]) => {
    const [name, of = 'nl'] = field.split('__i18n__');
    const isTranslated = language === 'en' && Object.hasOwn(content, `${field}__i18n__en`);
    if ((field.includes('__') && of !== language) || isTranslated) return [];
    if (typeof value === 'object' && value !== null) return valuesOf(value, key, language);
    return name === key && typeof value === 'string' ? [value] : [];
  });
}

test.each([
  ['nl-NL', 'nl'],
  ['en-GB', 'en'],
] as const)('where there is no page, stands what the story about it says, with the same links on: %s', async (locale, language) => {
  const { prelude } = await prerender(<NotFoundPage language={speak(edition, locale)} routes={routesIn(edition, locale)} />);
  const html = await new Response(prelude).text();
  const said = (key: string) => valuesOf(story.content, key, language);
  expect(said('intro')).toHaveLength(1);
  for (const words of [...said('title').slice(1), ...said('intro')]) expect(html).toContain(words);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toHaveLength(said('href').length);
  if (language === 'nl') expect(links).toEqual(said('href').map((href) => (href.endsWith('/') ? href : `${href}/`)));
});
