import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, test } from 'vitest';
import { allTexts, textsOfPages } from '../../texts-of-pages.mjs';
import { islands } from '../public-pages/islands';
import { dutchAccountWords } from './account-dictionaries';
import { dutchWords } from './dictionaries';

const folder = `${import.meta.dirname}/../app/[locale]`;
const pages = globSync('**/{page,layout}.tsx', { cwd: folder });

let texts: Record<string, string[]>;
beforeAll(async () => {
  texts = await textsOfPages();
}, 120_000);

/** With those of the frames around it. */
const saidOn = (place: string) =>
  new Set([...(texts.layout ?? []), ...(texts[place.split('/')[0] ?? ''] ?? []), ...(texts[place] ?? [])]);

describe('what a page can say', () => {
  test('has words', () => {
    const unknown = Object.entries(texts).flatMap(([place, names]) => {
      const words = place.startsWith('island:') ? dutchWords : dutchAccountWords;
      return names.filter((name) => !Object.hasOwn(words, name)).map((name) => `${place}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });

  test('is found however it is defined', () => {
    const defined = allTexts();
    expect(Object.keys(dutchWords).filter((name) => !defined.includes(name))).toEqual([]);
  });

  test('is known of every island', () => {
    expect(Object.keys(islands).filter((name) => !texts[`island:${name}`])).toEqual([]);
  });

  test('is what its own scripts say, not those of others', () => {
    const documents = saidOn('(account)/account/documenten');
    for (const name of ['portal/documents', 'portal/account', 'design-system/navigation', 'design-system/leave-guard'])
      expect(documents).toContain(name);
    for (const name of ['portal/quotes', 'storefront/savings', 'portal/titles', 'site/failure'])
      expect(documents).not.toContain(name);
    expect(texts['island:login']).toContain('domain/login');
    expect(saidOn('(account)/account/installatie/[stap]')).toContain('domain/placing');
    expect(texts['island:reservation']).toContain('storefront/reservation');
    expect(texts['island:savings-result']).toContain('storefront/savings-result');
    expect(texts['island:savings-result']).not.toContain('storefront/reservation');
  });

  test('is said once: a frame around a page brings its own', () => {
    const twice = Object.entries(texts).filter(
      ([place, names]) => place.includes('/') && names.some((name) => texts.layout?.includes(name)),
    );
    expect(twice).toEqual([]);
  });
});

test.each(pages)('%s brings its words', (path) => {
  const source = readFileSync(`${folder}/${path}`, 'utf8');
  const place = relative(folder, `${folder}/${path}`).split(sep).slice(0, -1).join('/');
  if (place === '' || source.includes('export default notFound')) return;
  expect(source).toContain(`<Words of={['${place}'`);
});
