import { createLanguage } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import { expect, test } from 'vitest';
import { words } from '../words/nl.js';
import { namePasted, namePhotographed, refusalOf, sortFiles } from './accepted-files.js';

const dutch = createLanguage({ locale: 'nl-NL', dictionary: compileDictionary(words) });

const file = (name: string, type = '') => new File(['x'], name, { type });

test('photos and videos pass, whatever the system says of a phone’s own kinds', () => {
  const { accepted, refused } = sortFiles([
    file('ketel.jpg', 'image/jpeg'),
    file('leidingen.mp4', 'video/mp4'),
    file('IMG_2041.HEIC'),
    file('offerte.pdf', 'application/pdf'),
    file('map'),
  ]);
  expect(accepted.map(({ name }) => name)).toEqual(['ketel.jpg', 'leidingen.mp4', 'IMG_2041.HEIC']);
  expect(refusalOf(refused, dutch)).toBe('Hier passen alleen foto’s en video’s. Niet toegevoegd: offerte.pdf en map.');
  expect(refusalOf([], dutch)).toBeUndefined();
});

test('pasted pictures get names of their own, and keep what they are', async () => {
  const named = namePasted(
    [file('image.png', 'image/png'), file('image.png', 'image/png'), file('eigen.png', 'image/png')],
    ['geplakt-1.png'],
    dutch,
  );
  expect(named.map(({ name }) => name)).toEqual(['geplakt-2.png', 'geplakt-3.png', 'eigen.png']);
  expect(named[0]?.type).toBe('image/png');
  await expect(named[0]?.text()).resolves.toBe('x');
});

test('photos from a camera that calls them all the same are counted, and others keep their names', async () => {
  const made = new File(['x'], 'image.jpg', { type: 'image/jpeg', lastModified: 1_000 });
  const named = namePhotographed(
    [made, file('image.jpg', 'image/jpeg'), file('IMG_2041.jpg', 'image/jpeg'), file('image.jpeg', 'image/jpeg')],
    ['foto-1.jpg'],
    dutch,
  );
  expect(named.map(({ name }) => name)).toEqual(['foto-2.jpg', 'foto-3.jpg', 'IMG_2041.jpg', 'foto-1.jpeg']);
  expect(named[0]).toMatchObject({ type: 'image/jpeg', lastModified: 1_000 });
  await expect(named[0]?.text()).resolves.toBe('x');
});
