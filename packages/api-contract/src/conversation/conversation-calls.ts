import {
  appointmentChanges,
  appointmentKinds,
  conversationSides,
  documentKinds,
  messageForm,
  paymentOutcomes,
  sellerTurnReasons,
  type Delivery,
  type OrderTurn,
  type PromisedUse,
  type TimelineEvent,
} from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleOfForm } from '../example-of-form.js';
import { cents, paymentType } from '../payments/payment-calls.js';
import { routes } from '../routes.js';
import { calendarDate } from '../scalars/calendar-date.js';
import { id } from '../scalars/id.js';
import { withSectionValues } from '../section-values.js';
import { exampleFile } from '../uploads/uploaded-file.js';
import { exampleOrder, orderStatus, orderStep } from '../orders/order-calls.js';

const happened = { id: z.string(), at: z.string() };

/** Something that went along with a message. */
export const messagePhoto = z.object({ id: z.string(), fileName: z.string(), type: z.enum(['IMG', 'VID']) });

export const messageEvent = z.object({
  ...happened,
  kind: z.literal('message'),
  from: z.enum(conversationSides),
  author: z.nullable(z.string()),
  text: z.string(),
  photos: z.optional(z.readonly(z.array(messagePhoto))),
});

export const timelineEvent = z.discriminatedUnion('kind', [
  z.object({ ...happened, kind: z.literal('step'), step: orderStep, status: orderStatus }),
  z.object({ ...happened, kind: z.literal('information'), about: z.enum(['houseInfo', 'installationInfo']) }),
  z.object({
    ...happened,
    kind: z.literal('appointment'),
    appointmentId: z.string(),
    what: z.enum(appointmentKinds),
    change: z.enum(appointmentChanges),
    startsAt: z.string(),
    endsAt: z.string(),
    sequence: z.int(),
  }),
  z.object({
    ...happened,
    kind: z.literal('document'),
    documentId: z.string(),
    name: z.string(),
    documentKind: z.enum(documentKinds),
    url: z.string(),
  }),
  z.object({ ...happened, kind: z.literal('signed'), url: z.string() }),
  z.object({ ...happened, kind: z.literal('handover'), name: z.string(), url: z.string() }),
  z.object({
    ...happened,
    kind: z.literal('payment'),
    paymentId: z.string(),
    type: paymentType,
    amount: cents,
    state: z.enum(paymentOutcomes),
  }),
  z.object({
    ...happened,
    kind: z.literal('incasso'),
    change: z.enum(['agreed', 'withdrawn', 'planned']),
    date: z.nullable(calendarDate),
  }),
  messageEvent,
  z.object({ ...happened, kind: z.literal('mail'), subject: z.string() }),
  z.object({ ...happened, kind: z.literal('withdrawn') }),
]) satisfies z.ZodMiniType<TimelineEvent>;

export const orderTurn = z.object({
  customer: z.boolean(),
  seller: z.readonly(z.array(z.object({ why: z.enum(sellerTurnReasons), until: z.nullable(calendarDate) }))),
}) satisfies z.ZodMiniType<OrderTurn>;

const range = z.strictObject({ from: z.number().check(z.nonnegative()), to: z.number().check(z.nonnegative()) });
/** What was promised that a home uses in a year. */
export const promisedUse = z.strictObject({ gas: z.nullable(range), electricity: range }) satisfies z.ZodMiniType<PromisedUse>;
export const examplePromise: PromisedUse = { gas: { from: 300, to: 480 }, electricity: { from: 4_100, to: 4_900 } };

export const delivery = z.object({
  deviceCode: z.nullable(z.string()),
  warranties: z.readonly(z.array(z.object({ what: z.string(), until: calendarDate }))),
  serviceOn: z.nullable(calendarDate),
  promise: z.optional(promisedUse),
  photos: z.optional(z.readonly(z.array(messagePhoto))),
}) satisfies z.ZodMiniType<Delivery>;

const ofOrder = z.strictObject({ orderId: id });
const query = { orderId: exampleOrder.id };

export const exampleMessage = {
  id: 'message-0f3d1c9e-52d8-4e0f-9b1a-7b1d2c3e4f55',
  at: '2026-11-20T15:40:00.000Z',
  kind: 'message',
  from: 'seller',
  author: 'Joost Verhagen',
  text: 'Dag Marieke, één Pomp AO is genoeg voor je huis.',
} as const satisfies TimelineEvent;

export const exampleEvents: TimelineEvent[] = [
  { id: 'step-1', at: '2026-11-12T10:02:00.000Z', kind: 'step', step: 'RV', status: 'OG' },
  { id: 'step-2', at: '2026-11-13T08:40:00.000Z', kind: 'step', step: 'DI', status: 'MI' },
  {
    id: 'appointment-7c1de1b0-3f57-4d1b-9f63-6a3d8d2f5e55-0',
    at: '2026-11-13T09:10:00.000Z',
    kind: 'appointment',
    appointmentId: '7c1de1b0-3f57-4d1b-9f63-6a3d8d2f5e55',
    what: 'inspection',
    change: 'planned',
    startsAt: '2026-11-30T09:30:00.000Z',
    endsAt: '2026-11-30T10:15:00.000Z',
    sequence: 0,
  },
  { id: 'step-3', at: '2026-11-16T14:15:00.000Z', kind: 'step', step: 'AI', status: 'MI' },
  { id: 'mail-8d2f5e55-1', at: '2026-11-16T14:15:02.000Z', kind: 'mail', subject: 'Vul je woninggegevens in' },
  exampleMessage,
];

export const exampleTurn: OrderTurn = { customer: true, seller: [] };

export const exampleDelivery = {
  deviceCode: 'KA00000',
  warranties: [{ what: 'Pomp AO, onderdelen', until: '2032-01-12' }],
  serviceOn: '2028-01-12',
  photos: [{ id: exampleFile.id, fileName: exampleFile.fileName, type: exampleFile.type }],
} as const satisfies Delivery;

export const getOrderTimeline = defineCall({
  route: routes.getOrderTimeline,
  summary:
    'All that happened to an order, the oldest first; who moves next and until when; who advises on it; how many messages the customer has not seen yet; and once it is installed what the seller says of that.',
  access: 'customer',
  query: ofOrder,
  response: z.object({
    events: z.array(timelineEvent),
    turn: orderTurn,
    adviser: z.nullable(z.string()),
    unread: z.int().check(z.nonnegative()),
    delivery: z.nullable(delivery),
  }),
  errors: { 404: 'notFound' },
  example: {
    query,
    response: { events: exampleEvents, turn: exampleTurn, adviser: 'Joost Verhagen', unread: 1, delivery: null },
  },
});

export const getWarranty = defineCall({
  route: routes.getWarranty,
  summary: 'On what the seller gives a warranty and until when, as a PDF to keep. 404 until the seller said one.',
  access: 'customer',
  query: ofOrder,
  media: 'application/pdf',
  response: z.string(),
  errors: { 404: 'notFound', 429: 'tooManyRequests' },
  example: { query, response: '%PDF-1.7' },
});

export const postMessage = defineCall({
  route: routes.postMessage,
  summary:
    'Write to the adviser of an order. `photos` are ids of files that were uploaded for no question; each goes along with one message. May be sent ten times a minute.',
  access: 'customer',
  body: withSectionValues(messageForm, { orderId: id }),
  once: true,
  response: messageEvent,
  errors: { 404: 'notFound', 422: 'invalidAnswers', 429: 'tooManyRequests' },
  example: {
    body: { orderId: exampleOrder.id, ...exampleOfForm(messageForm), photos: [exampleFile.id] },
    response: {
      ...exampleMessage,
      from: 'customer',
      author: null,
      photos: [{ id: exampleFile.id, fileName: exampleFile.fileName, type: exampleFile.type }],
    },
  },
});

export const putMessagesRead = defineCall({
  route: routes.putMessagesRead,
  summary:
    'Say that the customer has seen the messages of an order, up to `messageId` where that is given: what came since may not have been on the screen.',
  access: 'customer',
  body: z.strictObject({ orderId: id, messageId: z.optional(id) }),
  response: z.object({}),
  errors: { 404: 'notFound' },
  example: { body: query, response: {} },
});
