import { ApiError, NetworkError } from '@pomp/api-client';
import type { Customer } from '@pomp/domain';
import { cache } from 'react';
import { serverApi } from './server-api';

/** Who is logged in; `null` is nobody, `undefined` that the backend can't say now and the browser must ask. */
export const currentCustomer = cache(async (): Promise<Customer | null | undefined> => {
  const api = await serverApi();
  if (!api) return null;
  try {
    return (await api.call('session')).user;
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 401) return null;
    if (failure instanceof ApiError || failure instanceof NetworkError) return undefined;
    throw failure;
  }
});
