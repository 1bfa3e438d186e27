import { documentKinds, type DocumentKind } from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleOrder } from '../orders/order-calls.js';
import { calendarDate } from '../scalars/calendar-date.js';
import { id } from '../scalars/id.js';
import { exampleTerms } from '../agreements/agreement-examples.js';
import { examplePlacement, examplePlanContent, placement, planContent } from '../agreements/plan-facts.js';
import { termsVersion } from '../agreements/terms-calls.js';
import { backofficeRoutes } from './backoffice-routes.js';

const sellerKinds = documentKinds.filter((kind): kind is Exclude<DocumentKind, 'confirmation'> => kind !== 'confirmation');
const text = z.string().check(z.minLength(1), z.maxLength(200));

export const documentCalls = {
  postPlan: defineCall({
    route: backofficeRoutes.postPlan,
    summary:
      'Make the plan that the customer signs: the price in all, what is paid when, what is done and what isn’t, and the dates. Its page and its PDF both say this, with the subsidy as its table of the day has it. With a `placement` the pump is drawn to scale in a photo of the customer’s, which its page and its PDF show. `reference` is your own name for it: the same again is answered as the first time.',
    access: 'seller',
    query: z.strictObject({ orderId: id, reference: text }),
    // Nobody signs to pay nothing.
    body: z.strictObject({ ...planContent, total: z.int().check(z.minimum(1)), placement: z.optional(placement) }),
    response: z.object({ documentId: z.string(), url: z.string() }),
    errors: { 404: 'notFound', 422: 'invalidAnswers' },
    example: {
      query: { orderId: exampleOrder.id, reference: 'plan-01482-2' },
      body: { ...examplePlanContent, placement: examplePlacement },
      response: {
        documentId: 'c2a9d0de-41a5-4a0c-8b53-0b7f1f3f6a66',
        url: '/api/account/getDocument?documentId=c2a9d0de-41a5-4a0c-8b53-0b7f1f3f6a66',
      },
    },
  }),
  postTerms: defineCall({
    route: backofficeRoutes.postTerms,
    summary:
      'Add a version of the terms: the bytes of a PDF. From then on it is the one that customers agree to. A version never changes: the same again is answered as the first time, other bytes under its name are a 409.',
    access: 'seller',
    query: z.strictObject({ version: termsVersion }),
    sends: 'file',
    response: z.object({ version: z.string(), url: z.string(), sha256: z.string() }),
    errors: { 409: 'conflict', 422: 'invalidAnswers' },
    example: { query: { version: exampleTerms.version }, response: exampleTerms },
  }),
  postDocument: defineCall({
    route: backofficeRoutes.postDocument,
    summary:
      'Add a document to an order: the bytes of a PDF, PNG or JPEG of 50 MB at most. `reference` is your own name for it: the same again is answered as the first time. With a `paymentLink` the customer can pay it. The newest `plan` is what the customer signs.',
    access: 'seller',
    query: z.strictObject({
      orderId: id,
      reference: text,
      name: text,
      date: calendarDate,
      /** `other` unless it is given. */
      kind: z.optional(z.enum(sellerKinds)),
      paymentLink: z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(2_000))),
    }),
    sends: 'file',
    response: z.object({ documentId: z.string(), url: z.string() }),
    errors: { 404: 'notFound', 422: 'invalidAnswers' },
    example: {
      query: { orderId: exampleOrder.id, reference: 'plan-01482-1', name: 'Installatieplan', date: '2026-11-18', kind: 'plan' },
      response: {
        documentId: 'c2a9d0de-41a5-4a0c-8b53-0b7f1f3f6a66',
        url: '/api/account/getDocument?documentId=c2a9d0de-41a5-4a0c-8b53-0b7f1f3f6a66',
      },
    },
  }),
};
