import { consumption, houseGuestForm, houseInfo } from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { exampleOfForm } from '../example-of-form.js';
import { routes } from '../routes.js';
import { id } from '../scalars/id.js';
import { savedPart, sectionToSave, sectionValues } from '../section-values.js';
import { exampleHouse } from './house-calls.js';

const houseGuest = z.object({ id: z.string(), name: z.string(), createdAt: z.string(), expiresAt: z.string() });
/** Someone whom a customer lets fill in the questions about one house. */
export type HouseGuest = z.output<typeof houseGuest>;

const exampleGuest: HouseGuest = {
  id: '9b1f7c55-6a0c-4d5e-9a53-0f2f6c1f7e10',
  name: 'Sam',
  createdAt: '2026-11-21T09:00:00.000Z',
  expiresAt: '2026-12-05T09:00:00.000Z',
};

export const getHouseGuests = defineCall({
  route: routes.getHouseGuests,
  summary: 'Who may fill in the questions about one house besides the customer, now, and until when.',
  access: 'customer',
  query: z.strictObject({ houseId: id }),
  response: z.array(houseGuest),
  errors: { 404: 'notFound' },
  example: { query: { houseId: exampleHouse.id }, response: [exampleGuest] },
});

const exampleToken = 'Jx0kq3v5N2m8b1c7Z4w9Y6t0R3p5L2h8D1f7G4s9A6k';

export const postHouseGuest = defineCall({
  route: routes.postHouseGuest,
  summary:
    'Let someone fill in the questions about one house, without an account, until a day. The link is in this answer only: no other call gives it again. 409 where there are ten already.',
  access: 'customer',
  query: z.strictObject({ houseId: id }),
  body: sectionValues(houseGuestForm),
  response: z.extend(houseGuest, { url: z.string() }),
  errors: { 404: 'notFound', 409: 'conflict', 422: 'invalidAnswers', 429: 'tooManyRequests' },
  example: {
    query: { houseId: exampleHouse.id },
    body: exampleOfForm(houseGuestForm),
    response: { ...exampleGuest, url: `http://localhost:3000/samen-invullen/?token=${exampleToken}` },
  },
});

export const deleteHouseGuest = defineCall({
  route: routes.deleteHouseGuest,
  summary: 'Take a link back: from now on it opens nothing. What was answered with it stays.',
  access: 'customer',
  query: z.strictObject({ id }),
  response: z.object({}),
  errors: { 404: 'notFound' },
  example: { query: { id: exampleGuest.id }, response: {} },
});

/** Which link it is; the secret in its address. */
const token = z.string().check(z.maxLength(64));

/** All that a guest sees: the questions about one house and where it is, and nothing of whose it is. */
const guestHouseInfo = z.object({
  guest: z.object({ name: z.string(), expiresAt: z.string() }),
  house: z.object({ id: z.string(), address: z.string(), zipcode: z.string(), city: z.string() }),
  houseInfo: savedPart(houseInfo),
  /** What a save can say that it started from. */
  revision: z.string(),
});
/** The questions about one house as a guest sees them. */
export type GuestHouseInfo = z.output<typeof guestHouseInfo>;

const { id: houseId, address, zipcode, city } = exampleHouse;
const exampleConsumption = { ...exampleOfForm(consumption), completed: true };
const exampleInfo: GuestHouseInfo = {
  guest: { name: exampleGuest.name, expiresAt: exampleGuest.expiresAt },
  house: { id: houseId, address, zipcode, city },
  houseInfo: { completed: false, consumption: exampleConsumption },
  revision: 'houseInfo.consumption:1',
};

export const getGuestHouseInfo = defineCall({
  route: routes.getGuestHouseInfo,
  summary: 'The questions about one house with their answers, for whoever has a link to them. 404 once it ended or was taken back.',
  access: 'public',
  query: z.strictObject({ token }),
  response: guestHouseInfo,
  errors: { 404: 'notFound', 429: 'tooManyRequests' },
  example: { query: { token: exampleToken }, response: exampleInfo },
});

export const postGuestHouseInfo = defineCall({
  route: routes.postGuestHouseInfo,
  summary:
    'Save one section with a link, as `postHouseInfo` does. With the `revision` that it started from, nothing that was saved since is overwritten: 409. What it changes has the name of the guest beside it.',
  access: 'public',
  query: z.strictObject({ token }),
  body: z.strictObject({ revision: z.optional(z.string().check(z.maxLength(2_000))), section: sectionToSave(houseInfo) }),
  response: guestHouseInfo,
  errors: { 404: 'notFound', 409: 'conflict', 422: 'invalidAnswers', 429: 'tooManyRequests' },
  example: {
    query: { token: exampleToken },
    body: { revision: '', section: { houseInfo: { completed: true, consumption: exampleConsumption } } },
    response: exampleInfo,
  },
});
