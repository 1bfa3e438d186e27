import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleHouse } from '../houses/house-calls.js';
import { routes } from '../routes.js';
import { id } from '../scalars/id.js';

/** What of the picture can be marked. */
const houseParts = [
  'boiler',
  'radiator',
  'meterCupboard',
  'wall',
  'roof',
  'floor',
  'window',
  'pipes',
  'livingRoom',
  'pump',
  'wholeHouse',
] as const;

export const getHousePicture = defineCall({
  route: routes.getHousePicture,
  summary:
    'The house drawn as its owner describes it, and otherwise as public registers do: its kind, period and energy label, with the heat pump in it, and a dashed line around the part that is asked for. Of a house whose kind nobody knows there is none.',
  access: 'customer',
  query: z.strictObject({ houseId: id, part: z.optional(z.enum(houseParts)) }),
  media: 'image/svg+xml',
  response: z.string(),
  errors: { 404: 'notFound', 429: 'tooManyRequests' },
  example: { query: { houseId: exampleHouse.id, part: 'boiler' }, response: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
});
