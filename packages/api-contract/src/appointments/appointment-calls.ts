import { appointmentKinds, orderProducts, type Appointment } from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleOrder } from '../orders/order-calls.js';
import { routes } from '../routes.js';
import { id } from '../scalars/id.js';

export const appointmentKind = z.enum(appointmentKinds);

export const appointment = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  product: z.enum(orderProducts),
  kind: appointmentKind,
  startsAt: z.string(),
  endsAt: z.string(),
  arrivalUntil: z.nullable(z.string()),
  address: z.nullable(z.string()),
  person: z.nullable(z.string()),
  callUrl: z.nullable(z.string()),
  callNumber: z.nullable(z.string()),
}) satisfies z.ZodMiniType<Appointment>;

export const exampleAppointment: Appointment = {
  id: '7c1de1b0-3f57-4d1b-9f63-6a3d8d2f5e55',
  orderId: exampleOrder.id,
  orderNumber: exampleOrder.orderNumber,
  product: exampleOrder.product,
  kind: 'inspection',
  startsAt: '2026-11-30T09:30:00.000Z',
  endsAt: '2026-11-30T10:15:00.000Z',
  arrivalUntil: null,
  address: null,
  person: 'Joost Verhagen',
  callUrl: 'https://bellen.pomp.example/lindelaan-12',
  callNumber: null,
};

export const getAppointments = defineCall({
  route: routes.getAppointments,
  summary: 'The customer’s appointments that weren’t cancelled, the first to come first.',
  access: 'customer',
  response: z.array(appointment),
  example: { response: [exampleAppointment] },
});

export const getServiceEntry = defineCall({
  route: routes.getServiceEntry,
  summary: 'The day of the first service after an installation, for a calendar. 404 until the seller said one.',
  access: 'customer',
  query: z.strictObject({ orderId: id }),
  media: 'text/calendar',
  response: z.string(),
  errors: { 404: 'notFound' },
  example: { query: { orderId: exampleAppointment.id }, response: 'BEGIN:VCALENDAR' },
});

export const getAppointmentEntry = defineCall({
  route: routes.getAppointmentEntry,
  summary: 'An appointment for a calendar.',
  access: 'customer',
  query: z.strictObject({ id }),
  media: 'text/calendar',
  response: z.string(),
  errors: { 404: 'notFound' },
  example: { query: { id: exampleAppointment.id }, response: 'BEGIN:VCALENDAR' },
});
