import { expect, test } from 'vitest';
import { acceptedLocale } from './accepted-locale.js';
import { edition } from './editions/pomp.js';

test.each([
  ['en-GB', 'en-GB'],
  ['nl-NL', 'nl-NL'],
  ['en', 'en-GB'],
  ['nl-BE, nl;q=0.9, en;q=0.8', 'nl-NL'],
  ['en-US,en;q=0.9,nl;q=0.8', 'en-GB'],
  ['nl;q=0.5, en;q=0.9', 'en-GB'],
  ['fr-FR,fr;q=0.9,en;q=0.5', 'en-GB'],
  ['de-DE, de;q=0.9, nl;q=0.7, en;q=0.5', 'nl-NL'],
  ['de-DE', 'nl-NL'],
  ['en;q=0', 'nl-NL'],
  ['en;q=0, nl', 'nl-NL'],
  ['no language, x-, en;q=bad', 'nl-NL'],
  ['*', 'nl-NL'],
  ['', 'nl-NL'],
  [null, 'nl-NL'],
  [undefined, 'nl-NL'],
])('who asks for %j gets %s', (header, locale) => {
  expect(acceptedLocale(edition, header)).toBe(locale);
});
