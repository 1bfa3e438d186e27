import { isKnownNumber, lookedUpAddressFields } from '../houses/address-form.js';
import { orderedFields, orderedProducts, type OrderFormContext } from '../orders/order-form.js';
import { isQuantity, quantity } from '../orders/quantity.js';
import { hasUpgrade } from '../products/offered-product.js';
import { replacesBoiler } from '../products/replaces-boiler.js';
import { sectionsIn, type SectionAnswers } from '../sections/define-section.js';
import { choice } from '../sections/kinds/choice.js';
import { yesNo } from '../sections/kinds/options.js';

type Rule = (scope: { readonly context: OrderFormContext }) => 'required' | 'unasked';
const whenTyped: Rule = ({ context }) => (context.addressFrom === 'form' ? 'required' : 'unasked');

/** What is asked for a quote: the order form's first questions, and what the price depends on besides. */
export const quoteRequest = sectionsIn<OrderFormContext>()({
  name: 'quoteRequest',
  fields: {
    product: choice({ options: orderedProducts }),
    hasPompAo: orderedFields.hasPompAo,
    quantity: quantity(),
    removeBoiler: choice({ options: yesNo }),
    ...lookedUpAddressFields,
  },
  presence: {
    hasPompAo: ({ answers }) => (hasUpgrade(answers.product) ? 'required' : 'hidden'),
    removeBoiler: ({ answers }) => (replacesBoiler(answers.product) ? 'required' : 'hidden'),
    zipcode: whenTyped,
    houseNumber: whenTyped,
    addition: ({ context }) => (context.addressFrom === 'form' ? 'optional' : 'unasked'),
    street: whenTyped,
    place: whenTyped,
  },
  checks: { quantity: isQuantity, houseNumber: isKnownNumber },
});

/** The answers to `quoteRequest`. */
export type QuoteAnswers = SectionAnswers<typeof quoteRequest>;
