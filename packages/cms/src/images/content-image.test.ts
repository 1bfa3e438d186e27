import { describe, expect, it } from 'vitest';
import { contentImage } from './content-image.js';
import { imageSources } from './image-sources.js';

describe('an image field', () => {
  it.each(['/beelden/huis.jpg', 'http://beelden.example/huis.jpg', 'https://a.storyblok.com/f/1/huis.jpg'])(
    '%s can be shown',
    (filename) => {
      expect(contentImage({ filename, alt: 'Huis' })).toMatchObject({ src: filename, alt: 'Huis' });
    },
  );

  it.each(['', 'null', 'huis.jpg', 'javascript:alert(1)', 'data:image/png;base64,x', null, undefined])('%j can not', (filename) => {
    expect(contentImage({ filename })).toBeUndefined();
  });

  it('tells its size, so that the page does not jump', () => {
    expect(contentImage({ filename: 'https://a.storyblok.com/f/88/1200x800/ab/huis.jpg' })?.size).toEqual({
      width: 1200,
      height: 800,
    });
  });

  it('is asked for in several widths where that is possible', () => {
    const scaled = imageSources({ src: 'https://a.storyblok.com/f/88/4000x3000/ab/huis.jpg', alt: '' }, [640, 2000]);
    expect(scaled.src).toContain('/m/2000x0');
    expect(scaled.srcSet).toMatch(/640x0\/\S* 640w, .*2000x0\/\S* 2000w$/);
    expect(imageSources({ src: '/huis.jpg', alt: '' }, [640, 2000])).toEqual({ src: '/huis.jpg' });
  });

  it('of the site itself tells its size as well, and only there is it taken for one of ours', () => {
    expect(contentImage({ filename: '/beeld/producten/1200x900/pomp-ao.webp' })?.size).toEqual({ width: 1200, height: 900 });
    for (const src of ['//elders.example/1200x900/pomp.webp', 'https://elders.example/1200x900/pomp.webp'])
      expect(imageSources({ src, alt: '' }, [640])).toEqual({ src });
  });
});
