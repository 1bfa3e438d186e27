import * as z from 'zod/mini';

/** Whose an order is, as the seller is told. */
export const customer = z.object({
  customerId: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The language that the customer reads: the one chosen, or the seller's own. */
  locale: z.string(),
});

export const exampleCustomer = {
  customerId: '9b0d7c52-6f0e-4c1e-8d55-0f4c1b2a3d44',
  email: 'marieke@pomp.example',
  firstName: 'Marieke',
  lastName: 'de Wit',
  locale: 'nl-NL',
};
