import type { Translation } from '@pomp/language';
import type { nl } from './order-form.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Order',
  product: { label: 'Which product would you like to order?' },
  amount: { label: 'Quantity' },
  hasPompAo: { label: 'Do you already have a Pomp AO?' },
  invoiceIsSameAsInstallation: { label: 'Is the billing address the same as the installation address?' },
  invoiceZipcode: { label: 'Postcode of the billing address' },
  invoiceHouseNumber: { label: 'House number of the billing address' },
  invoiceAddition: { label: 'Addition of the billing address' },
  invoiceStreet: { label: 'Street of the billing address' },
  invoicePlace: { label: 'Town of the billing address' },
  terms: {
    label: 'I agree to the terms and conditions and the privacy policy',
    missing: 'You have to agree to the terms and conditions and the privacy policy.',
  },
};
