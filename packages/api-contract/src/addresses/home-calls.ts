import { energyClasses, homeRegisters, savingsBuildingTypes } from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { routes } from '../routes.js';

/** Known, with the register that says it and the day or year of what it says; or not known there; or not to be asked just now. */
const fact = <Value extends z.ZodMiniType>(value: Value) =>
  z.discriminatedUnion('state', [
    z.object({ state: z.literal('known'), value, source: z.enum(homeRegisters), date: z.string() }),
    z.object({ state: z.literal('unknown') }),
    z.object({ state: z.literal('unavailable') }),
  ]);

/** Gas in m³ a year, electricity in kWh. */
const homeFacts = z.object({
  buildingYear: fact(z.int()),
  floorArea: fact(z.number()),
  purposes: fact(z.readonly(z.array(z.string()))),
  energyClass: fact(z.enum(energyClasses)),
  buildingType: fact(z.enum(savingsBuildingTypes)),
  gasOfSuchHomes: fact(z.number()),
  gasOfNeighbours: fact(z.number()),
  electricityOfSuchHomes: z.optional(fact(z.number())),
  electricityOfNeighbours: z.optional(fact(z.number())),
});

const homeLookup = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('found'), street: z.string(), place: z.string(), addition: z.string(), facts: homeFacts }),
  z.object({ outcome: z.literal('additionNeeded'), additions: z.array(z.string()) }),
  z.object({ outcome: z.literal('unknown') }),
  z.object({ outcome: z.literal('unavailable') }),
]);
/** What is known of the home at an address. */
export type HomeLookup = z.output<typeof homeLookup>;

export const getHomeFacts = defineCall({
  route: routes.getHomeFacts,
  summary:
    'What public registers know of the home at an address, each fact with its source and date. Each fact can be unknown there, or unavailable when its register doesn’t answer within one and a half seconds; an average then takes its place. An address that isn’t there is `unknown`; one that has additions is answered with these (`` where it is an address without one too). May be asked sixty times a minute.',
  access: 'public',
  query: z.strictObject({
    zipcode: z.string().check(z.maxLength(12)),
    houseNumber: z.string().check(z.maxLength(12)),
    addition: z.optional(z.string().check(z.maxLength(20))),
  }),
  response: homeLookup,
  errors: { 429: 'tooManyRequests' },
  example: {
    query: { zipcode: '1271 AD', houseNumber: '3', addition: 'A' },
    response: {
      outcome: 'found',
      street: 'Havenstraat',
      place: 'Huizen',
      addition: 'A',
      facts: {
        buildingYear: { state: 'known', value: 1974, source: 'bag', date: '2026-11-21' },
        floorArea: { state: 'known', value: 112, source: 'bag', date: '2026-11-21' },
        purposes: { state: 'known', value: ['woonfunctie'], source: 'bag', date: '2026-11-21' },
        energyClass: { state: 'known', value: 'C', source: 'epOnline', date: '2022-03-14' },
        buildingType: { state: 'known', value: 'tussenwoning', source: 'epOnline', date: '2022-03-14' },
        gasOfSuchHomes: { state: 'known', value: 1080, source: 'cbs', date: '2024' },
        gasOfNeighbours: { state: 'unavailable' },
      },
    },
  },
});
