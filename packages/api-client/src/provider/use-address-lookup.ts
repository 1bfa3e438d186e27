'use client';

import { skipToken, useQuery } from '@tanstack/react-query';
import { addressQuery, type AddressToLookUp } from '../queries/address-query.js';
import { useApi } from './api-provider.js';

/** Waits until postcode and number are filled in. */
export const useAddressLookup = (address: AddressToLookUp | undefined) => useQuery(addressQuery(useApi(), address ?? skipToken));
