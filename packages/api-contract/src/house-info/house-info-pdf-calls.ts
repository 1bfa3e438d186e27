import { flows } from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleHouse } from '../houses/house-calls.js';
import { routes } from '../routes.js';
import { id } from '../scalars/id.js';

export const getHouseInfoPdf = defineCall({
  route: routes.getHouseInfoPdf,
  summary: 'All answers about one house as they are stored now, and what is still missing, as a PDF to keep.',
  access: 'customer',
  query: z.strictObject({ houseId: id }),
  media: 'application/pdf',
  response: z.string(),
  errors: { 404: 'notFound', 429: 'tooManyRequests' },
  example: { query: { houseId: exampleHouse.id }, response: '%PDF-1.7' },
});

export const getInstallationInfoPdf = defineCall({
  route: routes.getInstallationInfoPdf,
  summary:
    'All answers about one installation as its flow asks them, with the photos, and what is still missing, as a PDF to keep.',
  access: 'customer',
  query: z.strictObject({ houseId: id, flow: z.enum(flows) }),
  media: 'application/pdf',
  response: z.string(),
  errors: { 404: 'notFound', 429: 'tooManyRequests' },
  example: { query: { houseId: exampleHouse.id, flow: 'pomp ao' }, response: '%PDF-1.7' },
});
