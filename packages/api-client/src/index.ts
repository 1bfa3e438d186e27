export { createApiClient, type ApiClient, type ApiClientOptions, type CallAnswer, type CallRequest } from './client/api-client.js';
export { ApiError, unexpectedMessage } from './client/api-error.js';
export { hrefOf, type FileCallName } from './client/href-of.js';
export { messageOf } from './client/message-of.js';
export { NetworkError } from './client/network-error.js';
export { createContentApi, type ContentApi } from './content/content-api.js';

export { canPass } from './patience/can-pass.js';
export { patiently, type Patience } from './patience/patiently.js';
export { wait, type Wait } from './patience/wait.js';

export { ApiProvider, useApi, type ApiProviderProps } from './provider/api-provider.js';
export { useIdempotencyKey } from './provider/use-idempotency-key.js';
export {
  useAddHouse,
  useAgreement,
  useAppointments,
  useAddressLookup,
  useAskQuote,
  useCompleteHouse,
  useConfirmEmail,
  useDeleteHouse,
  useDocuments,
  useEndSession,
  useExtendSession,
  useGiveFeedback,
  useHouse,
  useHouseInfo,
  useHouses,
  useIncassoConsent,
  useInvoice,
  useLogin,
  useLogout,
  useOrderHistory,
  useOrderFromQuote,
  useOrders,
  usePay,
  usePayment,
  usePrices,
  useQuotes,
  useRecoverPassword,
  useResetPassword,
  useSaveSection,
  useSession,
  useSessionExpiry,
  useSessions,
  useSetMainHouse,
  useSignAgreement,
  useUniqueEmail,
  useUploadLink,
  useUploads,
  useUpdateUser,
  useUser,
  useUserData,
  useUserDeletion,
  useUserDeletionChange,
  useVerification,
  useWithdrawal,
} from './provider/use-resources.js';

export { loginMutation, logoutMutation, recoverPasswordMutation, resetPasswordMutation } from './resources/account-mutations.js';
export {
  agreementQuery,
  incassoConsentMutation,
  signAgreementMutation,
  type IncassoConsent,
  type Signature,
} from './resources/agreement.js';
export { verificationQuery } from './resources/verification-query.js';
export { addressQuery, type AddressToLookUp } from './resources/address-query.js';
export { appointmentsQuery } from './resources/appointments-query.js';
export { documentsQuery } from './resources/documents-query.js';
export { feedbackMutation, type Feedback } from './resources/feedback-mutation.js';
export { houseInfoQuery } from './resources/house-info-query.js';
export {
  confirmEmailMutation,
  uniqueEmailMutation,
  updateUserMutation,
  userDataMutation,
  userDeletionMutation,
} from './resources/user-mutations.js';
export { userDeletionQuery, userQuery } from './resources/user-query.js';
export {
  addHouseMutation,
  completeHouseMutation,
  deleteHouseMutation,
  setMainHouseMutation,
  type HouseCompletion,
  type NewHouse,
} from './resources/house-mutations.js';
export { houseQuery, housesQuery } from './resources/houses-query.js';
export { orderHistoryQuery, ordersQuery } from './resources/orders-query.js';
export { invoiceQuery, paymentQuery, payMutation, type ToPay } from './resources/invoice-query.js';
export { askQuoteMutation, orderMutation, type FromQuote, type WantedQuote } from './resources/quote-mutations.js';
export { pricesQuery, quotesQuery } from './resources/quotes-query.js';
export { createQueryClient } from './resources/query-client.js';
export {
  accountKey,
  addressKey,
  agreementKey,
  houseInfoKey,
  houseKey,
  housesKey,
  invoiceKey,
  orderHistoryKey,
  ordersKey,
  paymentKey,
  pricesKey,
  quotesKey,
  sessionExpiryKey,
  sessionKey,
  sessionsKey,
  uploadsKey,
  userDeletionKey,
  userKey,
} from './resources/query-keys.js';
export { refreshRules, type RefreshedCall, type RefreshRule } from './resources/refresh-rules.js';
export { saveSectionMutation, type SectionSave } from './resources/save-section-mutation.js';
export { endSessionMutation, extendSessionMutation } from './resources/session-mutations.js';
export { askSession, sessionExpiryQuery, sessionQuery } from './resources/session-query.js';
export { sessionsQuery } from './resources/sessions-query.js';
export { uploadLinkMutation, uploadsQuery } from './resources/uploads-query.js';
export { withdrawalMutation, type Withdrawal } from './resources/withdrawal-mutation.js';

export { isSamePagePath, storeRedirect, takeRedirect } from './session/redirect.js';
export { hasSessionHint, sessionHintCookie } from './session/session-hint.js';
export { clearPrivate, withSessionHandling } from './session/session-loss.js';
export { tabStorage } from './session/tab-storage.js';
