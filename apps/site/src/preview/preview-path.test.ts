import { expect, test } from 'vitest';
import { previewAsked, previewHref, publicPath } from './preview-path';

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

test.each([
  ['about-us', undefined, '/voorvertoning/about-us/'],
  ['home', undefined, '/voorvertoning/'],
  ['', undefined, '/voorvertoning/'],
  ['kennisbank/geluid/', undefined, '/voorvertoning/kennisbank/geluid/'],
  // As Storyblok's editor asks.
  ['en/about-us', 'en', '/voorvertoning/en/about-us/'],
  ['en/home', 'en', '/voorvertoning/en/'],
  ['en/', 'en', '/voorvertoning/en/'],
  // With the story's own slug.
  ['about-us', 'en', '/voorvertoning/en/about-us/'],
  ['home', 'en', '/voorvertoning/en/'],
  ['energy/en', 'en', '/voorvertoning/en/energy/en/'],
  ['settings/site', undefined, undefined],
  ['en/settings/site', 'en', undefined],
  ['en/../faq', 'en', undefined],
])('the slug %s in the language %s is previewed at %s', (slug, language, path) => {
  expect(previewAsked(slug, language)).toBe(path);
});
