import { isKnownNumber, lookedUpAddressFields } from '../houses/address-form.js';
import { orderedFields, type OrderFormContext } from '../orders/order-form.js';
import { isQuantity, quantity } from '../orders/quantity.js';
import type { QuotedProduct } from '../prices/price-list.js';
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
    hasPompAo: ({ answers }) => (answers.product === 'All-Electric' ? 'required' : 'hidden'),
    removeBoiler: ({ answers }) => (answers.product === 'All-Electric' ? 'required' : 'hidden'),
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

/** What is offered: for a customer who already has a Pomp AO, an All-Electric is the upgrade (spec 3 §4). */
export const offeredProduct = ({
  product,
  hasPompAo,
}: {
  readonly product: Exclude<QuotedProduct, 'Upgrade'>;
  readonly hasPompAo?: 'ja' | 'nee' | undefined;
}): QuotedProduct => (product === 'All-Electric' && hasPompAo === 'ja' ? 'Upgrade' : product);
