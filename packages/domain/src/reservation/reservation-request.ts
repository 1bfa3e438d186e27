import { houseAddress } from '../houses/house.js';
import { hasHouseNumber, newHouse } from '../houses/new-house.js';
import { isQuantity } from '../orders/quantity.js';
import type { ReservableProduct } from '../products/reservable-products.js';
import { reservedProduct } from '../products/reserved-as.js';
import type { ReservedProduct } from '../products/reserved-products.js';
import type { HomeAnswers } from '../savings/home-answers.js';
import { defineSection } from '../sections/define-section.js';
import { text } from '../sections/kinds/text.js';
import type { SaidIssue } from '../sections/resolve-section.js';
import {
  reservationContactForm,
  reservationDetailsForm,
  whenBilledElsewhere,
  type ReservationContact,
  type ReservationDetails,
} from './reservation-forms.js';

/** A reservation as it travels (spec 3 §3). An address is street and house number, with an addition as `Straat,12 A`. */
export interface ReservationRequest {
  readonly contactInformation: {
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string;
    readonly email: string;
  };
  readonly address: {
    readonly address: string;
    readonly postCode: string;
    readonly city: string;
    readonly installSameBill: boolean;
    /** These three where invoices go elsewhere. */
    readonly billingAddress?: string | undefined;
    readonly billingPostCode?: string | undefined;
    readonly billingCity?: string | undefined;
  };
  readonly product: ReservedProduct;
  readonly quantity: number;
  /** What they said of the home there when they calculated its savings. */
  readonly home?: HomeAnswers | undefined;
}

const { address, zip, city } = newHouse.fields;

/** What is asked of a reservation as it travels, by the names that it has then. */
export const reservationForm = defineSection({
  name: 'reservation',
  fields: {
    ...reservationContactForm.fields,
    address,
    postCode: zip,
    city,
    installSameBill: reservationDetailsForm.fields.installSameBill,
    billingAddress: text({ messages: address.messages, example: 'Havenstraat,3 A' }),
    billingPostCode: reservationDetailsForm.fields.billingZipcode,
    billingCity: reservationDetailsForm.fields.billingPlace,
    quantity: reservationDetailsForm.fields.quantity,
  },
  presence: { billingAddress: whenBilledElsewhere, billingPostCode: whenBilledElsewhere, billingCity: whenBilledElsewhere },
  checks: { address: hasHouseNumber, billingAddress: hasHouseNumber, quantity: isQuantity },
});

/** Both steps, filled in, as the call takes them. */
export function reservationOf(
  product: ReservableProduct,
  contact: ReservationContact,
  details: ReservationDetails,
): ReservationRequest {
  const { firstName = '', lastName = '', phone = '', email = '' } = contact;
  const { hasPompAo, quantity, installSameBill = false } = details;
  return {
    contactInformation: { firstName, lastName, phone, email },
    address: {
      address: houseAddress(placeOf(details.street, details.houseNumber, details.addition)),
      postCode: details.zipcode ?? '',
      city: details.place ?? '',
      installSameBill,
      ...(!installSameBill && {
        billingAddress: houseAddress(placeOf(details.billingStreet, details.billingHouseNumber, details.billingAddition)),
        billingPostCode: details.billingZipcode ?? '',
        billingCity: details.billingPlace ?? '',
      }),
    },
    product: reservedProduct(product, hasPompAo),
    quantity: Number(quantity),
  };
}

const placeOf = (street = '', houseNumber = '', addition = '') => ({ street, houseNumber, addition });

const askedAs: Readonly<Record<string, keyof typeof reservationDetailsForm.fields>> = {
  address: 'street',
  postCode: 'zipcode',
  city: 'place',
  billingAddress: 'billingStreet',
  billingPostCode: 'billingZipcode',
  billingCity: 'billingPlace',
};

/** What the server has against a reservation, at the fields of the steps. */
export const reservationIssues = (issues: readonly SaidIssue[]): readonly SaidIssue[] =>
  issues.map((issue) => ({ ...issue, field: askedAs[issue.field] ?? issue.field }));
