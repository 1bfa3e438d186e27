import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { faultsInTranslation } from '@pomp/language/compile';
import { expect, test } from 'vitest';
import { words as english } from './en.js';
import { words as dutch } from './nl.js';

test('English says what Dutch says, about the same values', () => {
  expect(faultsInTranslation(dutch, english)).toEqual([]);
});

test('every feature that says anything has its words in the list', () => {
  const source = new URL('../', import.meta.url);
  const features = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('/texts.ts'))
    .map((file) => `portal/${dirname(file)}`);
  expect(Object.keys(dutch).toSorted()).toEqual(features.toSorted());
});
