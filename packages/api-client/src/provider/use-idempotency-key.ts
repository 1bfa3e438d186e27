'use client';

import { useCallback, useRef } from 'react';

/**
 * For a call that may be done once only: every try of the same request gets the same key, also after an answer that got lost. Another
 * request gets another one.
 */
export function useIdempotencyKey(): (request: object) => string {
  const last = useRef<{ readonly request: string; readonly key: string }>(undefined);
  return useCallback((asked) => {
    const request = JSON.stringify(asked);
    if (last.current?.request !== request) last.current = { request, key: newKey() };
    return last.current.key;
  }, []);
}

/** Not `randomUUID`: browsers have that only on pages with https. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
