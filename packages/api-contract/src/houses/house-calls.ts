import type { House } from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { routes } from '../routes.js';

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
  address: 'Havenstraat 3,A',
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
