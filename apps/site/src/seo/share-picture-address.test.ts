import { expect, test } from 'vitest';
import { firstOwnPhoto, pathOfSharePicture, sharePictureOf } from './share-picture-address';

test.each(['/het-proces/', '/kennisbank/wat-is-een-scop/', '/en/', '/en/kennisbank/'])(
  'of %s the picture leads back to it',
  (path) => {
    expect(pathOfSharePicture(sharePictureOf(path))).toBe(path);
  },
);

test('the home page has the brand’s', () => {
  expect(sharePictureOf('/')).toBe('/beeld/delen.png');
});

test.each(['/beeld/delen/', '/beeld/delen/.png', '/beeld/delen/home.jpg', '/beeld/delen.png'])('%s is none', (address) => {
  expect(pathOfSharePicture(address)).toBeUndefined();
});

test('shows the first of our own pictures that the page shows, and nobody else’s', () => {
  const content = {
    body: [
      { image: { filename: '/beeld/straat.svg' } },
      { cards: [{ image: { filename: 'https://elders.example/beeld/producten/1200x900/pomp.webp' } }] },
      { image: { filename: '/beeld/producten/1200x900/pomp-t.webp' } },
    ],
  };
  expect(firstOwnPhoto(content)).toBe('/beeld/producten/1200x900/pomp-t');
  expect(firstOwnPhoto({ body: [{ filename: '/beeld/producten/../1200x900/x.webp' }] })).toBeUndefined();
});
