import { expect, test } from 'vitest';
import { calls } from './calls.js';
import { routes } from './routes.js';

test('the routes that clients use are those of the calls', () => {
  expect(routes).toEqual(Object.fromEntries(Object.entries(calls).map(([name, { method, path }]) => [name, { method, path }])));
});
