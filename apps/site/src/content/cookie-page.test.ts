import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.(?:test|stories|guide|setup)\.|\.d\.ts$/.test(path);
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((path) => join(root, folder, path));

/** Everything that runs in browsers, and what sets the cookies of an account. */
const sources = [
  ...readdirSync(join(root, 'packages')).flatMap((name) => filesIn(`packages/${name}/src`)),
  ...filesIn('apps/site/src'),
  join(root, 'apps/backend/src/http/session-cookies.ts'),
];

/** Products, a channel of the database, the cookie of editors who look at drafts, and what tells other tabs of logging out: it is gone once it is told. */
const notKeptForVisitors = ['pomp_ao', 'pomp_t', 'pomp_published', 'pomp_preview', 'pomp.signedOut'];

/** Names of cookies, of what is in storage, of databases and of caches: `pomp.kept:` and `pomp.reservation.${step}` by what stands before the rest. */
const namesIn = (text: string, before: string): string[] =>
  Array.from(text.matchAll(new RegExp(`${before}(?:__Host-)?(pomp[._][A-Za-z_]+)`, 'g')), ([, name = '']) => name);

const distinct = (names: readonly string[]) => [...new Set(names)].toSorted();

/** All that stands in a text of an editor. */
const textIn = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textIn).join('');
  if (typeof value !== 'object' || value === null) return '';
  const { text, content } = value as { text?: string; content?: unknown };
  return (text ?? textIn(content)) + '\n';
};

test.each(['text', 'text__i18n__en'])('the page about cookies names all that a browser keeps, and nothing else: %s', (field) => {
  const page = JSON.parse(readFileSync(join(root, 'apps/site/content/cookies.json'), 'utf8')) as {
    content: { body: Record<string, unknown>[] };
  };
  const said = page.content.body.map((block) => textIn(block[field])).join('');
  const kept = sources.flatMap((file) => namesIn(readFileSync(file, 'utf8'), '[\'"`]'));
  expect(kept.length).toBeGreaterThan(15);
  expect(distinct(namesIn(said, String.raw`\b`))).toEqual(distinct(kept.filter((name) => !notKeptForVisitors.includes(name))));
});
