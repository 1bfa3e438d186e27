import { meterForm, type MeterReading } from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleOrder } from '../orders/order-calls.js';
import { routes } from '../routes.js';
import { calendarDate } from '../scalars/calendar-date.js';
import { id } from '../scalars/id.js';
import { withSectionValues } from '../section-values.js';
import { examplePromise, promisedUse } from './conversation-calls.js';

const count = z.int().check(z.nonnegative());
const meterReading = z.object({
  id: z.string(),
  on: calendarDate,
  gas: z.nullable(count),
  electricity: count,
}) satisfies z.ZodMiniType<MeterReading>;

const meterReadings = z.object({
  /** The newest first. */
  readings: z.array(meterReading),
  /** Whether one can be given now. */
  open: z.boolean(),
  /** The last day for it; null where it isn't known when something was installed. */
  until: z.nullable(calendarDate),
  hasGas: z.boolean(),
  /** Whether the customer lets them count among real homes. */
  shared: z.boolean(),
  /** What was promised; null where nothing was. */
  promise: z.nullable(promisedUse),
});

const query = { orderId: exampleOrder.id };
const example = {
  readings: [
    { id: '4f6d2c1e-8a43-4c0b-9a0e-2f6f3f0f6a01', on: '2027-02-12', gas: 1_112, electricity: 20_410 },
    { id: '4f6d2c1e-8a43-4c0b-9a0e-2f6f3f0f6a02', on: '2027-01-12', gas: 1_050, electricity: 20_000 },
  ],
  open: true,
  until: '2028-02-12',
  hasGas: true,
  shared: false,
  promise: examplePromise,
} as const satisfies z.input<typeof meterReadings>;

export const getMeterReadings = defineCall({
  route: routes.getMeterReadings,
  summary:
    'What a customer read from the meters of an order’s house since it was installed, and what was promised that it uses in a year.',
  access: 'customer',
  query: z.strictObject({ orderId: id }),
  response: meterReadings,
  errors: { 404: 'notFound' },
  example: { query, response: { ...example, readings: [...example.readings] } },
});

export const postMeterReading = defineCall({
  route: routes.postMeterReading,
  summary:
    'Give today’s meter readings of an order’s house; again on the same day they take the place of the earlier ones. `share` lets them count among real homes, without name and address. 409 before all is done, and longer than a year after the installation.',
  access: 'customer',
  body: withSectionValues(meterForm, { orderId: id }),
  once: true,
  response: meterReadings,
  errors: { 404: 'notFound', 409: 'conflict', 422: 'invalidAnswers', 429: 'tooManyRequests' },
  example: {
    body: { orderId: exampleOrder.id, gas: '1112', electricity: '20410', share: false },
    response: { ...example, readings: [...example.readings] },
  },
});

export const deleteMeterReading = defineCall({
  route: routes.deleteMeterReading,
  summary: 'Take a meter reading away.',
  access: 'customer',
  query: z.strictObject({ id }),
  response: z.object({}),
  errors: { 404: 'notFound' },
  example: { query: { id: example.readings[0].id }, response: {} },
});
