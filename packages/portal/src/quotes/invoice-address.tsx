'use client';

import { AddressFields, SectionField, type AddressNames, type SectionFormController } from '@pomp/forms';
import { useSyncExternalStore } from 'react';
import { useKnownAddress } from '../addresses/use-known-address.js';

const names: AddressNames = {
  zipcode: 'invoiceZipcode',
  houseNumber: 'invoiceHouseNumber',
  addition: 'invoiceAddition',
  street: 'invoiceStreet',
  place: 'invoicePlace',
};

/** The fields of where the invoice goes. */
export const invoiceFields: readonly string[] = ['invoiceIsSameAsInstallation', ...Object.values(names)];

/** Where the invoice goes. Belongs in the order form's `SectionForm`. */
export function InvoiceAddress({ form }: { readonly form: SectionFormController }) {
  const isAsked = () => form.field(names.zipcode).presence !== 'hidden';
  const asked = useSyncExternalStore(form.subscribe, isAsked, isAsked);
  return (
    <>
      <SectionField name="invoiceIsSameAsInstallation" />
      {asked && <AskedAddress form={form} />}
    </>
  );
}

function AskedAddress({ form }: { readonly form: SectionFormController }) {
  return <AddressFields lookup={useKnownAddress(form, names)} names={names} />;
}
