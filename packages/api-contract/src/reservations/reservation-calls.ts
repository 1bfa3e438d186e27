import { reservedProducts, type ReservationRequest } from '@pomp/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.js';
import { routes } from '../routes.js';
import { homeAnswers } from '../savings/home-answers.js';
import { visitorProof } from '../visitors/visitor-proof.js';

/** Longer is nobody's; what it has to be is the form's to say. */
const text = z.string().check(z.maxLength(300));

const reservation = z.strictObject({
  contactInformation: z.strictObject({ firstName: text, lastName: text, phone: text, email: text }),
  address: z.strictObject({
    address: text,
    postCode: text,
    city: text,
    installSameBill: z.boolean(),
    billingAddress: z.optional(text),
    billingPostCode: z.optional(text),
    billingCity: z.optional(text),
  }),
  product: z.enum(reservedProducts),
  quantity: z.int(),
  home: z.optional(homeAnswers),
  ...visitorProof,
}) satisfies z.ZodMiniType<ReservationRequest>;
/** What a visitor reserves with. */
export type ReservationBody = z.output<typeof reservation>;

export const postReservation = defineCall({
  route: routes.postReservation,
  summary:
    'Reserve a product: makes a customer, a house and an order, and mails a confirmation and a link to choose a password. The billing address counts where `installSameBill` is false. 409 for an e-mail address that has an account. The answer names the order; without a number where nothing was made. `home` is what they said of the home when they calculated what a pump saves there: it is suggested when the account asks about the house. May be asked ten times a minute.',
  access: 'public',
  body: reservation,
  once: true,
  response: z.object({ orderNumber: z.optional(z.string()) }),
  errors: { 409: 'conflict', 422: ['invalidAnswers', 'tooFast'], 429: 'tooManyRequests' },
  example: {
    body: {
      contactInformation: { firstName: 'Noor', lastName: 'Visser', phone: '06 12 34 56 78', email: 'noor@pomp.example' },
      address: {
        address: 'Lindelaan 12',
        postCode: '3581 KJ',
        city: 'Utrecht',
        installSameBill: false,
        billingAddress: 'Havenstraat,3 A',
        billingPostCode: '1271 AD',
        billingCity: 'Huizen',
      },
      product: 'All-Electric',
      quantity: 1,
    },
    response: { orderNumber: '2026-00042' },
  },
});
