import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient, CallRequest } from '../client/api-client.js';
import { houseInfoKey, housesKey, ordersKey } from './query-keys.js';

export interface SectionSave extends Pick<CallRequest<'postHouseInfo'>, 'body'> {
  readonly houseId: string;
  readonly flow?: CallRequest<'postHouseInfo'>['query']['flow'];
  /** Of the house info that the form started from; when the section was saved since, the save is a 409 with `changes`. Without it, it always counts. */
  readonly revision?: string | undefined;
}

/** One section of one house. Its answer is what is stored now; the house's flags and the orders' messages may follow from it. */
export const saveSectionMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ houseId, flow, body, revision }: SectionSave) =>
      api.call('postHouseInfo', { query: { houseId, ...(flow && { flow }) }, body, revision }),
    onSuccess: (stored, { houseId }) => {
      queryClient.setQueryData(houseInfoKey(houseId), stored);
      // Not awaited: the save is done, and its indicator shouldn't wait for what follows from it.
      for (const queryKey of [houseInfoKey(houseId), housesKey, ordersKey]) void queryClient.invalidateQueries({ queryKey });
    },
  });
