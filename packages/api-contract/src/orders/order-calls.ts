import { flows, orderProducts, orderStatuses, orderSteps, type Order, type OrderAppointment, type OrderEvent } from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { routes } from '../routes.js';
import { exampleHouse } from '../houses/house-calls.js';
import { calendarDate } from '../scalars/calendar-date.js';

const appointment = z.object({
  date: z.nullable(z.string()),
  // Optional, as clients may meet a server from before it was told.
  cancelledAt: z.optional(z.nullable(z.string())),
}) satisfies z.ZodMiniType<OrderAppointment>;

export const orderStep = z.enum(orderSteps);
export const orderStatus = z.enum(orderStatuses);

export const order = z.object({
  id: z.string(),
  orderNumber: z.string(),
  product: z.enum(orderProducts),
  orderDate: calendarDate,
  houseId: z.string(),
  flow: z.nullable(z.enum(flows)),
  step: orderStep,
  status: orderStatus,
  agreedIncasso: z.boolean(),
  incassoDate: z.nullable(calendarDate),
  withdrawnAt: z.nullable(z.string()),
  withdrawalUntil: z.nullable(calendarDate),
  inspectionAppointment: appointment,
  installationAppointment: appointment,
  asks: z.optional(z.boolean()),
}) satisfies z.ZodMiniType<Order>;

export const exampleOrder: Order = {
  id: 'f3b1f2a4-8a55-4f0b-a8c2-1e7f3c9d4e33',
  orderNumber: '2026-01482',
  product: 'Pomp AO',
  orderDate: '2026-11-12',
  houseId: exampleHouse.id,
  flow: 'pomp ao',
  step: 'AI',
  status: 'MI',
  agreedIncasso: false,
  incassoDate: null,
  withdrawnAt: null,
  withdrawalUntil: null,
  inspectionAppointment: { date: '2026-11-30T09:30:00.000Z' },
  installationAppointment: { date: null },
};

export const getOrders = defineCall({
  route: routes.getOrders,
  summary: 'The customer’s orders, the oldest first.',
  access: 'customer',
  response: z.array(order),
  example: { response: [exampleOrder] },
});

const orderEvent = z.object({
  orderId: z.string(),
  step: orderStep,
  status: orderStatus,
  at: z.string(),
}) satisfies z.ZodMiniType<OrderEvent>;

export const getOrderHistory = defineCall({
  route: routes.getOrderHistory,
  summary: 'When the customer’s orders came to each step and status, in the order in which it happened.',
  access: 'customer',
  response: z.array(orderEvent),
  example: {
    response: [
      { orderId: exampleOrder.id, step: 'RV', status: 'OG', at: '2026-11-12T10:02:00.000Z' },
      { orderId: exampleOrder.id, step: 'DI', status: 'MI', at: '2026-11-13T08:40:00.000Z' },
      { orderId: exampleOrder.id, step: 'AI', status: 'MI', at: '2026-11-16T14:15:00.000Z' },
    ],
  },
});
