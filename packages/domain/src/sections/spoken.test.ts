import { createLanguage, type Message } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import { describe, expect, test } from 'vitest';
import { words as english } from '../words/en.js';
import { words as dutch } from '../words/nl.js';
import { goodPhotosOf } from './kinds/files.js';
import { optionLabel } from './kinds/options.js';
import { everyDefinition } from './testing/every-definition.js';
import { wordsOfSurvey } from './testing/made-up-survey.nl.js';

const definitions = everyDefinition();
const own = definitions.filter(({ section }) => section.title.from in dutch);

test('every definition has words, but for those of tests', () => {
  const without = definitions.filter((definition) => !own.includes(definition));
  expect(without.map(({ section }) => section.title.from)).toEqual(Object.keys(wordsOfSurvey));
});

describe.each([
  ['nl-NL', dutch],
  ['en-GB', english],
])('in %s', (locale, words) => {
  const language = createLanguage({ locale, dictionary: compileDictionary(words) });

  test.each(own)('$name says all that it has to say', ({ section }) => {
    const said: (Message | string)[] = [section.title];
    for (const field of Object.values(section.fields)) {
      said.push(field.label, ...Object.values(field.messages));
      if ('options' in field) said.push(...field.options.map((option) => optionLabel(field, option)));
      if ('goodPhoto' in field) said.push(...goodPhotosOf(field));
    }
    for (const message of said) expect(typeof message === 'string' ? message : language.say(message)).not.toBe('');
  });
});
