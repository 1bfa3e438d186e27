import { defineSection, type SectionAnswers } from '../sections/define-section.js';
import type { SaidIssue } from '../sections/resolve-section.js';
import { isKnownNumber, lookedUpAddressFields } from './address-form.js';
import { houseAddress } from './house.js';
import { newHouse } from './new-house.js';

/** The form of a new house. */
export const addHouseForm = defineSection({
  name: 'addHouse',
  fields: {
    ...lookedUpAddressFields,
    mainAddress: newHouse.fields.mainAddress,
  },
  presence: { addition: 'optional', mainAddress: 'optional' },
  checks: { houseNumber: isKnownNumber },
});

/** A filled-in form as the call takes it. */
export function newHouseOf({
  zipcode = '',
  houseNumber = '',
  addition,
  street = '',
  place = '',
  mainAddress = false,
}: SectionAnswers<typeof addHouseForm>) {
  return {
    address: houseAddress({ street, houseNumber, ...(addition !== undefined && { addition }) }),
    zip: zipcode,
    city: place,
    mainAddress,
  };
}

const askedAs: Readonly<Record<string, keyof typeof addHouseForm.fields>> = { address: 'street', zip: 'zipcode', city: 'place' };

/** What the server has against a new house, at the fields of the form. */
export const addHouseIssues = (issues: readonly SaidIssue[]): readonly SaidIssue[] =>
  issues.map((issue) => ({ ...issue, field: askedAs[issue.field] ?? issue.field }));
