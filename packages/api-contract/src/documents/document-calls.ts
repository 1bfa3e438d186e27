import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleOrder } from '../orders/order-calls.js';
import { routes } from '../routes.js';
import { calendarDate } from '../scalars/calendar-date.js';
import { id } from '../scalars/id.js';

const orderDocument = z.object({
  documentId: z.string(),
  documentName: z.string(),
  documentDate: calendarDate,
  /** On the site's own origin. */
  url: z.string(),
  /** A path of the site where it is paid there, else the whole address that the seller gave. */
  paymentLink: z.optional(z.string()),
});
/** A document of an order, as the list shows it. */
export type OrderDocument = z.output<typeof orderDocument>;

const plan: OrderDocument = {
  documentId: 'c2a9d0de-41a5-4a0c-8b53-0b7f1f3f6a66',
  documentName: 'Installatieplan',
  documentDate: '2026-11-18',
  url: '/api/account/getDocument?documentId=c2a9d0de-41a5-4a0c-8b53-0b7f1f3f6a66',
};
const invoice: OrderDocument = {
  documentId: '1f6f2c9a-0b6e-4f0e-9a4e-5d3c2b1a0f77',
  documentName: 'Factuur aanbetaling',
  documentDate: '2026-11-20',
  url: '/api/account/getDocument?documentId=1f6f2c9a-0b6e-4f0e-9a4e-5d3c2b1a0f77',
  paymentLink: `/account/betaling/?orderId=${exampleOrder.id}&type=PY`,
};

export const getDocuments = defineCall({
  route: routes.getDocuments,
  summary: 'The documents of one order, the newest first.',
  access: 'customer',
  query: z.strictObject({ orderId: id }),
  response: z.array(orderDocument),
  errors: { 404: 'notFound' },
  example: { query: { orderId: exampleOrder.id }, response: [invoice, plan] },
});

export const getDocument = defineCall({
  route: routes.getDocument,
  summary: 'A document to look at: where its `url` leads.',
  access: 'customer',
  query: z.strictObject({ documentId: id }),
  media: 'application/octet-stream',
  response: z.string(),
  errors: { 404: 'notFound' },
  example: { query: { documentId: plan.documentId }, response: '%PDF-1.7' },
});

export const download = defineCall({
  route: routes.download,
  summary:
    'A document as a file, by its `url` as `getDocuments` gave it. The `url` is a key among the customer’s own documents: nothing is fetched from it.',
  access: 'customer',
  query: z.strictObject({ url: z.string().check(z.maxLength(2_000)) }),
  media: 'application/octet-stream',
  response: z.string(),
  errors: { 404: 'notFound' },
  example: { query: { url: plan.url }, response: '%PDF-1.7' },
});
