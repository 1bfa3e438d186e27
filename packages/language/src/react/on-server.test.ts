import { expect, test } from 'vitest';
import { compileDictionary } from '../compile/index.js';
import { createLanguage, defineTexts } from '../index.js';
import * as inBrowser from './index.js';
import * as onServer from './on-server.js';

const texts = defineTexts<{ readonly title: 'Account' }>('test/server');
const language = createLanguage({ locale: 'nl-NL', dictionary: compileDictionary({ 'test/server': { title: 'Account' } }) });

test('a server has the same names, and says things in the language that it is given only', () => {
  expect(Object.keys(onServer).sort()).toEqual(Object.keys(inBrowser).sort());
  expect(onServer.useTexts(texts, language).title).toBe('Account');
  expect(onServer.usePlainTexts(texts, language).title).toBe('Account');
  expect(() => onServer.useLanguage()).toThrow('in the language that it is given');
});
