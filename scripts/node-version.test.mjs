import { expect, test } from 'vitest';
import { isOlder } from './node-version.mjs';

test.each([
  ['20.19.9', true],
  ['18.20.8', true],
  ['9.11.2', true],
  ['20.20.0', false],
  ['20.20.2', false],
  ['22.1.0', false],
])('Node %s is too old: %s', (version, expected) => {
  expect(isOlder(version, '20.20.0')).toBe(expected);
});
