import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { expect, test } from 'vitest';
import { speakersOf } from './speakers.mjs';

// Who says which words, and not what these say.
asksOnlyFor();

test('words are said by what names their texts, by what takes its type from them and by what gives them theirs, in each language', () => {
  expect(speakersOf(['packages/portal/src/payment/texts.nl.ts'])).toEqual(new Set(['packages/portal/src/payment/texts.ts']));
  for (const path of ['packages/domain/src/account/person.nl.ts', 'packages/domain/src/account/person.en.ts'])
    expect(speakersOf([path])).toContain('packages/domain/src/account/person.ts');
});

test.each([
  ['a list of words', 'packages/domain/src/words/nl.ts'],
  ['words that are listed by no name of their own', 'packages/domain/src/marketing-forms/marketing-forms.nl.ts'],
  ['words that are gone', 'packages/domain/src/account/gone.nl.ts'],
])('%s may be said by anything', (_which, path) => {
  expect(speakersOf([path])).toBe('any');
});

test('what is no words, and words that are only read where they are imported, nothing else says', () => {
  expect(
    speakersOf(['packages/domain/src/account/person.ts', 'packages/domain/src/sections/testing/made-up-survey.nl.ts']),
  ).toEqual(new Set());
});
