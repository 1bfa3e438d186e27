import { expect, test } from 'vitest';
import { calls } from './calls.js';
import { routes } from './routes.js';

test('every call goes where its own name says', () => {
  expect(Object.fromEntries(Object.entries(calls).map(([name, { method, path }]) => [name, { method, path }]))).toEqual(routes);
});
