import { expect, test } from 'vitest';
import { calls } from './calls.js';
import type { Call } from './define-call.js';
import { routes } from './routes.js';

test('every call goes where its own name says', () => {
  expect(
    Object.fromEntries(
      Object.entries<Call>(calls).map(([name, { method, path, versioned }]) => [name, { method, path, versioned }]),
    ),
  ).toEqual(routes);
});
