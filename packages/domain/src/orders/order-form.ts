import { addressFields, isKnownNumber } from '../houses/address-form.js';
import { hasUpgrade } from '../products/offered-product.js';
import { productLabel } from '../products/product-label.js';
import { reservableProducts } from '../products/reservable-products.js';
import { sectionsIn } from '../sections/define-section.js';
import type { SectionContext } from '../sections/field.js';
import { checkbox } from '../sections/kinds/checkbox.js';
import { choice } from '../sections/kinds/choice.js';
import { namedOptions, yesNo } from '../sections/kinds/options.js';
import { houseNumber, wholeNumber } from '../sections/kinds/number.js';
import { text } from '../sections/kinds/text.js';
import { zipcode } from '../sections/kinds/text-formats.js';
import { wordedFields } from '../sections/worded-fields.js';
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

/** What can be ordered by name. */
export const orderedProducts = /* #__PURE__ */ namedOptions(reservableProducts, productLabel);

/** What is ordered: what a quote is asked for as well. */
export const orderedFields = wordedFields('order', {
  product: choice({ options: orderedProducts }),
  amount: wholeNumber({ example: '1' }),
  hasPompAo: choice({ options: yesNo }),
});

/** What is only asked when it comes to ordering. */
export const agreementFields = wordedFields('order', {
  invoiceIsSameAsInstallation: choice({ options: yesNo }),
  invoiceZipcode: zipcode({ autoComplete: 'billing postal-code', example: '1271 AD' }),
  invoiceHouseNumber: houseNumber({ example: '3' }),
  invoiceAddition: text({ maxLength: 20, example: 'A' }),
  invoiceStreet: text({ autoComplete: 'billing address-line1', example: 'Havenstraat' }),
  invoicePlace: text({ autoComplete: 'billing address-level2', example: 'Huizen' }),
  terms: checkbox({ consent: true, messages: { missing: 'own' } }),
  ...quoteForm.fields,
});

/** An order as it is agreed to: what, where, and who is invoiced. */
export const orderForm = sectionsIn<OrderFormContext>()({
  name: 'order',
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
