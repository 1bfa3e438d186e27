import type { Query } from '@tanstack/react-query';
import { ApiError } from '../client/api-error.js';
import { refreshRules, type RefreshedCall } from './refresh-rules.js';

const seconds = 1000;

/** How every resource stays fresh (spec 3 §9): calls within 2 s are one, focus refetches at most every 5 s, 3 retries at 5 s. */
export const freshness = {
  staleTime: 2 * seconds,
  refetchOnWindowFocus: (query: Pick<Query, 'isStaleByTime'>): boolean => query.isStaleByTime(5 * seconds),
  refetchOnReconnect: true,
  retry: (failures: number, failure: Error): boolean => failures < 3 && !(failure instanceof ApiError && failure.status === 401),
  retryDelay: 5 * seconds,
} as const;

const everyMinute: { readonly refetchInterval?: number } = { refetchInterval: 60 * seconds };

/** The options of a call's query, by its rule. */
export const freshnessOf = (call: RefreshedCall) => ({ ...freshness, ...(refreshRules[call] === 'everyMinute' && everyMinute) });
