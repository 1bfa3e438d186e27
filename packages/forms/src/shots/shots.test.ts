import { describe, expect, test } from 'vitest';
import { filesByShot, shotFileName } from '../index.js';

const shots = ['whole', 'typePlate', 'around'];
const named = (...names: string[]) => names.map((name) => ({ name }));
const placed = (...names: string[]) =>
  Object.fromEntries([...filesByShot(shots, named(...names))].map(([shot, files]) => [shot, files.map(({ name }) => name)]));

describe('files of a question', () => {
  test('are of the shot after which they are called, the second of it too', () =>
    expect(placed('typeplaatje.jpg', 'typeplaatje-2.heic')).toEqual({
      whole: [],
      typePlate: ['typeplaatje.jpg', 'typeplaatje-2.heic'],
      around: [],
    }));

  test('with names of their own take the places that are left', () =>
    expect(placed('IMG_1.jpg', 'geheel.jpg', 'IMG_2.jpg', 'IMG_3.jpg')).toEqual({
      whole: ['geheel.jpg'],
      typePlate: ['IMG_1.jpg'],
      around: ['IMG_2.jpg', 'IMG_3.jpg'],
    }));

  test('of a question that shows nothing in particular have no place', () =>
    expect([...filesByShot([], named('a.jpg'))]).toEqual([]));
});

describe('a new file', () => {
  test('is called after its shot, in a way that its question doesn’t have yet', () => {
    expect(shotFileName('typePlate', 'image.JPG', [])).toBe('typeplaatje.jpg');
    expect(shotFileName('typePlate', 'image.jpg', ['Typeplaatje.jpg'])).toBe('typeplaatje-2.jpg');
  });
  test('without an ending is a photo', () => expect(shotFileName('wall', 'blob', [])).toBe('muur.jpg'));
});
