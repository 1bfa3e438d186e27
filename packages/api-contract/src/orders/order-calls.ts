import { flows, orderProducts, orderStatuses, orderSteps, type CalendarDate, type Order, type OrderStep } from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { routes } from '../routes.js';
import { exampleHouse } from '../houses/house-calls.js';

const calendarDate = z.custom<CalendarDate>((value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value));
const appointment = z.object({ date: z.nullable(z.string()) });

export const order = z.object({
  id: z.string(),
  orderNumber: z.string(),
  product: z.enum(orderProducts),
  orderDate: calendarDate,
  houseId: z.string(),
  flow: z.nullable(z.enum(flows)),
  step: z.enum(orderSteps.map(([code]) => code) as [OrderStep, ...OrderStep[]]),
  status: z.enum(orderStatuses),
  agreedIncasso: z.boolean(),
  incassoDate: z.nullable(calendarDate),
  inspectionAppointment: appointment,
  installationAppointment: appointment,
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
