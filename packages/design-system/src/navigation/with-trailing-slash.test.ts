import { describe, expect, it } from 'vitest';
import { isExternal, withTrailingSlash } from './with-trailing-slash.js';

describe('addresses of links', () => {
  it.each([
    ['/', '/'],
    ['/over-ons', '/over-ons/'],
    ['/over-ons/', '/over-ons/'],
    ['/over-ons?vanaf=menu', '/over-ons/?vanaf=menu'],
    ['/over-ons#team', '/over-ons/#team'],
    ['/account/woning?houseId=1#verbruik', '/account/woning/?houseId=1#verbruik'],
    ['/account/woning/?houseId=1', '/account/woning/?houseId=1'],
    ['/zoeken?q=a/b.pdf', '/zoeken/?q=a/b.pdf'],
    ['/v1.2/uitleg', '/v1.2/uitleg/'],
    ['contact', 'contact/'],
  ])('internal: %s becomes %s', (href, expected) => {
    expect(withTrailingSlash(href)).toBe(expected);
  });

  it.each([
    '/api/account/getDocument?documentId=1',
    '/brochure.pdf',
    '/brochure.pdf?versie=2',
    '/beelden/huis.webp#x',
    '#inhoud',
    '?pagina=2',
    '',
    'https://example.com/pad',
    '//example.com/pad',
    'mailto:info@pomp.example',
    'tel:+31301234567',
  ])('left alone: %s', (href) => {
    expect(withTrailingSlash(href)).toBe(href);
  });

  it('tells other sites from our own', () => {
    expect(['https://example.com', '//example.com', 'mailto:a@b.nl'].map(isExternal)).toEqual([true, true, true]);
    expect(['/contact', 'contact', '#boven', '?a=https://x.nl'].map(isExternal)).toEqual([false, false, false, false]);
  });
});
