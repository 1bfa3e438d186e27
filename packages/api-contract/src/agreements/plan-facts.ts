import type { PlanFacts } from '@pomp/domain';
import * as z from 'zod/mini';
import { cents } from '../payments/payment-calls.js';
import { calendarDate } from '../scalars/calendar-date.js';

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

export const planFacts = z.object({
  ...planContent,
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
