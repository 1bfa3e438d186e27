import { consumption, flows, houseInfo, installationInfo } from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleOfForm } from '../example-of-form.js';
import { routes } from '../routes.js';
import { exampleHouse } from '../houses/house-calls.js';
import { id } from '../scalars/id.js';
import { savedPart, sectionToSave } from '../section-values.js';

/** House info as it is stored: each section that was ever saved, with its flags. */
export const houseInfoBody = z.object({
  houseInfo: savedPart(houseInfo),
  installationInfo: savedPart(installationInfo),
});
export type HouseInfoBody = z.output<typeof houseInfoBody>;

/** One part with one section: `completed` true is a final save, false a draft (spec 1 §3 and §7). */
export const sectionSave = z.union([sectionToSave(houseInfo), sectionToSave(installationInfo)]);
export type SectionSaveBody = z.output<typeof sectionSave>;

const exampleConsumption = { ...exampleOfForm(consumption), completed: true };

const exampleInfo: HouseInfoBody = {
  houseInfo: { completed: false, consumption: exampleConsumption },
  installationInfo: { completed: false },
};

export const getHouseInfo = defineCall({
  route: routes.getHouseInfo,
  summary: 'What is known of one house and its installation.',
  access: 'customer',
  query: z.strictObject({ houseId: id }),
  response: houseInfoBody,
  errors: { 404: 'notFound' },
  example: { query: { houseId: exampleHouse.id }, response: exampleInfo },
});

export const postHouseInfo = defineCall({
  route: routes.postHouseInfo,
  summary:
    'Save one section. A final save refuses missing and malformed answers; a draft keeps the valid ones. Without `flow`, the house’s only order decides which installation it is.',
  access: 'customer',
  query: z.strictObject({ houseId: id, flow: z.optional(z.enum(flows)) }),
  body: sectionSave,
  response: houseInfoBody,
  errors: { 404: 'notFound', 409: 'conflict', 422: 'invalidAnswers' },
  example: {
    query: { houseId: exampleHouse.id },
    body: { houseInfo: { completed: true, consumption: exampleConsumption } },
    response: exampleInfo,
  },
});
