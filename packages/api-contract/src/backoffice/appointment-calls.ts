import { appointmentKinds, orderProducts, type Appointment, type AppointmentKind } from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleOrder } from '../orders/order-calls.js';
import { backofficeRoutes } from './backoffice-routes.js';

const kind = z.enum(appointmentKinds.map(([value]) => value) as [AppointmentKind, ...AppointmentKind[]]);
const ofOrder = z.strictObject({ orderId: z.string().check(z.maxLength(64)), kind });
const instant = z.iso.datetime({ offset: true });

export const appointment = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  product: z.enum(orderProducts),
  kind,
  startsAt: z.string(),
  endsAt: z.string(),
  address: z.string(),
}) satisfies z.ZodMiniType<Appointment>;

export const exampleAppointment: Appointment = {
  id: '7c1de1b0-3f57-4d1b-9f63-6a3d8d2f5e55',
  orderId: exampleOrder.id,
  orderNumber: exampleOrder.orderNumber,
  product: exampleOrder.product,
  kind: 'inspection',
  startsAt: '2026-11-30T09:30:00.000Z',
  endsAt: '2026-11-30T10:15:00.000Z',
  address: 'Lindelaan 12, 3581 KJ Utrecht',
};

export const appointmentCalls = {
  putAppointment: defineCall({
    route: backofficeRoutes.putAppointment,
    summary: 'Plan or move an order’s inspection or installation; without `endsAt` it takes as long as usual. The customer gets a mail with the calendar entry.',
    access: 'seller',
    query: ofOrder,
    body: z.strictObject({ startsAt: instant, endsAt: z.optional(instant) }),
    response: appointment,
    errors: { 404: 'notFound', 422: 'invalidAnswers' },
    example: { query: { orderId: exampleOrder.id, kind: 'inspection' }, body: { startsAt: '2026-11-30T10:30:00+01:00' }, response: exampleAppointment },
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
