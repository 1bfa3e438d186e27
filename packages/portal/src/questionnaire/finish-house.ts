import { completeHouseMutation, type ApiClient, type HouseCompletion } from '@pomp/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** Without a hook's state: the form that is finished says how it goes. */
export async function finishHouse(api: ApiClient, queryClient: QueryClient, completion: HouseCompletion): Promise<void> {
  await queryClient.getMutationCache().build(queryClient, completeHouseMutation(api, queryClient)).execute(completion);
}
