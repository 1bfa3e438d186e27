import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { caching, type CallCaching, type Reads } from './caching.js';
import { calls } from './calls.js';
import type { Call } from './define-call.js';

const byName: Readonly<Record<string, Call>> = calls;
const writes = Object.entries<CallCaching>(caching).flatMap(([name, rules]) => (rules.stale ? [{ name, ...rules }] : []));

describe.each(writes)('what $name changes', ({ name, stale, answers = {}, gone = {} }) => {
  const { example, response } = byName[name]!;
  const sent = { ...(example.query as object), ...(example.body as object) };

  test('are reads, picked by what both were asked with', () => {
    for (const reads of [stale, answers, gone] satisfies Reads[]) {
      for (const [read, parameters] of Object.entries(reads)) {
        expect(byName[read]?.method, read).toBe('GET');
        const asked = Object.keys((byName[read]?.example.query as object | undefined) ?? {});
        expect(asked, read).toEqual(expect.arrayContaining(Object.keys(parameters)));
        expect(Object.keys(sent), read).toEqual(expect.arrayContaining(Object.values(parameters)));
      }
    }
  });

  test('its own answer can stand for the reads that it answers', () => {
    for (const [read, parameters] of Object.entries(answers)) {
      expect(Object.keys(parameters)).toEqual(Object.keys((byName[read]?.example.query as object | undefined) ?? {}));
      expect(z.safeParse(byName[read]!.response, example.response).success, read).toBe(true);
    }
    expect(z.safeParse(response, example.response).success).toBe(true);
  });
});
