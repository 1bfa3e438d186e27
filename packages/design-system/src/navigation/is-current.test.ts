import { describe, expect, it } from 'vitest';
import { isCurrent } from './is-current.js';

describe('the current item of a menu', () => {
  it.each([
    ['/account/', '/account', 'exact', true],
    ['/account/', '/account/woning/', 'exact', false],
    ['/account/woning/?houseId=1', '/account/woning/', 'exact', true],
    ['/account/woning/', '/account/woning/verbruik/', 'within', true],
    ['/account/woning/', '/account/woningen/', 'within', false],
    ['/', '/contact/', 'within', false],
    ['/', '/', 'within', true],
  ] as const)('%s on %s, %s: %s', (href, pathname, match, expected) => {
    expect(isCurrent(href, pathname, match)).toBe(expected);
  });

  it('is nowhere when the host does not say where the visitor is', () => {
    expect(isCurrent('/', undefined, 'exact')).toBe(false);
  });
});
