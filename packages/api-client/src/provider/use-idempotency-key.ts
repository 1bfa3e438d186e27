'use client';

import { useCallback, useRef } from 'react';
import { randomHex } from '../client/random-hex.js';

/**
 * For a call that may be done once only: every try of the same request gets the same key, also after an answer that got lost. Another
 * request gets another one.
 */
export function useIdempotencyKey(): (request: object) => string {
  const last = useRef<{ readonly request: string; readonly key: string }>(undefined);
  return useCallback((asked) => {
    const request = JSON.stringify(asked);
    if (last.current?.request !== request) last.current = { request, key: randomHex(16) };
    return last.current.key;
  }, []);
}
