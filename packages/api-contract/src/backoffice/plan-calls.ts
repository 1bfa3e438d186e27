import * as z from 'zod/mini';
import { appointment, appointmentKind, exampleAppointment } from '../appointments/appointment-calls.js';
import { defineCall } from '../define-call.js';
import { exampleOrder } from '../orders/order-calls.js';
import { id } from '../scalars/id.js';
import { backofficeRoutes } from './backoffice-routes.js';

const ofOrder = z.strictObject({ orderId: id, kind: appointmentKind });
const instant = z.iso.datetime({ offset: true });
const name = z.string().check(z.minLength(1), z.maxLength(100));
/** Only what a browser may open: an address of the web. */
const webAddress = z.url({ protocol: /^https$/ }).check(z.maxLength(500));

export const planCalls = {
  putAppointment: defineCall({
    route: backofficeRoutes.putAppointment,
    summary:
      'Plan or move an order’s inspection or installation; without `endsAt` it takes as long as usual. `person` says who comes or calls, `arrivalUntil` by when at the latest, `callUrl` and `callNumber` how an inspection at a distance is joined. What isn’t said stays as it was, and `null` takes it away; another `startsAt` has an end and an arrival of its own. The customer gets a mail with the calendar entry. 409 when the order was withdrawn from; 422 when it ends, or somebody arrives, before it starts.',
    access: 'seller',
    query: ofOrder,
    body: z.strictObject({
      startsAt: instant,
      endsAt: z.optional(instant),
      arrivalUntil: z.optional(z.nullable(instant)),
      person: z.optional(z.nullable(name)),
      callUrl: z.optional(z.nullable(webAddress)),
      callNumber: z.optional(z.nullable(z.string().check(z.minLength(3), z.maxLength(30)))),
    }),
    response: appointment,
    errors: { 404: 'notFound', 409: 'conflict', 422: 'invalidAnswers' },
    example: {
      query: { orderId: exampleOrder.id, kind: 'inspection' },
      body: {
        startsAt: '2026-11-30T10:30:00+01:00',
        person: 'Joost Verhagen',
        callUrl: 'https://bellen.pomp.example/lindelaan-12',
      },
      response: exampleAppointment,
    },
  }),
  deleteAppointment: defineCall({
    route: backofficeRoutes.deleteAppointment,
    summary: 'Cancel an appointment. The customer gets a mail that takes it out of the calendar.',
    access: 'seller',
    query: ofOrder,
    response: z.object({}),
    errors: { 404: 'notFound' },
    example: { query: { orderId: exampleOrder.id, kind: 'inspection' }, response: {} },
  }),
};
