import { QueryClient } from '@tanstack/react-query';
import { freshness } from './call-query.js';

/** A query client with this product's habits, for queries of the host's own too. One per page load, or per request on a server. */
export const createQueryClient = () => new QueryClient({ defaultOptions: { queries: freshness, mutations: { retry: false } } });
