import { QueryClient } from '@tanstack/react-query';
import { freshness } from './call-query.js';

/**
 * A query client with this product's habits, for queries of the host's own too. One per page load, or per request on a server.
 *
 * Without a connection a save fails at once instead of waiting silently for one: whoever pressed hears of it, and what shall wait says so itself. A read is tried once,
 * so that it can be said why there is nothing to see, and again as soon as there is a connection.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { ...freshness, networkMode: 'offlineFirst' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
