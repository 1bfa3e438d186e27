'use client';

import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressQuery, type AddressToLookUp } from '../queries/address-query.js';
import { completeHouseMutation } from '../queries/complete-house.js';
import { paymentQuery, type ToPay } from '../queries/payment-query.js';
import { useApi } from './api-provider.js';

// Calls that do more than ask or change: each on a few pages.

/**
 * How a payment stands.
 * @param options `waiting`: for a customer who comes back from the checkout.
 */
export const usePayment = (toPay: ToPay, options: { readonly waiting?: boolean } = {}) =>
  useQuery(paymentQuery(useApi(), toPay, options));

/** Waits until postcode and number are filled in. */
export const useAddressLookup = (address: AddressToLookUp | undefined) => useQuery(addressQuery(useApi(), address ?? skipToken));

/** Records that a house's information is complete. Fails with 409 while something is missing. */
export const useCompleteHouse = () => useMutation(completeHouseMutation(useApi(), useQueryClient()));
