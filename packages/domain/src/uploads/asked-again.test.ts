import { expect, test } from 'vitest';
import { answeredByPhoto, shownBy } from '../index.js';

const asked = [{ fileName: 'ruimte.jpg' }, { fileName: 'Typeplaatje.heic' }];

test('a new photo answers for the one that shows the same', () =>
  expect(answeredByPhoto(asked, 'typeplaatje-2.jpg')).toBe(asked[1]));
test('with a name of its own it answers for the one that was asked first', () =>
  expect(answeredByPhoto(asked, 'IMG_2041.jpg')).toBe(asked[0]));
test('where nothing is asked it answers for nothing', () => expect(answeredByPhoto([], 'ruimte.jpg')).toBeUndefined());
test('a name without an ending shows itself', () => expect(shownBy('Muur')).toBe('muur'));
