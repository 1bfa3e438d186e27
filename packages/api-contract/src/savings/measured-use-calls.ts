import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { routes } from '../routes.js';

const count = z.int().check(z.nonnegative());
const amounts = z.object({ used: count, promised: z.object({ from: count, to: count }) });

/** What homes really use beside what was promised, so that nobody can be known from it. */
export const measuredUse = z.object({
  /** Those that count. */
  homes: count,
  /** All of them together: how many used less gas than promised (electricity in a home without gas), as promised, or more; and m³ and kWh. */
  figures: z.nullable(z.object({ less: count, within: count, more: count, gas: z.nullable(amounts), electricity: amounts })),
});

export const measuredUseExample = {
  homes: 12,
  figures: {
    less: 2,
    within: 9,
    more: 1,
    gas: { used: 2_810, promised: { from: 2_400, to: 3_600 } },
    electricity: { used: 29_400, promised: { from: 27_000, to: 33_000 } },
  },
} as const satisfies z.input<typeof measuredUse>;

export const getMeasuredUse = defineCall({
  route: routes.getMeasuredUse,
  summary:
    'What homes really use beside what was promised, for a page of the site: of the customers who let their meter readings count, over four weeks or more. Below five homes there are no figures.',
  access: 'public',
  response: measuredUse,
  example: { response: measuredUseExample },
});
