import { expect, test } from 'vitest';
import { withDeferredScripts } from './deferred-scripts';

const head =
  '<link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/boot.js"/><script src="/react.js" async=""></script>' +
  '<link rel="preload" href="/failure.css" as="style"/><link rel="preload" href="/hero.avif" as="image"/><script>early()</script><script src="/old.js" noModule=""></script>';
const page = (more = '', content = '<main id="inhoud">Hoi</main>') =>
  `<html><head>${head}${more}</head><body data-hydrating="">${content}<script src="/boot.js" id="_R_" async=""></script><script>push("<\\/body>")</script></body></html>`;

test('a page’s scripts are fetched by a script at its end, in their order; the rest of it stays', () => {
  const deferred = withDeferredScripts(page());
  expect(deferred).not.toMatch(/<script src="[^"]+"[^>]* async/);
  expect(deferred).toContain('(["/react.js","/boot.js"],');
  expect(deferred.endsWith('</script></body></html>')).toBe(true);
  for (const kept of ['/a.css', '/hero.avif', '<script>early()</script>', '/old.js', '<main id="inhoud">Hoi</main>'])
    expect(deferred).toContain(kept);
});

test('nothing is fetched ahead of the page that it doesn’t show', () => {
  expect(withDeferredScripts(page())).not.toMatch(/rel="preload"[^>]*(?:script|style)/);
});

test('a page that needs its scripts for what its address asks says for what', () => {
  const deferred = withDeferredScripts(page('<meta name="pomp-scripts" content="with query location"/>'));
  expect(deferred).toContain('(["/react.js","/boot.js"],["query","location"],');
});

test.each([
  ['asks for its scripts', page('<meta name="pomp-scripts" content="eager"/>')],
  ['its scripts make', page('', '')],
  ['has none', '<html><body><main>Hoi</main></body></html>'],
])('a page that %s stays as it is', (_what, html) => {
  expect(withDeferredScripts(html)).toBe(html);
});

test('a name of a file isn’t taken for a command to the replacement', () => {
  expect(withDeferredScripts(page('<script src="/$&.js" async=""></script>'))).toContain('"/$&.js"');
});
