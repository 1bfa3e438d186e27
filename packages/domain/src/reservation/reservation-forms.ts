import { person } from '../account/person.js';
import { isKnownNumber, lookedUpAddressFields } from '../houses/address-form.js';
import { agreementFields } from '../orders/order-form.js';
import { isQuantity, quantity } from '../orders/quantity.js';
import { hasUpgrade } from '../products/offered-product.js';
import type { ReservableProduct } from '../products/reservable-products.js';
import { defineSection, sectionsIn, type SectionAnswers } from '../sections/define-section.js';
import type { SectionContext } from '../sections/field.js';
import { checkbox } from '../sections/kinds/checkbox.js';
import { choice } from '../sections/kinds/choice.js';
import { yesNo } from '../sections/kinds/options.js';
import { email, phone } from '../sections/kinds/text-formats.js';

/** Step 1: who reserves. Little, because the e-mail address decides whether it goes on here or at the login. */
export const reservationContactForm = defineSection({
  name: 'reservationContact',
  fields: {
    firstName: person.fields.firstName,
    lastName: person.fields.lastName,
    email: email(),
    phone: phone(),
  },
});

/** What step 2 depends on besides answers. */
export interface ReservationDetailsContext extends SectionContext {
  /** The product of the page. */
  readonly product: ReservableProduct;
}

type Billed = (scope: { readonly answers: { readonly installSameBill?: boolean } }) => 'required' | 'hidden';
export const whenBilledElsewhere: Billed = ({ answers }) => (answers.installSameBill === true ? 'hidden' : 'required');

const detailsFields = {
  hasPompAo: choice({ options: yesNo }),
  quantity: quantity(),
  ...lookedUpAddressFields,
  installSameBill: checkbox(),
  billingZipcode: agreementFields.invoiceZipcode,
  billingHouseNumber: agreementFields.invoiceHouseNumber,
  billingAddition: agreementFields.invoiceAddition,
  billingStreet: agreementFields.invoiceStreet,
  billingPlace: agreementFields.invoicePlace,
};
const detailsPresence = {
  hasPompAo: ({ context }: { readonly context: ReservationDetailsContext }) =>
    hasUpgrade(context.product) ? 'required' : 'unasked',
  addition: 'optional',
  installSameBill: 'optional',
  billingZipcode: whenBilledElsewhere,
  billingHouseNumber: whenBilledElsewhere,
  billingAddition: (scope: Parameters<Billed>[0]) => (whenBilledElsewhere(scope) === 'hidden' ? 'hidden' : 'optional'),
  billingStreet: whenBilledElsewhere,
  billingPlace: whenBilledElsewhere,
} as const;
const detailsChecks = { quantity: isQuantity, houseNumber: isKnownNumber, billingHouseNumber: isKnownNumber };

/** Step 2: what is reserved, and where it is installed. */
export const reservationDetailsForm = sectionsIn<ReservationDetailsContext>()({
  name: 'reservationDetails',
  fields: detailsFields,
  presence: detailsPresence,
  checks: detailsChecks,
});

/** Both steps at once, with their words: for whoever has no script to go from one to the other. */
export const reservationInOneForm = /* #__PURE__ */ sectionsIn<ReservationDetailsContext>()({
  name: 'reservationDetails',
  fields: { ...reservationContactForm.fields, ...detailsFields },
  presence: detailsPresence,
  checks: detailsChecks,
});

/** The answers of step 1. */
export type ReservationContact = SectionAnswers<typeof reservationContactForm>;
/** The answers of step 2. */
export type ReservationDetails = SectionAnswers<typeof reservationDetailsForm>;

/** What step 2 starts with: one, and no second address. */
export const usualReservation = { quantity: '1', installSameBill: true } as const satisfies ReservationDetails;
