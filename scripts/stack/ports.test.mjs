import { expect, test } from 'vitest';
import { freePorts } from './ports.mjs';

test('a port that was promised to another is given to nobody else, though nothing listens on it yet', async () => {
  // All that are given, but fifty of them.
  const left = Array.from({ length: 50 }, (_, index) => 25_000 + index);
  const promised = Array.from({ length: 10_000 }, (_, index) => 20_000 + index).filter((port) => !left.includes(port));
  const ports = Object.values(await freePorts(promised));
  expect(ports).toHaveLength(4);
  expect(left).toEqual(expect.arrayContaining(ports));
});
