import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentPicture } from './content-picture.js';

const shown = (src: string) =>
  renderToStaticMarkup(<ContentPicture image={{ src, alt: 'Een pomp' }} widths={[320, 640]} sizes="50vw" priority />);

test('a picture that the image service scales says how wide it is shown', () => {
  expect(shown('https://a.storyblok.com/f/1/pomp.jpg')).toMatch(/ srcSet="[^"]*320w, [^"]*640w".* sizes="50vw"/);
});

test('one that has a single width doesn’t, in the page or in what is loaded ahead', () => {
  for (const src of ['https://a.storyblok.com/f/1/pomp.svg', '/pomp.jpg']) expect(shown(src)).not.toMatch(/sizes/i);
});

test('a kept picture is offered in four widths, as AVIF to who knows it and as WebP to others', () => {
  const html = shown('/beeld/producten/1200x900/pomp-ao.webp');
  for (const type of ['avif', 'webp'])
    expect(html).toContain(
      [320, 560, 800].map((width) => `/beeld/producten/1200x900/pomp-ao-${width}.${type} ${width}w, `).join('') +
        `/beeld/producten/1200x900/pomp-ao.${type} 1200w`,
    );
  expect(html).toMatch(/^<picture><source type="image\/avif"[^>]* sizes="50vw"\/><img [^>]*sizes="50vw"/);
});
