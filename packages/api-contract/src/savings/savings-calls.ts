import { averagedParts, industries, savingsBuildingTypes } from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { routes } from '../routes.js';
import { visitorProof } from '../visitors/visitor-proof.js';
import { homeAnswers } from './home-answers.js';

const unknown = z.literal('o.b.');
/** A whole number, also as the text of a form field, or `o.b.`. */
const figure = z.union([
  z.int().check(z.minimum(0), z.maximum(999_999_999)),
  z.string().check(z.regex(/^(0|[1-9]\d{0,8})$/)),
  unknown,
]);
const upTo25 = z.union([z.int().check(z.minimum(1), z.maximum(25)), z.string().check(z.regex(/^([1-9]|1\d|2[0-5])$/)), unknown]);
const email = z.string().check(z.maxLength(254));

const address = {
  zip: z.string().check(z.maxLength(12)),
  houseNumber: z.union([z.int().check(z.minimum(0)), z.string().check(z.maxLength(12))]),
};
const addition = z.string().check(z.maxLength(20));
const no = z.optional(z.literal(false));

const quick = z.strictObject({
  ...address,
  addition: z.optional(addition),
  people: z.optional(z.union([figure, z.literal('')])),
  home: z.optional(homeAnswers),
  advanced: no,
  b2b: no,
  ...visitorProof,
});
const advanced = z.strictObject({
  ...address,
  addition: z._default(addition, ''),
  advanced: z.literal(true),
  b2b: no,
  people: figure,
  email,
  gasUsage: figure,
  home: z.optional(homeAnswers),
  ...visitorProof,
});
const business = z.strictObject({
  b2b: z.literal(true),
  advanced: no,
  people: figure,
  gasUsage: figure,
  email,
  industry: z.enum(industries),
  amountOfBuildings: upTo25,
  buildingYear: figure,
  typeOfBuilding: z.union([z.enum(savingsBuildingTypes), unknown]),
  buildingSize: figure,
  ...visitorProof,
});
const savingsBody = z.union([quick, advanced, business]);
/** What is asked of a home to reckon its savings. */
export type SavingsBody = z.output<typeof savingsBody>;

/**
 * € a year, m³, kg; `roi` in years, null where nothing is saved; `anualPercentage` of the price of a pump. `averageOf`: the parts for which neither the visitor nor a
 * register knew the home, nor homes like it, so that the country's average was calculated with. `pumps`: how many of ours one home takes, more than one where one is too small.
 */
const savings = z.object({
  euroSaved: z.number(),
  gasSaved: z.number(),
  co2Saved: z.number(),
  roi: z.nullable(z.number()),
  monthlySavings: z.number(),
  anualPercentage: z.number(),
  averageOf: z.array(z.enum(averagedParts)),
  pumps: z.int(),
});
/** What a home saves, and what that was reckoned from. */
export type SavingsAnswer = z.output<typeof savings>;

export const postSavings = defineCall({
  route: routes.postSavings,
  summary:
    'What a heat pump saves at an address (quick check), at an address of which more is known (`advanced`), or at a business’s buildings (`b2b`, an average one). The last two are mailed as a detailed calculation. What registers know of the home is calculated with, and what `home` says for more. An address that has a number with additions only is refused (422) with these in `additions`, one that isn’t there with the reason `unknownAddress`. Thirty times a minute, the mailed ones five times. Every refusal says what is wrong in `details` too.',
  access: 'public',
  body: savingsBody,
  response: savings,
  errors: { 422: ['additionNeeded', 'invalidAnswers', 'tooFast'], 429: 'tooManyRequests' },
  example: {
    body: { zip: '1271AD', houseNumber: '3', addition: 'A', people: 2 },
    response: {
      euroSaved: 392.48,
      gasSaved: 490.1,
      co2Saved: 552.92,
      roi: 8.66,
      monthlySavings: 32.71,
      anualPercentage: 11.54,
      averageOf: [],
      pumps: 1,
    },
  },
});

export const getSavings = defineCall({
  route: routes.getSavings,
  summary: 'What all pumps together have saved so far: kg of CO₂, m³ of gas and €.',
  access: 'public',
  response: z.object({ co2Saved: z.number(), gasSaved: z.number(), euroSaved: z.number() }),
  example: { response: { co2Saved: 2_501_716, gasSaved: 1_406_533, euroSaved: 1_003_736 } },
});
