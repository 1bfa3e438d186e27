'use client';

import { Columns } from '@pomp/design-system';
import { SectionField, type SectionFormController } from '@pomp/forms';
import { useSyncExternalStore } from 'react';

/** Where the invoices go, when that isn't where the pump goes. Belongs in the form's `SectionForm`. */
export function BillingAddress({ form }: { readonly form: SectionFormController }) {
  const isAsked = () => form.field('billingZipcode').presence !== 'hidden';
  const asked = useSyncExternalStore(form.subscribe, isAsked, isAsked);
  if (!asked) return null;
  return (
    <>
      <Columns tablet="wideLast" gap="m" align="end">
        <SectionField name="billingZipcode" />
        <Columns phone="2" gap="m" align="end">
          <SectionField name="billingHouseNumber" />
          <SectionField name="billingAddition" />
        </Columns>
      </Columns>
      <SectionField name="billingStreet" />
      <SectionField name="billingPlace" />
    </>
  );
}
