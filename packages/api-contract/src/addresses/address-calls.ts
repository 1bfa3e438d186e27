import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { routes } from '../routes.js';

/**
 * What is known of a postcode with a house number. `additions` are all there are at that number, so that one answer serves whichever is
 * chosen; `plain` is whether the number is also an address without one. Looking up only helps: `unknown` (no such address) and
 * `unavailable` (it couldn't be asked) are answers and no failures, and typing by hand goes on.
 */
const addressLookup = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('found'),
    street: z.string(),
    place: z.string(),
    additions: z.array(z.string()),
    plain: z.boolean(),
  }),
  z.object({ outcome: z.literal('unknown') }),
  z.object({ outcome: z.literal('unavailable') }),
]);
/** What is found at a postcode and house number. */
export type AddressLookup = z.output<typeof addressLookup>;

export const getAddress = defineCall({
  route: routes.getAddress,
  summary: 'Street, place and house-number additions of a postcode with a house number. May be asked sixty times a minute.',
  access: 'public',
  query: z.strictObject({ zipcode: z.string().check(z.maxLength(12)), houseNumber: z.string().check(z.maxLength(12)) }),
  response: addressLookup,
  errors: { 429: 'tooManyRequests' },
  example: {
    query: { zipcode: '1271 AD', houseNumber: '3' },
    response: { outcome: 'found', street: 'Havenstraat', place: 'Huizen', additions: ['A', 'B'], plain: false },
  },
});
