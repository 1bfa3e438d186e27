import { isPageSlug, storyPathIn } from '@pomp/cms';
import { type Edition, pathTo, type Routes, routesIn, type Target } from '@pomp/edition';
import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { edition as pomp } from '@pomp/edition/editions/pomp';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cmsSchema } from './cms-schema';

const file = z.object({
  content: z.looseObject({ component: z.string() }),
  translated_slugs: z.array(z.object({ lang: z.string(), path: z.string() })).optional(),
});

const storiesIn = (directory: string) =>
  readdirSync(join(import.meta.dirname, '../..', directory), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({
      full_slug: path.replace(/(?:(?<=\/)index)?\.json$/, ''),
      ...file.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../..', directory, path), 'utf8'))),
    }));

const targets: readonly Target[] = [
  { to: 'home' },
  { to: 'contact' },
  { to: 'faq' },
  { to: 'cookies' },
  { to: 'terms' },
  { to: 'privacy' },
  { to: 'knowledgeBase' },
  { to: 'vacancies' },
  { to: 'newsletter' },
  { to: 'newsletterConfirmation', token: 't' },
  { to: 'products' },
  { to: 'hybridHeatPump' },
  { to: 'savingsResult' },
  { to: 'reservation', product: 'Pomp AO' },
  { to: 'reservation', product: 'All-Electric' },
  { to: 'reserved' },
  { to: 'reserved', product: 'Pomp AO' },
  { to: 'reserved', product: 'All-Electric' },
  { to: 'reserved', product: 'Pomp T' },
];

const pathOf = (routes: Routes, target: Target) => pathTo(routes, target).replace(/\?.*/, '');

const spaces: readonly { readonly edition: Edition; readonly directory: string }[] = [
  { edition: pomp, directory: 'content' },
  { edition: amstelwarmte, directory: 'content-amstelwarmte' },
];

/** Everything in content that is an object, also deep in it. */
const objectsIn = (value: unknown): Record<string, unknown>[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
};

describe.each(spaces)('in $directory', ({ edition, directory }) => {
  const stories = storiesIn(directory);
  const pages = stories.filter(({ full_slug }) => isPageSlug(full_slug));

  test('the English pages stand where the site leads to', () => {
    const english = routesIn(edition, 'en-GB');
    const ledTo = targets.flatMap((target) => {
      const story = pages.find((page) => storyPathIn(page, undefined) === pathOf(edition.routes, target));
      return story ? [{ leadsTo: pathOf(english, target), standsAt: storyPathIn(story, 'en') }] : [];
    });
    expect(ledTo.length).toBeGreaterThan(15);
    expect(ledTo.filter(({ leadsTo, standsAt }) => leadsTo !== standsAt)).toEqual([]);
  });

  test('each English page has an address of its own', () => {
    const paths = pages.map((page) => storyPathIn(page, 'en'));
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  test('a link to a page names it by its id, so that it leads there in every language', () => {
    const links = objectsIn(stories).filter(({ linktype }) => linktype === 'story');
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ id, uuid }) => !(id || uuid))).toEqual([]);
  });
});

test('what Pomp’s pages say is said in English too, but for names and units', () => {
  const fields = new Map(cmsSchema().map(({ name, schema }) => [name, schema]));
  const untranslated = objectsIn(storiesIn('content')).flatMap((block) => {
    const schema = fields.get(String(block.component)) ?? {};
    return Object.entries(block).flatMap(([name, value]) =>
      schema[name]?.translatable && !Object.hasOwn(block, `${name}__i18n__en`) ? wordsOf(value) : [],
    );
  });
  expect([...new Set(untranslated)].sort()).toEqual(sameInEnglish);
});

test('an English amount stands against its euro sign', () => {
  const english = objectsIn([...storiesIn('content'), ...storiesIn('content-amstelwarmte')]).flatMap((block) =>
    Object.entries(block).flatMap(([name, value]) => (name.endsWith('__i18n__en') ? wordsOf(value) : [])),
  );
  expect(english.filter((said) => /€\d/.test(said)).length).toBeGreaterThan(20);
  expect(english.filter((said) => /€\s\d/.test(said))).toEqual([]);
});

test('an English text has the parts and the figures of the Dutch one, but for how the clock is read', () => {
  const texts = objectsIn([...storiesIn('content'), ...storiesIn('content-amstelwarmte')]).flatMap((block) =>
    Object.keys(block).flatMap((name) => {
      const english = richText.safeParse(block[`${name}__i18n__en`]).data;
      return english ? [{ dutch: richText.parse(block[name]), english }] : [];
    }),
  );
  expect(texts.length).toBeGreaterThan(100);
  for (const { dutch, english } of texts) {
    expect(partsOf(english)).toBe(partsOf(dutch));
    const readsTheClock = wordsOf(english).some((words) => /\d [ap]m\b/.test(words));
    if (!readsTheClock) expect(figuresIn(english)).toEqual(figuresIn(dutch));
  }
});

interface Part {
  readonly type: string;
  readonly content?: readonly Part[] | undefined;
}

const richText: z.ZodType<Part> = z.looseObject({
  type: z.literal('doc'),
  content: z.array(z.looseObject({ type: z.string() })),
});

/** What it is made of, down to what holds words. */
const partsOf = ({ type, content = [] }: Part): string =>
  type === 'paragraph' || type === 'heading' ? type : `${type}(${content.map(partsOf).join()})`;

/** Digits only, as both languages have points and commas the other way round. */
const figuresIn = (text: Part): readonly string[] =>
  wordsOf(text)
    .join(' ')
    .match(/\d[\d.,]*/g)
    ?.map((figure) => figure.replaceAll(/[.,]/g, ''))
    .sort() ?? [];

/** What is read of a field: its text, the texts in it, or what describes its files. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return objectsIn(value)
    .flatMap(({ text, alt, title }) => [text, alt, title])
    .filter((said): said is string => typeof said === 'string' && said.trim() !== '');
}

const sameInEnglish = [
  '190 × 63 × 63 cm',
  '73 × 33 × 23 cm',
  'Account',
  'All-electric',
  'Amersfoort',
  'Arnhem',
  'B2B',
  'Breda',
  'Contact',
  'Cookies',
  'Eindhoven',
  'Element',
  'Facebook',
  'Gas',
  'Groningen',
  'Instagram',
  'LinkedIn',
  'Nijmegen',
  'Pomp',
  'Pomp AO',
  'Pomp All-electric',
  'Pomp T',
  'Privacy',
  'Rotterdam',
  'Service',
  'Tilburg',
  'Utrecht',
  'W/m²',
  'Zwolle',
  '°C',
  '€',
];
