import { edition } from '@pomp/edition/editions/pomp';
import { expect, test } from 'vitest';
import { acceptedLocale } from './accepted-locale';

test.each([
  ['en-GB', 'en-GB'],
  ['nl-NL', 'nl-NL'],
  ['en-US,en;q=0.9,nl;q=0.8', 'en-GB'],
  ['de-DE, de;q=0.9, nl;q=0.7, en;q=0.5', 'nl-NL'],
  ['en;q=0', 'nl-NL'],
  ['*', 'nl-NL'],
  ['', 'nl-NL'],
  [null, 'nl-NL'],
])('who asks for %j gets %s', (header, locale) => {
  expect(acceptedLocale(edition, header)).toBe(locale);
});
