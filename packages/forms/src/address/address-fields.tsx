'use client';

import { Columns, Stack, Text } from '@pomp/design-system';
import { splitHouseNumber } from '@pomp/domain';
import type { Message } from '@pomp/language';
import { useLanguage } from '@pomp/language/react';
import { SectionField } from '../fields/section-field.js';
import { usePlacedForm } from '../section-form/section-form-context.js';
import { usualNames, type AddressNames } from './address-names.js';
import { KnownAdditions, type NotListed } from './known-additions.js';
import type { AddressLookup } from './looked-up-address.js';
import { addressTexts } from './texts.js';
import { useFillIn } from './use-fill-in.js';

/** Props of `AddressFields`. */
export interface AddressFieldsProps {
  /** What is known of `useAddressToLookUp`'s address. It only helps: everything can be typed without it. */
  readonly lookup: AddressLookup;
  /** Where the section calls the parts otherwise. The same object each time. */
  readonly names?: AddressNames;
  /** Where one of the additions has to be chosen: the way out for whose address isn't among them. */
  readonly notListed?: NotListed;
}

/** Postcode, house number and addition, which find street and place. Belongs in a `SectionForm` whose section has these fields. */
export function AddressFields({ lookup, names = usualNames, notListed }: AddressFieldsProps) {
  const language = useLanguage();
  const { form } = usePlacedForm();
  useFillIn(form, lookup, names);
  const split = () => {
    const parts = splitHouseNumber(String(form.field(names.houseNumber).value ?? ''));
    if (!parts || form.field(names.addition).value) return;
    form.change(names.houseNumber, parts.houseNumber);
    form.change(names.addition, parts.addition);
  };
  const found = typeof lookup === 'object' && lookup.outcome === 'found' ? lookup : undefined;
  return (
    <Stack gap="l">
      <Columns tablet="wideLast" gap="m">
        <SectionField name={names.zipcode} />
        <Columns phone="fit" gap="m">
          {/* Without a box of its own, so that the columns stay those of the fields. */}
          <div
            role="presentation"
            style={{ display: 'contents' }}
            onBlur={split}
            onKeyDown={({ key }) => key === 'Enter' && split()}
          >
            <SectionField name={names.houseNumber} />
          </div>
          <SectionField name={names.addition} />
        </Columns>
      </Columns>
      {found && found.additions.length > 0 && <KnownAdditions address={found} names={names} notListed={notListed} />}
      <div role="status">
        {lookup !== undefined && (
          <Text tone="muted" size="small">
            {language.say(sayingOf(lookup))}
          </Text>
        )}
      </div>
      <SectionField name={names.street} />
      <SectionField name={names.place} />
    </Stack>
  );
}

function sayingOf(lookup: Exclude<AddressLookup, undefined>): Message {
  if (lookup === 'looking') return addressTexts.message('looking');
  if (lookup.outcome !== 'found') return addressTexts.message(lookup.outcome);
  return addressTexts.message('found', { street: lookup.street, place: lookup.place });
}
