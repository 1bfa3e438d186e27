export { createApiClient, type ApiClient, type ApiClientOptions, type CallAnswer, type CallRequest } from './client/api-client.js';
export { ApiError } from './client/api-error.js';
export { hrefOf, type FileCallName } from './client/href-of.js';
export { messageOf } from './client/message-of.js';
export { NetworkError } from './client/network-error.js';
export { createContentApi, type ContentApi, type ContentApiOptions } from './content/content-api.js';

export { isTransient } from './retry/is-transient.js';
export { retry, type RetryOptions } from './retry/retry.js';
export { wait, type Wait } from './retry/wait.js';

export { ApiProvider, useApi, type ApiProviderProps, type HrefOf, useHrefOf } from './provider/api-provider.js';
export { useIdempotencyKey } from './provider/use-idempotency-key.js';
export { useResolveUrl } from './provider/use-resolve-url.js';
export { useCallMutation, useCallQuery, useSession, useSessionExpiry } from './provider/use-call.js';
export { useAddressLookup } from './provider/use-address-lookup.js';
export { useCompleteHouse } from './provider/use-complete-house.js';
export { usePayment } from './provider/use-payment.js';

export { hasOwnHome } from './own-home/has-own-home.js';
export { isSameAddress, keepOwnHome, readOwnHome, saidOfHomeAt, type OwnHome } from './own-home/own-home.js';

export { addressQuery, type AddressToLookUp } from './queries/address-query.js';
export { accountKey, callKey, sessionExpiryKey, sessionKey } from './queries/call-key.js';
export { callMutation } from './queries/call-mutation.js';
export { callQuery, type QueryArguments, type QueryCallName } from './queries/call-query.js';
export { completeHouseMutation, type HouseCompletion } from './queries/complete-house.js';
export { paymentQuery, type ToPay } from './queries/payment-query.js';
export { createQueryClient } from './queries/query-client.js';
export { withRefreshing } from './queries/refreshing.js';

export { askFirstName } from './session/ask-first-name.js';
export { keepLocale, keepLocaleSource } from './session/keep-locale.js';
export { isSamePagePath, storeRedirect, takeRedirect } from './session/redirect.js';
export { hasSessionEnded, noteSessionEnd } from './session/session-end.js';
export { hasSessionHint, sessionHintCookie } from './session/session-hint.js';
export { clearPrivate, withSessionHandling } from './session/session-loss.js';
export { sessionExpiryQuery, sessionQuery } from './session/session-query.js';
export { tabStorage } from './session/tab-storage.js';
