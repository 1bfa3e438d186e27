import * as z from 'zod/mini';
import { handoverLinkDays, maxMessagePhotos, orderProducts } from '@pomp/domain';
import { defineCall } from '../define-call.js';
import { exampleOrder, orderStatus, orderStep } from '../orders/order-calls.js';
import {
  delivery,
  exampleDelivery,
  exampleMessage,
  messageEvent,
  messagePhoto,
  orderTurn,
  promisedUse,
} from '../conversation/conversation-calls.js';
import { photoAgain, uploadSizes } from '../uploads/account-upload-calls.js';
import { exampleFile } from '../uploads/uploaded-file.js';
import { calendarDate } from '../scalars/calendar-date.js';
import { id } from '../scalars/id.js';
import { backofficeRoutes } from './backoffice-routes.js';

const ofOrder = z.strictObject({ orderId: id });
const query = { orderId: exampleOrder.id };
const name = z.string().check(z.minLength(1), z.maxLength(100));

/** So many photos of an installation are enough to look back at. */
const maxDeliveryPhotos = 20;

/** One order in the list of who moves next. */
const waiting = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  product: z.enum(orderProducts),
  customer: z.string(),
  step: orderStep,
  status: orderStatus,
  turn: orderTurn,
  overdue: z.boolean(),
  /** Messages of the customer that nobody looked at. */
  unread: z.int().check(z.nonnegative()),
});

export const conversationCalls = {
  getTurns: defineCall({
    route: backofficeRoutes.getTurns,
    summary:
      'The orders that aren’t done, by who moves next: what is overdue first, then what the seller does in the order of its days, then what waits for customers.',
    access: 'seller',
    response: z.object({ orders: z.array(waiting) }),
    example: {
      response: {
        orders: [
          {
            orderId: exampleOrder.id,
            orderNumber: exampleOrder.orderNumber,
            product: exampleOrder.product,
            customer: 'Marieke de Wit',
            step: 'PY',
            status: 'MI',
            turn: { customer: false, seller: [{ why: 'step', until: '2026-11-24' }] },
            overdue: false,
            unread: 0,
          },
        ],
      },
    },
  }),
  postOrderMessage: defineCall({
    route: backofficeRoutes.postOrderMessage,
    summary:
      'Write to the customer of an order, in the name of its adviser unless `author` says another. A customer who hasn’t looked within an hour gets a mail, without the text. `photos` are ids that `postOrderPhoto` gave; one that is gone or was sent before is a 404 (`fileGone`).',
    access: 'seller',
    query: ofOrder,
    body: z.strictObject({
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
      author: z.optional(name),
      photos: z.optional(z.array(id).check(z.maxLength(maxMessagePhotos))),
    }),
    once: true,
    response: messageEvent,
    errors: { 404: 'notFound' },
    example: { query, body: { text: exampleMessage.text }, response: exampleMessage },
  }),
  postOrderPhoto: defineCall({
    route: backofficeRoutes.postOrderPhoto,
    summary:
      'Bring a photo or video for a message to the customer of an order: its bytes. It is nowhere to be seen until a message takes it along, and gone after a day without one.',
    access: 'seller',
    query: z.strictObject({ orderId: id, fileName: z.string().check(z.minLength(1), z.maxLength(255)) }),
    sends: 'file',
    response: messagePhoto,
    errors: { 404: 'notFound', 422: 'notAPicture' },
    example: {
      query: { ...query, fileName: exampleFile.fileName },
      response: { id: exampleFile.id, fileName: exampleFile.fileName, type: exampleFile.type },
    },
  }),
  getOrderPhoto: defineCall({
    route: backofficeRoutes.getOrderPhoto,
    summary:
      'A photo of an order’s house, or one that went along with a message: the file as it was sent. With `size` a picture of it that is made anew (320 or 1600 pixels, WebP), as `getUpload` has it.',
    access: 'seller',
    query: z.strictObject({ orderId: id, id, size: z.optional(z.enum(uploadSizes)) }),
    media: 'application/octet-stream',
    response: z.string(),
    errors: { 404: 'notFound' },
    example: { query: { ...query, id: exampleFile.id, size: 'thumb' }, response: 'RIFF' },
  }),
  putOrderMessagesRead: defineCall({
    route: backofficeRoutes.putOrderMessagesRead,
    summary:
      'Say that the seller has seen the messages of an order, up to `messageId` where that is given, as what came since may not have been on the screen: no mail is sent about those any more. It stays the seller’s turn until there is an answer, or `putNoAnswerNeeded`.',
    access: 'seller',
    query: z.strictObject({ orderId: id, messageId: z.optional(id) }),
    response: z.object({}),
    errors: { 404: 'notFound' },
    example: { query, response: {} },
  }),
  putNoAnswerNeeded: defineCall({
    route: backofficeRoutes.putNoAnswerNeeded,
    summary:
      'Say that the customer’s message needs no answer, such as a last ‘Thank you!’: it is the seller’s turn no longer because of it, until the customer writes again. Counts as having seen the messages.',
    access: 'seller',
    query: z.strictObject({ orderId: id, messageId: id }),
    response: z.object({}),
    errors: { 404: 'notFound' },
    example: { query: { ...query, messageId: exampleMessage.id }, response: {} },
  }),
  putAdviser: defineCall({
    route: backofficeRoutes.putAdviser,
    summary: 'Name who advises the customer of an order. `null`: nobody in particular.',
    access: 'seller',
    query: ofOrder,
    body: z.strictObject({ name: z.nullable(name) }),
    response: z.object({ adviser: z.nullable(z.string()) }),
    errors: { 404: 'notFound' },
    example: { query, body: { name: 'Joost Verhagen' }, response: { adviser: 'Joost Verhagen' } },
  }),
  putPhotoAgain: defineCall({
    route: backofficeRoutes.putPhotoAgain,
    summary:
      'Ask the customer of an order for a better photo in the place of this one, and say why: it becomes the next thing to do in the portal, and a message in the conversation. A newer photo of the same answers it. `null` takes it back.',
    access: 'seller',
    query: z.strictObject({ orderId: id, uploadId: id }),
    body: z.strictObject({ reason: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(300))) }),
    response: z.object({ again: z.nullable(photoAgain) }),
    errors: { 404: 'notFound' },
    example: {
      query: { ...query, uploadId: exampleFile.id },
      body: { reason: 'Te donker: we kunnen het typenummer niet lezen.' },
      response: { again: { reason: 'Te donker: we kunnen het typenummer niet lezen.', at: '2026-11-20T15:40:00.000Z' } },
    },
  }),
  postHandoverLink: defineCall({
    route: backofficeRoutes.postHandoverLink,
    summary:
      'Make a link with which a handover is signed on the doorstep, on any phone and without an account, for `days` days. A new one takes the place of the one before. 409 before the installation’s step, and once it was signed.',
    access: 'seller',
    query: ofOrder,
    body: z.strictObject({ days: z.optional(z.int().check(z.gte(1), z.lte(handoverLinkDays.max))) }),
    response: z.object({
      url: z.string(),
      /** Until when it works. */
      until: z.string(),
    }),
    errors: { 404: 'notFound', 409: 'conflict' },
    example: {
      query,
      body: { days: handoverLinkDays.usual },
      response: { url: 'https://www.pomp.example/oplevering/?token=c2VjcmV0', until: '2027-01-14T14:40:00.000Z' },
    },
  }),
  putDelivery: defineCall({
    route: backofficeRoutes.putDelivery,
    summary:
      'Say what the customer should know of an installation that is done: the code by which RVO knows the heat pump, warranties with their last day, and the day of the first service. What isn’t said isn’t promised. `photos` of how it was left behind are ids that `postOrderPhoto` gave; without them they stay as they are. So does `promise`: what you promised that the home uses in a year, against which a customer’s meter readings are shown. A photo that is gone is a 404 (`fileGone`); a promise from more to less is a 422.',
    access: 'seller',
    query: ofOrder,
    body: z.strictObject({
      deviceCode: z.nullable(z.string().check(z.regex(/^[A-Z0-9-]{3,20}$/))),
      warranties: z.readonly(z.array(z.strictObject({ what: name, until: calendarDate })).check(z.maxLength(10))),
      serviceOn: z.nullable(calendarDate),
      promise: z.optional(promisedUse),
      photos: z.optional(z.array(id).check(z.maxLength(maxDeliveryPhotos))),
    }),
    response: delivery,
    errors: { 404: 'notFound', 422: 'invalidAnswers' },
    example: { query, body: { ...exampleDelivery, photos: [exampleFile.id] }, response: exampleDelivery },
  }),
};
