'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Customer } from '@pomp/domain';
import { loginMutation, logoutMutation, recoverPasswordMutation, resetPasswordMutation } from '../resources/account-mutations.js';
import { agreementQuery, incassoConsentMutation, signAgreementMutation } from '../resources/agreement.js';
import { addressQuery, type AddressToLookUp } from '../resources/address-query.js';
import { appointmentsQuery } from '../resources/appointments-query.js';
import { documentsQuery } from '../resources/documents-query.js';
import { houseInfoQuery } from '../resources/house-info-query.js';
import {
  addHouseMutation,
  completeHouseMutation,
  deleteHouseMutation,
  setMainHouseMutation,
} from '../resources/house-mutations.js';
import { houseQuery, housesQuery } from '../resources/houses-query.js';
import { invoiceQuery, paymentQuery, payMutation, type ToPay } from '../resources/invoice-query.js';
import { orderHistoryQuery, ordersQuery } from '../resources/orders-query.js';
import { askQuoteMutation, orderMutation } from '../resources/quote-mutations.js';
import { pricesQuery, quotesQuery } from '../resources/quotes-query.js';
import { saveSectionMutation } from '../resources/save-section-mutation.js';
import { endSessionMutation, extendSessionMutation } from '../resources/session-mutations.js';
import { sessionExpiryQuery, sessionQuery } from '../resources/session-query.js';
import { sessionsQuery } from '../resources/sessions-query.js';
import { uploadLinkMutation, uploadsQuery } from '../resources/uploads-query.js';
import {
  confirmEmailMutation,
  uniqueEmailMutation,
  updateUserMutation,
  userDataMutation,
  userDeletionMutation,
} from '../resources/user-mutations.js';
import { userDeletionQuery, userQuery } from '../resources/user-query.js';
import { feedbackMutation } from '../resources/feedback-mutation.js';
import { withdrawalMutation } from '../resources/withdrawal-mutation.js';
import { verificationQuery } from '../resources/verification-query.js';
import { useApi } from './api-provider.js';

/** @param initial who is logged in, where a server knows already; `null` is nobody. */
export function useSession(initial?: Customer | null) {
  return useQuery({ ...sessionQuery(useApi()), ...(initial !== undefined && { initialData: initial }) });
}

/** `data` is how long the session lasted at `dataUpdatedAt`; undefined until the session was asked for, null without one. */
export const useSessionExpiry = () => useQuery(sessionExpiryQuery());

export const useSessions = () => useQuery(sessionsQuery(useApi()));
export const useUser = () => useQuery(userQuery(useApi()));
export const useUserDeletion = () => useQuery(userDeletionQuery(useApi()));
export const useOrders = () => useQuery(ordersQuery(useApi()));
export const useOrderHistory = () => useQuery(orderHistoryQuery(useApi()));
export const useAppointments = () => useQuery(appointmentsQuery(useApi()));
/** Waits until there is an order to ask about. */
export const useDocuments = (orderId: string | undefined) =>
  useQuery({ ...documentsQuery(useApi(), orderId ?? ''), enabled: orderId !== undefined });
/** Waits until there is an order to ask about. */
export const useAgreement = (orderId: string | undefined) =>
  useQuery({ ...agreementQuery(useApi(), orderId ?? ''), enabled: orderId !== undefined });
export const useSignAgreement = () => useMutation(signAgreementMutation(useApi(), useQueryClient()));
export const useIncassoConsent = () => useMutation(incassoConsentMutation(useApi(), useQueryClient()));
/** For anyone, without a session. Waits until there is a code to ask about. */
export const useVerification = (code: string | undefined) =>
  useQuery({ ...verificationQuery(useApi(), code ?? ''), enabled: code !== undefined });
export const useInvoice = (toPay: ToPay) => useQuery(invoiceQuery(useApi(), toPay));
/** @param options `waiting`: for a customer who comes back from the checkout. */
export const usePayment = (toPay: ToPay, options: { readonly waiting?: boolean } = {}) =>
  useQuery(paymentQuery(useApi(), toPay, options));
export const usePrices = () => useQuery(pricesQuery(useApi()));
export const useQuotes = () => useQuery(quotesQuery(useApi()));
/** Gives the checkout to send the customer to. */
export const usePay = () => useMutation(payMutation(useApi(), useQueryClient()));
export const useHouses = () => useQuery(housesQuery(useApi()));
/** Waits until there is a house to ask about. */
export const useHouse = (houseId: string | undefined) =>
  useQuery({ ...houseQuery(useApi(), houseId ?? ''), enabled: houseId !== undefined });
/** Waits until postcode and number are filled in. */
export const useAddressLookup = (address: AddressToLookUp | undefined) =>
  useQuery({ ...addressQuery(useApi(), address ?? { zipcode: '', houseNumber: '' }), enabled: address !== undefined });
/** Waits until there is a house to ask about. */
export const useHouseInfo = (houseId: string | undefined) =>
  useQuery({ ...houseInfoQuery(useApi(), houseId ?? ''), enabled: houseId !== undefined });

/** The files of a house's questions. `waiting`: for files that are added elsewhere, such as on a phone. Waits until there is a house to ask about. */
export const useUploads = (houseId: string | undefined, options: { readonly waiting?: boolean } = {}) =>
  useQuery({ ...uploadsQuery(useApi(), houseId ?? '', options), enabled: houseId !== undefined });
/** A link with which a phone adds files to one question. */
export const useUploadLink = () => useMutation(uploadLinkMutation(useApi()));

export const useLogin = () => useMutation(loginMutation(useApi(), useQueryClient()));
export const useLogout = () => useMutation(logoutMutation(useApi(), useQueryClient()));
export const useRecoverPassword = () => useMutation(recoverPasswordMutation(useApi()));
export const useResetPassword = () => useMutation(resetPasswordMutation(useApi(), useQueryClient()));
export const useExtendSession = () => useMutation(extendSessionMutation(useApi(), useQueryClient()));
export const useEndSession = () => useMutation(endSessionMutation(useApi(), useQueryClient()));
export const useUpdateUser = () => useMutation(updateUserMutation(useApi(), useQueryClient()));
export const useUserData = () => useMutation(userDataMutation(useApi()));
export const useUserDeletionChange = () => useMutation(userDeletionMutation(useApi(), useQueryClient()));
export const useConfirmEmail = () => useMutation(confirmEmailMutation(useApi(), useQueryClient()));
export const useUniqueEmail = () => useMutation(uniqueEmailMutation(useApi()));
export const useSaveSection = () => useMutation(saveSectionMutation(useApi(), useQueryClient()));
export const useAddHouse = () => useMutation(addHouseMutation(useApi(), useQueryClient()));
export const useSetMainHouse = () => useMutation(setMainHouseMutation(useApi(), useQueryClient()));
export const useCompleteHouse = () => useMutation(completeHouseMutation(useApi(), useQueryClient()));
export const useDeleteHouse = () => useMutation(deleteHouseMutation(useApi(), useQueryClient()));
export const useAskQuote = () => useMutation(askQuoteMutation(useApi(), useQueryClient()));
export const useOrderFromQuote = () => useMutation(orderMutation(useApi(), useQueryClient()));
export const useWithdrawal = () => useMutation(withdrawalMutation(useApi(), useQueryClient()));
export const useGiveFeedback = () => useMutation(feedbackMutation(useApi()));
