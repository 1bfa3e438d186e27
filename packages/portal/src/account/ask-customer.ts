import { askSession, createApiClient, type ApiClient } from '@pomp/api-client';
import type { Customer } from '@pomp/domain';

const ownClient = createApiClient();
const underWay = new WeakMap<ApiClient, Promise<Customer | null>>();

/** One call for all links of a page: a header shows it in its bar and in its menu. */
export function askCustomer(client: ApiClient = ownClient): Promise<Customer | null> {
  const asked = underWay.get(client) ?? askSession(client).finally(() => underWay.delete(client));
  underWay.set(client, asked);
  return asked;
}
