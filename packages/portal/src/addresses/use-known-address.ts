'use client';

import { useAddressLookup } from '@pomp/api-client';
import { useAddressToLookUp, type AddressLookup, type AddressNames, type SectionFormController } from '@pomp/forms';

const unavailable = { outcome: 'unavailable' } as const;

/** What is known of the address in a form, for its `AddressFields`. It only helps: a look-up that fails is no failure of the form. */
export function useKnownAddress(form: SectionFormController, names?: AddressNames): AddressLookup {
  const { isError, isLoading, data } = useAddressLookup(useAddressToLookUp(form, names));
  if (isError) return unavailable;
  return isLoading ? 'looking' : data;
}
