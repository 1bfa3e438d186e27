import { agreementFields, exampleAnswers, quoteRequest } from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleContext } from '../example-of-form.js';
import { exampleHouse } from '../houses/house-calls.js';
import { exampleOrder, order } from '../orders/order-calls.js';
import { routes } from '../routes.js';
import { id } from '../scalars/id.js';
import { withSectionValues } from '../section-values.js';
import { exampleQuote, quote } from './quote.js';

/** With `houseId` no address is asked. */
const request = withSectionValues(quoteRequest, { houseId: z.optional(id) });
const exampleRequest = {
  ...exampleAnswers(quoteRequest, {
    after: {},
    context: { ...exampleContext, addressFrom: 'house' },
    wishes: { product: 'All-Electric', hasPompAo: 'nee' },
  }),
  houseId: exampleHouse.id,
};

export const getQuotes = defineCall({
  route: routes.getQuotes,
  summary: 'The customer’s quotes, the newest first.',
  access: 'customer',
  response: z.array(quote),
  example: { response: [exampleQuote] },
});

export const getQuotePdf = defineCall({
  route: routes.getQuotePdf,
  summary: 'A quote of the customer as it stands now, line by line and with its last day, as a PDF to keep.',
  access: 'customer',
  query: z.strictObject({ id }),
  media: 'application/pdf',
  response: z.string(),
  errors: { 404: 'notFound', 429: 'tooManyRequests' },
  example: { query: { id: exampleQuote.id }, response: '%PDF-1.7' },
});

export const postQuote = defineCall({
  route: routes.postQuote,
  summary:
    'Ask for a quote, for one of the customer’s houses or for another address. It has the prices of today, and stands for thirty days.',
  access: 'customer',
  body: request,
  once: true,
  response: quote,
  errors: { 404: 'notFound', 422: 'invalidAnswers' },
  example: { body: exampleRequest, response: exampleQuote },
});

export const putQuote = defineCall({
  route: routes.putQuote,
  summary:
    'Ask for something else in a quote: it gets the prices of today, and stands for thirty days again. 409 when it was ordered from or has expired.',
  access: 'customer',
  query: z.strictObject({ id }),
  body: request,
  response: quote,
  errors: { 404: 'notFound', 409: 'conflict', 422: 'invalidAnswers' },
  example: { query: { id: exampleQuote.id }, body: exampleRequest, response: { ...exampleQuote, revision: 2 } },
});

export const postOrder = defineCall({
  route: routes.postOrder,
  summary:
    'Order from a quote: what it offers, at its price. `revision` is of the quote as the customer saw it; 409 when it was changed since, was ordered from already, or has expired.',
  access: 'customer',
  body: withSectionValues({ fields: agreementFields }, { quoteId: id, revision: z.int().check(z.positive()) }),
  once: true,
  response: order,
  errors: { 404: 'notFound', 409: 'conflict', 422: 'invalidAnswers' },
  example: {
    body: { quoteId: exampleQuote.id, revision: 1, invoiceIsSameAsInstallation: 'ja', terms: true, quoteAccepted: true },
    response: {
      ...exampleOrder,
      product: 'All-Electric',
      flow: 'all-electric',
      orderDate: '2026-11-21',
      step: 'RV',
      status: 'OG',
      inspectionAppointment: { date: null },
    },
  },
});
