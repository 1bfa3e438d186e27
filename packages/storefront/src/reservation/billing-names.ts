import type { AddressNames } from '@pomp/forms';

/** What a reservation calls the parts of the address for its invoices. */
export const billingNames = {
  zipcode: 'billingZipcode',
  houseNumber: 'billingHouseNumber',
  addition: 'billingAddition',
  street: 'billingStreet',
  place: 'billingPlace',
} as const satisfies AddressNames;
