import { expect, test } from 'vitest';
import { calls } from './calls.js';
import type { Call } from './define-call.js';
import { routes, type Route } from './routes.js';

test('every call goes where its own name says', () => {
  const places = (all: Readonly<Record<string, Call | Route>>) =>
    Object.fromEntries(Object.entries(all).map(([name, { method, path, versioned }]) => [name, { method, path, versioned }]));
  expect(places(calls)).toEqual(places(routes));
});

test.each([
  ['getHouse', { method: 'GET', path: '/api/account/getHouse' }],
  ['postHouse', { method: 'POST', path: '/api/account/postHouse' }],
  ['putHouse', { method: 'PUT', path: '/api/account/putHouse' }],
  ['deleteHouse', { method: 'DELETE', path: '/api/account/deleteHouse' }],
] as const)('%s is at its name, by the method that it starts with', (name, route) => {
  expect(routes[name]).toEqual(route);
});
