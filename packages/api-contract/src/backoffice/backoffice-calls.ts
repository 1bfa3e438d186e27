import * as z from 'zod/mini';
import { orderProducts } from '@pomp/domain';
import { exampleOrder, order, orderStatus, orderStep } from '../orders/order-calls.js';
import { exampleHouse, house } from '../houses/house-calls.js';
import { defineCall, type Call } from '../define-call.js';
import { calendarDate } from '../scalars/calendar-date.js';
import { id } from '../scalars/id.js';
import { locale } from '../scalars/locale.js';
import { budgetCalls } from './budget-calls.js';
import { caughtFormCalls } from './caught-form-calls.js';
import { changeCalls } from './change-calls.js';
import { backofficeRoutes } from './backoffice-routes.js';
import { meterCalls } from './meter-calls.js';
import { conversationCalls } from './conversation-calls.js';
import { deletionCalls } from './deletion-calls.js';
import { documentCalls } from './document-calls.js';
import { incassoCalls } from './incasso-calls.js';
import { invoiceCalls } from './invoice-calls.js';
import { oneOrderCalls } from './one-order-calls.js';
import { planCalls } from './plan-calls.js';
import { exampleCustomer } from './seller-customer.js';

const text = z.string().check(z.minLength(1), z.maxLength(200));
/** Longer is nobody's; what an answer has to be is the form's to say. */
const answer = z.string().check(z.maxLength(300));

const exampleCustomerId = exampleCustomer.customerId;

/** How the seller's own systems drive the portal, with `Authorization: Bearer` and the key of the back office. */
export const backofficeCalls = {
  postCustomer: defineCall({
    route: backofficeRoutes.postCustomer,
    summary:
      'Add a customer, who gets a mail to choose a password. They are written to in `locale`, the seller’s own language unless given; one that the seller doesn’t offer is a 400. What the person form doesn’t take is a 422; 409 when there is one with this e-mail address already.',
    access: 'seller',
    body: z.strictObject({
      email: answer,
      firstName: answer,
      lastName: answer,
      phoneNumber: z.optional(answer),
      locale: z.optional(locale),
    }),
    once: true,
    response: z.object({ customerId: z.string() }),
    errors: { 409: 'conflict', 422: 'invalidAnswers' },
    example: {
      body: { email: 'marieke@pomp.example', firstName: 'Marieke', lastName: 'de Wit' },
      response: { customerId: exampleCustomerId },
    },
  }),
  postCustomerHouse: defineCall({
    route: backofficeRoutes.postCustomerHouse,
    summary: 'Add a house of a customer. The first one becomes the main address.',
    access: 'seller',
    query: z.strictObject({ customerId: id }),
    body: z.strictObject({ address: text, zip: text, city: text, mainAddress: z.optional(z.boolean()) }),
    once: true,
    response: house,
    errors: { 404: 'notFound', 422: 'invalidAnswers' },
    example: {
      query: { customerId: exampleCustomerId },
      body: { address: 'Lindelaan 12', zip: '3581 KJ', city: 'Utrecht' },
      response: exampleHouse,
    },
  }),
  postCustomerOrder: defineCall({
    route: backofficeRoutes.postCustomerOrder,
    summary: 'Add an order for one of a customer’s houses; a reservation that was received unless a step and status are given.',
    access: 'seller',
    query: z.strictObject({ customerId: id }),
    body: z.strictObject({
      houseId: id,
      product: z.enum(orderProducts),
      orderDate: calendarDate,
      step: z.optional(orderStep),
      status: z.optional(orderStatus),
    }),
    once: true,
    response: order,
    errors: { 404: 'notFound', 422: 'unknownState' },
    example: {
      query: { customerId: exampleCustomerId },
      body: { houseId: exampleHouse.id, product: 'Pomp AO', orderDate: '2026-11-12' },
      response: { ...exampleOrder, step: 'RV', status: 'OG', inspectionAppointment: { date: null } },
    },
  }),
  putOrderStep: defineCall({
    route: backofficeRoutes.putOrderStep,
    summary:
      'Move an order to a step and status, forward only: 409 when that is back, unless it is a correction with a reason. A pair that the customer couldn’t be told anything about is refused (422). Where the order is already, nothing happens.',
    access: 'seller',
    query: z.strictObject({ orderId: id }),
    body: z.strictObject({
      step: orderStep,
      status: orderStatus,
      correction: z.optional(z.strictObject({ reason: z.string().check(z.minLength(1), z.maxLength(500)) })),
    }),
    response: order,
    errors: { 404: 'notFound', 409: 'conflict', 422: 'unknownState' },
    example: { query: { orderId: exampleOrder.id }, body: { step: 'AI', status: 'MI' }, response: exampleOrder },
  }),
  ...planCalls,
  ...conversationCalls,
  ...meterCalls,
  ...documentCalls,
  ...incassoCalls,
  ...invoiceCalls,
  ...oneOrderCalls,
  ...changeCalls,
  ...caughtFormCalls,
  ...budgetCalls,
  ...deletionCalls,
} as const satisfies Record<string, Call>;

/** The seller's own calls, by name. */
export type BackofficeCalls = typeof backofficeCalls;
/** Name of one of the seller's own calls. */
export type BackofficeCallName = keyof BackofficeCalls;
