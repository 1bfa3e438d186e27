import type { Customer } from '@pomp/domain';
import * as z from 'zod/mini';

export const user = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  locale: z.string(),
}) satisfies z.ZodMiniType<Customer>;

export const exampleUser: Customer = {
  id: '8d0b1f0a-6f0e-4a55-9a50-3f2c6d1f7a01',
  firstName: 'Marieke',
  lastName: 'de Wit',
  email: 'demo@pomp.example',
  locale: 'nl-NL',
};
