import { afterAll } from 'vitest';

const endings: (() => unknown)[] = [];
// Made while the file is read: Vitest never calls a hook that is made while a test or another hook runs.
afterAll(async () => {
  for (const end of endings.reverse()) await end();
});

/** Does it when all tests of this file are done; what was begun last ends first. */
export const afterFile = (end: () => unknown): void => void endings.push(end);
