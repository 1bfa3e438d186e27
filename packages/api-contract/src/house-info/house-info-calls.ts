import {
  consumption,
  flows,
  houseInfo,
  installationInfo,
  suggestedBy,
  type RegisteredHome,
  type SuggestedAnswer,
} from '@pomp/domain';
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
  /** Of answers that someone else gave with a link of the customer's: who, by section and field. */
  answeredBy: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
});
/** Answers about a house, section by section. */
export type HouseInfoBody = z.output<typeof houseInfoBody>;

/** One part with one section: `completed` true is a final save, false a draft (spec 1 §3 and §7). */
export const sectionSave = z.union([sectionToSave(houseInfo), sectionToSave(installationInfo)]);
/** One section of the answers about a house, to be saved. */
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

const houseInfoSections = Object.keys(houseInfo.sections) as (keyof typeof houseInfo.sections)[];
const suggestion = z.object({
  section: z.enum(houseInfoSections),
  field: z.string(),
  answer: z.union([z.string(), z.readonly(z.array(z.string()))]),
  by: z.enum(suggestedBy),
  date: z.string(),
}) satisfies z.ZodMiniType<SuggestedAnswer>;

/** Of a register that says nothing, or couldn't be asked, it is left out. */
const registered = z.object({
  buildingYear: z.optional(z.number()),
  floorArea: z.optional(z.number()),
  usualGas: z.optional(z.number()),
  usualElectricity: z.optional(z.number()),
}) satisfies z.ZodMiniType<RegisteredHome>;

export const getHouseSuggestions = defineCall({
  route: routes.getHouseSuggestions,
  summary:
    'What is known of a house before its questions are answered: what public registers say of the home at its address, and what the customer said when they calculated its savings and then reserved. Each with who says it and of when; none is an answer until it is saved as one. And what registers know to compare answers with: m², and what such homes use in m³ and kWh a year. Nothing of registers that don’t answer within one and a half seconds.',
  access: 'customer',
  query: z.strictObject({ houseId: id }),
  response: z.object({ suggestions: z.array(suggestion), registered: z.optional(registered) }),
  errors: { 404: 'notFound', 429: 'tooManyRequests' },
  example: {
    query: { houseId: exampleHouse.id },
    response: {
      suggestions: [
        { section: 'house', field: 'buildingYear', answer: '1975', by: 'bag', date: '2026-11-21' },
        { section: 'house', field: 'people', answer: '2', by: 'customer', date: '2026-11-21' },
        { section: 'energylabel', field: 'energylabel', answer: 'C', by: 'epOnline', date: '2022-03-14' },
      ],
      registered: { buildingYear: 1974, floorArea: 112, usualGas: 1_080, usualElectricity: 2_650 },
    },
  },
});

export const postHouseInfo = defineCall({
  route: routes.postHouseInfo,
  summary:
    'Save one section. A final save refuses missing and malformed answers; a draft keeps the valid ones. Without `flow`, the house’s only order decides which installation it is.',
  access: 'customer',
  // A save without a house is answered as one for a house that isn't there (spec 1 §8), and not as what nobody understands.
  query: z.strictObject({ houseId: z._default(id, ''), flow: z.optional(z.enum(flows)) }),
  body: sectionSave,
  response: houseInfoBody,
  errors: { 404: 'notFound', 409: 'conflict', 422: 'invalidAnswers' },
  example: {
    query: { houseId: exampleHouse.id },
    body: { houseInfo: { completed: true, consumption: exampleConsumption } },
    response: exampleInfo,
  },
});
