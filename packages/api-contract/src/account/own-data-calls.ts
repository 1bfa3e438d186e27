import type { KeptByLaw } from '@pomp/domain';
import * as z from 'zod/mini';
import { exampleUser } from '../auth/user.js';
import { defineCall } from '../define-call.js';
import { routes } from '../routes.js';

const row = z.record(z.string(), z.unknown());

export const getUserData = defineCall({
  route: routes.getUserData,
  summary: 'Everything the portal has about the customer, as a file to keep: per table its rows, without secrets. It is streamed.',
  access: 'customer',
  response: z.object({ madeAt: z.string(), data: z.record(z.string(), z.array(row)) }),
  errors: { 429: 'tooManyRequests' },
  example: {
    response: {
      madeAt: '2026-11-21T09:00:00.000Z',
      data: { customer: [{ ...exampleUser, phoneNumber: '06 12 34 56 78', birthdate: '1980-11-21' }], house: [] },
    },
  },
});

export const getUserFiles = defineCall({
  route: routes.getUserFiles,
  summary: 'The same as `getUserData`, with every photo and video beside it, as a zip to keep: link to it. It is streamed.',
  access: 'customer',
  media: 'application/zip',
  response: z.string(),
  errors: { 429: 'tooManyRequests' },
  example: { response: 'PK' },
});

const deletion = z.object({
  /** When the customer asked for it; null when that isn't so. */
  requestedAt: z.nullable(z.string()),
  /** Numbers of the orders that have to end first; absent where there is none. */
  ordersUnderWay: z.optional(z.array(z.string())),
  /** What stays because the law says so. */
  kept: z.array(z.object({ what: z.string(), why: z.string(), howLong: z.string() }) satisfies z.ZodMiniType<KeptByLaw>),
});

const kept: readonly KeptByLaw[] = [
  {
    what: 'Facturen, betalingen en getekende overeenkomsten',
    why: 'De Belastingdienst vraagt dat van ons (artikel 52 van de Algemene wet inzake rijksbelastingen).',
    howLong: '7 jaar na het jaar van de laatste factuur, betaling of handtekening',
  },
];

export const getUserDeletion = defineCall({
  route: routes.getUserDeletion,
  summary: 'Whether the customer asked for the account’s deletion, and what would be kept.',
  access: 'customer',
  response: deletion,
  example: { response: { requestedAt: null, kept: [...kept] } },
});

export const postUserDeletion = defineCall({
  route: routes.postUserDeletion,
  summary: 'Ask for the account’s deletion. It is confirmed by mail, and the seller hears it. Asking again changes nothing.',
  access: 'customer',
  response: deletion,
  errors: { 403: 'notConfirmed', 429: 'tooManyRequests' },
  example: { response: { requestedAt: '2026-11-21T09:00:00.000Z', kept: [...kept] } },
});

export const deleteUserDeletion = defineCall({
  route: routes.deleteUserDeletion,
  summary: 'Keep the account after all. It is confirmed by mail, and the seller hears it.',
  access: 'customer',
  response: deletion,
  errors: { 429: 'tooManyRequests' },
  example: { response: { requestedAt: null, kept: [...kept] } },
});
