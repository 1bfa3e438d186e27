import { createLanguage } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import { expect, test } from 'vitest';
import { words } from '../words/nl.js';
import { countTexts } from './count-texts.js';
import { fieldsTexts } from './texts.js';

const texts = createLanguage({ locale: 'nl-NL', dictionary: compileDictionary(words) }).texts(fieldsTexts);

/** What is heard while a text gets these lengths one after the other. */
function heardAt(lengths: readonly number[]): string[] {
  const heard: string[] = [];
  let before: number | undefined;
  for (const length of lengths) {
    const { spoken, step } = countTexts(length, 500, texts);
    if (step !== before) heard.push(spoken);
    before = step;
  }
  return heard;
}

test('typing past the end is told with what is there at that moment, and not at every key', () => {
  expect(heardAt(Array.from({ length: 530 }, (_, length) => length))).toEqual([
    'Nog 100 tekens',
    'Nog 75 tekens',
    'Nog 50 tekens',
    'Nog 25 tekens',
    'Nog 0 tekens',
    '1 teken te veel',
    '26 tekens te veel',
  ]);
});

test('what is pasted is told as it is', () => {
  expect(heardAt([0, 497])).toEqual(['Nog 3 tekens']);
  expect(heardAt([0, 540])).toEqual(['40 tekens te veel']);
  expect(heardAt([540, 12])).toEqual(['40 tekens te veel', '']);
});
