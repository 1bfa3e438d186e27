import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { routes } from '../routes.js';

export const getBanner = defineCall({
  route: routes.getBanner,
  summary: 'The text of the site-wide banner; an empty value shows none.',
  servedBy: 'site',
  access: 'public',
  response: z.object({ value: z.string() }),
  example: { response: { value: 'Reserveer voor 1 januari en kies zelf je installatieweek.' } },
});
