import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleHouse } from '../houses/house-calls.js';
import { routes } from '../routes.js';

export const getHouseInfoPdf = defineCall({
  route: routes.getHouseInfoPdf,
  summary: 'All answers about one house as they are stored now, and what is still missing, as a PDF to keep.',
  access: 'customer',
  query: z.strictObject({ houseId: z.string().check(z.maxLength(64)) }),
  media: 'application/pdf',
  response: z.string(),
  errors: { 404: 'notFound', 429: 'tooManyRequests' },
  example: { query: { houseId: exampleHouse.id }, response: '%PDF-1.7' },
});
