import { documentKinds } from '@pomp/domain';
import * as z from 'zod/mini';
import { appointment, exampleAppointment } from '../appointments/appointment-calls.js';
import { defineCall } from '../define-call.js';
import { exampleHouse, house } from '../houses/house-calls.js';
import { exampleOrder, order } from '../orders/order-calls.js';
import { delivery, exampleEvents, exampleTurn, orderTurn, timelineEvent } from '../conversation/conversation-calls.js';
import { exampleInvoice, invoice } from '../payments/payment-calls.js';
import { quote } from '../quotes/quote.js';
import { photoAgain } from '../uploads/account-upload-calls.js';
import { exampleFile, exampleQuestion } from '../uploads/uploaded-file.js';
import { calendarDate } from '../scalars/calendar-date.js';
import { backofficeRoutes } from './backoffice-routes.js';
import { customer, exampleCustomer } from './seller-customer.js';

/** A document as the seller knows it. */
const sentDocument = z.object({
  documentId: z.string(),
  reference: z.string(),
  name: z.string(),
  kind: z.enum(documentKinds),
  date: calendarDate,
});

const address = z.object({ address: z.string(), zipcode: z.string(), city: z.string() });

export const oneOrderCalls = {
  getOrder: defineCall({
    route: backofficeRoutes.getOrder,
    summary:
      'One order by its id or its number, with how many were ordered, its customer, its house, its appointments that weren’t cancelled, its documents and its invoices; with the quote that it was ordered from, where its invoices go when that isn’t the house, all that happened to it with who moves next, and the photos of its house.',
    access: 'seller',
    query: z.strictObject({ order: z.string().check(z.maxLength(64)) }),
    response: z.object({
      order,
      quantity: z.int().check(z.positive()),
      customer,
      house,
      appointments: z.array(appointment),
      documents: z.array(sentDocument),
      invoices: z.array(invoice),
      quote: z.nullable(quote),
      invoiceAddress: z.nullable(address),
      adviser: z.nullable(z.string()),
      events: z.array(timelineEvent),
      turn: orderTurn,
      unread: z.int().check(z.nonnegative()),
      delivery: z.nullable(delivery),
      photos: z.array(
        z.object({
          id: z.string(),
          fileName: z.string(),
          field: z.string(),
          storedAt: z.string(),
          again: z.optional(photoAgain),
        }),
      ),
    }),
    errors: { 404: 'notFound' },
    example: {
      query: { order: exampleOrder.orderNumber },
      response: {
        order: exampleOrder,
        quantity: 1,
        customer: exampleCustomer,
        house: exampleHouse,
        appointments: [exampleAppointment],
        documents: [
          {
            documentId: 'c2a9d0de-41a5-4a0c-8b53-0b7f1f3f6a66',
            reference: 'plan-01482-1',
            name: 'Installatieplan',
            kind: 'plan',
            date: '2026-11-18',
          },
        ],
        invoices: [exampleInvoice],
        quote: null,
        invoiceAddress: { address: 'Markt 1', zipcode: '2611 GP', city: 'Delft' },
        adviser: 'Joost Verhagen',
        events: exampleEvents,
        turn: exampleTurn,
        unread: 0,
        delivery: null,
        photos: [
          {
            id: exampleFile.id,
            fileName: exampleFile.fileName,
            field: exampleQuestion.field,
            storedAt: '2026-11-19T10:12:00.000Z',
          },
        ],
      },
    },
  }),
};
