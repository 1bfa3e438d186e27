import { newHouse, type House } from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleOfForm } from '../example-of-form.js';
import { routes } from '../routes.js';
import { id } from '../scalars/id.js';
import { sectionValues } from '../section-values.js';

export const house = z.object({
  id: z.string(),
  address: z.string(),
  zipcode: z.string(),
  city: z.string(),
  mainAddress: z.boolean(),
  houseInfoCompleted: z.boolean(),
  installationInfoPompAoCompleted: z.boolean(),
  installationInfoPompTCompleted: z.boolean(),
}) satisfies z.ZodMiniType<House>;

export const exampleHouse: House = {
  id: '5c1f9b1e-2f33-4b1c-9c0e-7d8f5a3b2c11',
  address: 'Lindelaan 12',
  zipcode: '3581 KJ',
  city: 'Utrecht',
  mainAddress: true,
  houseInfoCompleted: false,
  installationInfoPompAoCompleted: false,
  installationInfoPompTCompleted: false,
};

const secondHouse: House = {
  ...exampleHouse,
  id: '0e5c3d52-93a4-4b8e-8f0e-2b6f4f1f9d22',
  address: 'Havenstraat,3 A',
  zipcode: '1271 AD',
  city: 'Huizen',
  mainAddress: false,
};

export const getHouses = defineCall({
  route: routes.getHouses,
  summary: 'The customer’s houses, the main address first.',
  access: 'customer',
  response: z.array(house),
  example: { response: [exampleHouse, secondHouse] },
});

export const getHouse = defineCall({
  route: routes.getHouse,
  summary: 'One house.',
  access: 'customer',
  query: z.strictObject({ houseId: id }),
  response: house,
  errors: { 404: 'notFound' },
  example: { query: { houseId: exampleHouse.id }, response: exampleHouse },
});

export const postHouse = defineCall({
  route: routes.postHouse,
  summary:
    'Add a house. `address` is street and house number, with an addition as `Straat,12 A`. A first house becomes the main address, and a new main address replaces the old one.',
  access: 'customer',
  body: sectionValues(newHouse),
  once: true,
  response: house,
  errors: { 409: 'conflict', 422: 'invalidAnswers' },
  example: {
    body: exampleOfForm(newHouse, {
      address: secondHouse.address,
      zip: secondHouse.zipcode,
      city: secondHouse.city,
      mainAddress: false,
    }),
    response: secondHouse,
  },
});

const yes = z.literal(true);

/** Nothing is unset here: another house becomes the main address, and a flag goes when an answer is missing again. */
const houseChange = z.union([
  z.strictObject({ mainAddress: yes }),
  z
    .strictObject({
      houseInfoCompleted: z.optional(yes),
      installationInfoPompAoCompleted: z.optional(yes),
      installationInfoPompTCompleted: z.optional(yes),
    })
    .check(z.refine((flags) => Object.keys(flags).length > 0)),
]);
/** What can be changed of a house. */
export type HouseChange = z.output<typeof houseChange>;

export const putHouse = defineCall({
  route: routes.putHouse,
  summary:
    'Make a house the main address, or record that its information is complete: 409 while something is missing, with a message that names it. Doing so again changes nothing.',
  access: 'customer',
  query: z.strictObject({ houseId: id }),
  body: houseChange,
  response: house,
  errors: { 404: 'notFound', 409: 'conflict' },
  example: { query: { houseId: secondHouse.id }, body: { mainAddress: true }, response: { ...secondHouse, mainAddress: true } },
});

export const deleteHouse = defineCall({
  route: routes.deleteHouse,
  summary:
    'Delete a house with all that was filled in about it: 409 with `externalMessage` for the main address and for a house with an order.',
  access: 'customer',
  query: z.strictObject({ houseId: id }),
  response: z.object({}),
  errors: { 404: 'notFound', 409: 'conflict' },
  example: { query: { houseId: secondHouse.id }, response: {} },
});
