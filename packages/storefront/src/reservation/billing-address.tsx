'use client';

import { AddressFields, useAddressToLookUp, type SectionFormController } from '@pomp/forms';
import { useSyncExternalStore } from 'react';
import { billingNames } from './billing-names.js';
import { useVisitorAddress } from './use-visitor-address.js';

interface BillingAddressProps {
  readonly form: SectionFormController;
}

/** Where the invoices go, when that isn't where the pump goes. Belongs in the form's `SectionForm`. */
export function BillingAddress({ form }: BillingAddressProps) {
  const isAsked = () => form.field(billingNames.zipcode).presence !== 'hidden';
  const asked = useSyncExternalStore(form.subscribe, isAsked, isAsked);
  return asked && <AskedAddress form={form} />;
}

function AskedAddress({ form }: BillingAddressProps) {
  return <AddressFields lookup={useVisitorAddress(useAddressToLookUp(form, billingNames))} names={billingNames} />;
}
