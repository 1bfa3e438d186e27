// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { sayReserved } from './reserved.control.js';
import { keepReserved, reservedScript } from './reserved.js';

/** Opens a page of the site, which says where it is in each language. */
function open(path: string, languages: readonly string[]) {
  history.replaceState(null, '', path);
  document.head.innerHTML = languages
    .map((href) => `<link rel="alternate" hreflang="nl" href="https://pomp.example${href}">`)
    .join('');
  document.body.innerHTML = '<p hidden><strong data-reserved-name="orderNumber"></strong></p>';
}
const ways = {
  'by its inline script': () => void new Function(reservedScript)(),
  'where a host has no such script': () => sayReserved(document.querySelector('strong')!),
};
const isReserved = () => document.documentElement.dataset['reserved'] === 'true';

beforeEach(() => {
  delete document.documentElement.dataset['reserved'];
  keepReserved({ orderNumber: '2026-00042', email: 'noor@pomp.example', path: '/reservering-succes/pomp-ao/' });
});

describe.each(Object.entries(ways))('%s', (_way, say) => {
  const inBoth = ['/reservering-succes/pomp-ao/', '/en/reserved/pomp-ao/'];

  test.each(inBoth)('what was reserved is on its page, in whichever language that is: %s', (path) => {
    open(path, inBoth);
    say();
    expect(isReserved()).toBe(true);
  });

  test('it isn’t on another product’s', () => {
    open('/reservering-succes/all-electric/', ['/reservering-succes/all-electric/', '/en/reserved/all-electric/']);
    say();
    expect(isReserved()).toBe(false);
  });
});

test('its number is said on the page in another language', () => {
  open('/en/reserved/pomp-ao/', ['/reservering-succes/pomp-ao/']);
  sayReserved(document.querySelector('strong')!);
  expect(document.body.textContent).toBe('2026-00042');
});
