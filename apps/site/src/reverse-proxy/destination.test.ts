import { calls, type Call } from '@pomp/api-contract';
import { expect, test } from 'vitest';
import { destinationOf } from './destination';

const ofBackend = Object.entries<Call>(calls).filter(
  ([, { servedBy, path }]) => servedBy === 'backend' && path.startsWith('/api/'),
);

test.each(ofBackend)('%s reaches the backend through the site', (_name, { method, path }) => {
  expect(destinationOf(method, path, [])).toEqual({ kind: 'backend' });
});
