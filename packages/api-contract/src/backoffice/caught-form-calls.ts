import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { backofficeRoutes } from './backoffice-routes.js';
import { pageOf } from './page-of.js';

export const caughtFormCalls = {
  getCaughtForms: defineCall({
    route: backofficeRoutes.getCaughtForms,
    summary:
      'Forms of visitors that were sent as only a program would, the last first, in pages of `limit` (50 unless given, 500 at most): answered as if they were done, and not done. Kept for 30 days, to see whether people were among them. `next` is absent on the last page.',
    access: 'seller',
    query: pageOf(/^\d{1,18}$/),
    response: z.object({
      forms: z.array(z.object({ call: z.string(), body: z.record(z.string(), z.unknown()), at: z.string() })),
      next: z.optional(z.string()),
    }),
    example: {
      query: {},
      response: {
        forms: [
          {
            call: 'postContact',
            body: { firstName: 'Cheap', lastName: 'Watches', email: 'cheap@watches.example', reference: 'https://watches.example' },
            at: '2026-11-16T14:15:00.000Z',
          },
        ],
      },
    },
  }),
};
