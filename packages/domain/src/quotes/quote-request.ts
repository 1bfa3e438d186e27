import { isKnownNumber, lookedUpAddressFields } from '../houses/address-form.js';
import { orderedFields, type OrderFormContext } from '../orders/order-form.js';
import { isQuantity, quantity } from '../orders/quantity.js';
import { hasUpgrade } from '../products/offered-product.js';
import { replacesBoiler } from '../products/replaces-boiler.js';
import { sectionsIn, type SectionAnswers } from '../sections/define-section.js';
import { choice, yesNo } from '../sections/kinds/choice.js';

type Rule = (scope: { readonly context: OrderFormContext }) => 'required' | 'unasked';
const whenTyped: Rule = ({ context }) => (context.addressFrom === 'form' ? 'required' : 'unasked');

/** What is asked for a quote: the order form's first questions, and what the price depends on besides. */
export const quoteRequest = sectionsIn<OrderFormContext>()({
  name: 'quoteRequest',
  title: 'Offerte aanvragen',
  fields: {
    product: { ...orderedFields.product, label: 'Voor welk product wil je een offerte?' },
    hasPompAo: orderedFields.hasPompAo,
    quantity: quantity(orderedFields.amount.label),
    removeBoiler: choice({
      label: 'Zullen we je oude cv-ketel meenemen?',
      help: 'Afkoppelen is gratis, meenemen kost extra.',
      options: yesNo,
    }),
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
