import type { Query } from '@tanstack/react-query';
import { ApiError } from '../client/api-error.js';

const seconds = 1000;

/** How every resource stays fresh (spec 3 §9): calls within 2 s are one, focus refetches at most every 5 s, 3 retries at 5 s. */
export const freshness = {
  staleTime: 2 * seconds,
  refetchOnWindowFocus: (query: Pick<Query, 'isStaleByTime'>): boolean => query.isStaleByTime(5 * seconds),
  refetchOnReconnect: true,
  retry: (failures: number, failure: Error): boolean => failures < 3 && !(failure instanceof ApiError && failure.status === 401),
  retryDelay: 5 * seconds,
} as const;

/** Besides, for what the seller changes: orders and the session (appointments, documents and quotes too). */
export const everyMinute = { refetchInterval: 60 * seconds } as const;
