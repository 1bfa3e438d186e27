import { addressFields, isKnownNumber } from '../houses/address-form.js';
import { hasUpgrade } from '../products/offered-product.js';
import { productLabel } from '../products/product-label.js';
import { reservableProducts } from '../products/reservable-products.js';
import { sectionsIn } from '../sections/define-section.js';
import type { SectionContext } from '../sections/field.js';
import { checkbox } from '../sections/kinds/checkbox.js';
import { choice, yesNo } from '../sections/kinds/choice.js';
import { houseNumber, wholeNumber } from '../sections/kinds/number.js';
import { text, zipcode } from '../sections/kinds/text.js';
import { quoteForm } from './quote-form.js';

/** What an order’s questions depend on besides answers. */
export interface OrderFormContext extends SectionContext {
  /** `house`: one of the customer's houses was chosen, so no address is asked. */
  readonly addressFrom: 'house' | 'form';
}

type Rule = (scope: { readonly context: OrderFormContext }) => 'required' | 'unasked';
const whenTyped: Rule = ({ context }) => (context.addressFrom === 'form' ? 'required' : 'unasked');

type Invoiced = (scope: { readonly answers: { readonly invoiceIsSameAsInstallation?: 'ja' | 'nee' } }) => 'required' | 'hidden';
const whenElsewhere: Invoiced = ({ answers }) => (answers.invoiceIsSameAsInstallation === 'nee' ? 'required' : 'hidden');

/** What is ordered: what a quote is asked for as well. */
export const orderedFields = {
  product: choice({
    label: 'Welk product wil je bestellen?',
    options: reservableProducts.map((product) => [product, productLabel(product)] as const),
  }),
  amount: wholeNumber({ label: 'Aantal', example: '1' }),
  hasPompAo: choice({ label: 'Heb je al een Pomp AO?', options: yesNo }),
};

/** What is only asked when it comes to ordering. */
export const agreementFields = {
  invoiceIsSameAsInstallation: choice({ label: 'Is het factuuradres hetzelfde als het installatieadres?', options: yesNo }),
  invoiceZipcode: zipcode({ label: 'Postcode van het factuuradres', example: '1271 AD' }),
  invoiceHouseNumber: houseNumber({ label: 'Huisnummer van het factuuradres', example: '3' }),
  invoiceAddition: text({ label: 'Toevoeging bij het factuuradres', maxLength: 20, example: 'A' }),
  invoiceStreet: text({ label: 'Straat van het factuuradres', example: 'Havenstraat' }),
  invoicePlace: text({ label: 'Plaats van het factuuradres', example: 'Huizen' }),
  terms: checkbox({
    label: 'Ik ga akkoord met de voorwaarden en het privacybeleid',
    consent: true,
    messages: { missing: 'Je moet akkoord gaan met de voorwaarden en het privacybeleid.' },
  }),
  ...quoteForm.fields,
};

/** An order as it is agreed to: what, where, and who is invoiced. */
export const orderForm = sectionsIn<OrderFormContext>()({
  name: 'order',
  title: 'Bestelling',
  fields: { ...orderedFields, ...addressFields, ...agreementFields },
  presence: {
    hasPompAo: ({ answers }) => (hasUpgrade(answers.product) ? 'required' : 'hidden'),
    street: whenTyped,
    houseNumber: whenTyped,
    place: whenTyped,
    zipcode: whenTyped,
    invoiceZipcode: whenElsewhere,
    invoiceHouseNumber: whenElsewhere,
    invoiceAddition: (scope) => (whenElsewhere(scope) === 'hidden' ? 'hidden' : 'optional'),
    invoiceStreet: whenElsewhere,
    invoicePlace: whenElsewhere,
  },
  checks: {
    amount: (amount) => amount !== '0',
    invoiceHouseNumber: isKnownNumber,
  },
});
