import { faultsInTranslation } from '@pomp/language/compile';
import { expect, test } from 'vitest';
import { words as english } from './en';
import { words as dutch } from './nl';

test('English says what Dutch says, about the same values', () => {
  expect(faultsInTranslation(dutch, english)).toEqual([]);
});
