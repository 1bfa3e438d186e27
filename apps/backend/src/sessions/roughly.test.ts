import { expect, test } from 'vitest';
import { roughly } from './roughly.js';

test.each([
  ['84.104.12.7', '84.104.12.*'],
  ['2001:db8:1:2::/64', '2001:db8:1:*'],
  ['', null],
])('%j is roughly %j', (network, rough) => {
  expect(roughly(network)).toBe(rough);
});
