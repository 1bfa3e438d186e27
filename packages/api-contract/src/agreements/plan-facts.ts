import type { PlanFacts } from '@pomp/domain';
import * as z from 'zod/mini';
import { cents } from '../payments/payment-calls.js';
import { calendarDate } from '../scalars/calendar-date.js';
import { id } from '../scalars/id.js';

const lines = z.readonly(z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(30)));

/** What the seller says of a plan. */
export const planContent = {
  total: cents,
  vat: cents,
  downPayment: cents,
  included: lines,
  excluded: lines,
  installedOn: z.nullable(calendarDate),
  validUntil: z.nullable(calendarDate),
};

/** A place in a picture: parts of its width, from the left, and of its height, from the top. */
const point = z.strictObject({ x: z.number().check(z.minimum(0), z.maximum(1)), y: z.number().check(z.minimum(0), z.maximum(1)) });

/** Where the pump stands in a photo of the customer's. */
export const placement = z.strictObject({
  /** Of the order's house, or of its conversation. */
  photo: id,
  /** The middle of its foot. */
  at: point,
  /** Two points of which it is known how far they are apart: the scale. */
  measured: z.strictObject({ from: point, to: point, millimetres: z.int().check(z.minimum(100), z.maximum(20_000)) }),
});

export const examplePlacement: z.output<typeof placement> = {
  photo: 'f7a2b0c4-51d6-4a8e-9c1b-2d3e4f506172',
  at: { x: 0.42, y: 0.81 },
  measured: { from: { x: 0.7, y: 0.35 }, to: { x: 0.7, y: 0.83 }, millimetres: 2_100 },
};

export const planFacts = z.object({
  ...planContent,
  placed: z.optional(id),
  subsidy: z.nullable(z.object({ amount: cents, year: z.int(), current: z.boolean() })),
}) satisfies z.ZodMiniType<PlanFacts>;

export const examplePlanContent = {
  total: 340_000,
  vat: 59_008,
  downPayment: 170_000,
  included: [
    'Pomp AO plaatsen op rubberen blokken',
    'Eén gat door de muur, netjes afgewerkt',
    'Aansluiten op je ketel en inregelen',
    'Oude leidingen en afval meenemen',
  ],
  excluded: ['Schilderen van de muur binnen', 'Een extra groep in de meterkast'],
  installedOn: '2027-01-12',
  validUntil: '2026-12-31',
} as const satisfies Omit<PlanFacts, 'subsidy'>;

export const examplePlanFacts: PlanFacts = {
  ...examplePlanContent,
  subsidy: { amount: 235_000, year: 2026, current: true },
};
