import type { HouseChange } from '@pomp/api-contract';
import { caching } from '@pomp/api-contract/caching';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient, CallAnswer } from '../client/api-client.js';
import { callKey } from './call-key.js';
import { askAgain } from './refreshing.js';

/** Which questionnaires of a house are complete. */
export interface HouseCompletion {
  readonly houseId: string;
  readonly flags: Exclude<HouseChange, { readonly mainAddress: true }>;
}

/** Records that the house's information is complete; refused with 409 while something is missing. */
export const completeHouseMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ houseId, flags }: HouseCompletion) => api.call('putHouse', { query: { houseId }, body: flags }),
    // At once, as the next screen says what is finished; and asked again, as after any change.
    onSuccess: (house) => {
      queryClient.setQueryData<CallAnswer<'getHouses'>>(callKey('getHouses'), (known) =>
        known?.map((each) => (each.id === house.id ? house : each)),
      );
      void askAgain(queryClient, { getHouses: {} });
    },
    // A refusal, too: what is missing may have changed in another tab.
    onError: () => void askAgain(queryClient, caching.putHouse.stale),
    onSettled: (_house, _failure, { houseId }) =>
      void askAgain(queryClient, { getHouseInfo: { houseId: 'houseId' } }, { query: { houseId } }),
  });
