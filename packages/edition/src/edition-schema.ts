import * as z from 'zod/mini';
import { locales, type Edition } from './edition.js';
import { dutchRoutes } from './routes/dutch-routes.js';

const text = z.string().check(z.minLength(1));
const path = z.string().check(z.regex(/^\/(?:.*\/)?$/, 'begins and ends with a slash'));
const cents = z.int().check(z.minimum(0));
const part = z.strictObject({ description: text, price: cents });
const keysOf = (record: object) => Object.keys(record) as [string, ...string[]];
const recordLike = (record: object, value: z.ZodMiniType<string>) => z.record(z.enum(keysOf(record)), value);

/** What isn't the compiler's to check: an edition that comes from a file. */
const editionSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'is lower case, with digits and dashes')),
  locale: z.enum(locales),
  brand: z.strictObject({ id: text, name: text, theme: z.record(z.string(), z.record(z.string(), z.string())) }),
  seller: z.strictObject({
    description: text,
    slogan: text,
    email: z.email(),
    phone: z.optional(text),
    legal: z.optional(
      z.strictObject({
        name: text,
        kvkNumber: z.string().check(z.regex(/^\d{8}$/, 'has eight digits')),
        vatNumber: z.string().check(z.regex(/^NL\d{9}B\d{2}$/, 'is like NL123456789B01')),
        address: z.strictObject({ street: text, postCode: text, city: text }),
      }),
    ),
  }),
  routes: z.strictObject({
    paths: recordLike(dutchRoutes.paths, path),
    segments: z.strictObject({
      houseInfoStep: recordLike(dutchRoutes.segments.houseInfoStep, text),
      installationStep: recordLike(dutchRoutes.segments.installationStep, text),
      reservation: recordLike(dutchRoutes.segments.reservation, text),
      reserved: recordLike(dutchRoutes.segments.reserved, text),
    }),
    queryNames: z.record(z.string(), text),
    review: text,
  }),
  prices: z.array(
    z.strictObject({
      product: text,
      since: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
      parts: z.array(part).check(z.minLength(1)),
      included: z.array(text),
      boilerRemoval: z.nullable(part),
    }),
  ),
});

/** The edition, or an error that names everything that is wrong with it. */
export function checkEdition(value: unknown, from: string): Edition {
  const result = editionSchema.safeParse(value);
  if (!result.success) throw new Error(`The edition of ${from} isn't right.\n${z.prettifyError(result.error)}`);
  return value as Edition;
}
