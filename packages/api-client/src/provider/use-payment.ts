'use client';

import { useQuery } from '@tanstack/react-query';
import { paymentQuery, type ToPay } from '../queries/payment-query.js';
import { useApi } from './api-provider.js';

/**
 * How a payment stands.
 * @param options `waiting`: for a customer who comes back from the checkout.
 */
export const usePayment = (toPay: ToPay, options: { readonly waiting?: boolean } = {}) =>
  useQuery(paymentQuery(useApi(), toPay, options));
