export { createApiClient, type ApiClient, type ApiClientOptions, type CallAnswer, type CallRequest } from './client/api-client.js';
export { ApiError } from './client/api-error.js';
export { messageOf } from './client/message-of.js';
export { NetworkError } from './client/network-error.js';

export { ApiProvider, useApi, type ApiProviderProps } from './provider/api-provider.js';
export {
  useConfirmEmail,
  useHouseInfo,
  useHouses,
  useLogin,
  useLogout,
  useOrders,
  useRecoverPassword,
  useResetPassword,
  useSaveSection,
  useSession,
  useUniqueEmail,
  useUpdateUser,
  useUser,
} from './provider/use-resources.js';

export { loginMutation, logoutMutation, recoverPasswordMutation, resetPasswordMutation } from './resources/account-mutations.js';
export { houseInfoQuery } from './resources/house-info-query.js';
export { confirmEmailMutation, uniqueEmailMutation, updateUserMutation } from './resources/user-mutations.js';
export { userQuery } from './resources/user-query.js';
export { housesQuery } from './resources/houses-query.js';
export { ordersQuery } from './resources/orders-query.js';
export { createQueryClient } from './resources/query-client.js';
export { accountKey, houseInfoKey, housesKey, ordersKey, sessionKey, userKey } from './resources/query-keys.js';
export { refreshRules, type RefreshedCall, type RefreshRule } from './resources/refresh-rules.js';
export { saveSectionMutation, type SectionSave } from './resources/save-section-mutation.js';
export { askSession, sessionQuery } from './resources/session-query.js';

export { isSamePagePath, storeRedirect, takeRedirect } from './session/redirect.js';
export { hasSessionHint, sessionHintCookie } from './session/session-hint.js';
export { clearPrivate, withSessionHandling } from './session/session-loss.js';
