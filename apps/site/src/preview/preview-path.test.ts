import { expect, test } from 'vitest';
import { previewHref, publicPath } from './preview-path';

test.each([
  ['/', '/voorvertoning/'],
  ['/het-proces/?a=1#stappen', '/voorvertoning/het-proces/?a=1#stappen'],
  ['/accountants/', '/voorvertoning/accountants/'],
])('the link %s of a page leads an editor to %s', (href, preview) => {
  expect(previewHref(href, ['/account/', '/auth/', '/controle/', '/foto/'])).toBe(preview);
  expect(publicPath(preview)).toBe(href);
});

test.each([
  'https://warmtefonds.nl/',
  'mailto:info@pomp.example',
  '#stappen',
  '/account/',
  '/auth/login/',
  '/brochure/pomp-ao.pdf',
  '//elders.example/',
  '/voorvertoning/faq/',
])('the link %s leads where it leads everyone', (href) => {
  expect(previewHref(href, ['/account/', '/auth/', '/controle/', '/foto/'])).toBe(href);
});
