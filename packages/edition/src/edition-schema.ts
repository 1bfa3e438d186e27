import { isMessage, overrideTexts, ownTextIn, type Dictionary, type OwnText, type Words } from '@pomp/language';
import { faultsInTranslation } from '@pomp/language/compile';
import { orderSteps } from '@pomp/domain';
import * as z from 'zod/mini';
import { writtenLocales, type Edition, type Locale, type WordsByLocale } from './edition.js';
import { dutchRoutes } from './routes/dutch-routes.js';
import { languagePrefix } from './routes/routes-in.js';

const text = z.string().check(z.minLength(1));
const path = z.string().check(z.regex(/^\/(?:.*\/)?$/, 'begins and ends with a slash'));
const workingDays = z.int().check(z.minimum(0), z.maximum(250));
const cents = z.int().check(z.minimum(0));

/** Whether it names a language, and in the way that names are compared. */
const isNameOfLanguage = (value: string) => {
  try {
    return new Intl.Locale(value).toString() === value;
  } catch {
    return false;
  }
};

const keysOf = (record: object) => Object.keys(record) as [string, ...string[]];
const recordLike = (record: object, value: z.ZodMiniType<string>) => z.record(z.enum(keysOf(record)), value);

const locale = z.string().check(z.refine(isNameOfLanguage, 'is a language as BCP 47 names it, like nl-NL'));
const words: z.ZodMiniType<Words> = z.lazy(() => z.record(z.string(), z.union([z.string(), words])));
/** A brand's, by group and token. */
const tokens = z.record(z.string(), z.record(z.string(), z.string()));
const inEachLanguage = z.record(locale, text);
const ownText = z.union([text, z.strictObject({ from: text, path: z.array(text) }), inEachLanguage]);
const part = z.strictObject({ description: ownText, price: cents });

const routes = z.strictObject({
  paths: recordLike(dutchRoutes.paths, path),
  segments: z.strictObject({
    houseInfoStep: recordLike(dutchRoutes.segments.houseInfoStep, text),
    installationStep: recordLike(dutchRoutes.segments.installationStep, text),
    reservation: recordLike(dutchRoutes.segments.reservation, text),
    reserved: recordLike(dutchRoutes.segments.reserved, text),
  }),
  queryNames: z.record(z.string(), text),
  review: text,
});

/** What isn't the compiler's to check: an edition that comes from a file. */
const editionSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'is lower case, with digits and dashes')),
  locale,
  locales: z.array(locale).check(z.minLength(1)),
  words: z.optional(z.record(locale, z.record(z.string(), words))),
  brand: z.strictObject({ id: text, name: text, theme: tokens, dark: z.optional(tokens) }),
  seller: z.strictObject({
    description: inEachLanguage,
    slogan: inEachLanguage,
    email: z.email(),
    phone: z.optional(text),
    legal: z.optional(
      z.strictObject({
        name: text,
        kvkNumber: z.string().check(z.regex(/^\d{8}$/, 'has eight digits')),
        vatNumber: z.string().check(z.regex(/^NL\d{9}B\d{2}$/, 'is like NL123456789B01')),
        address: z.strictObject({ street: text, postCode: text, city: text }),
        isExample: z.optional(z.boolean()),
      }),
    ),
  }),
  routes,
  translatedRoutes: z.optional(z.record(locale, routes)),
  promisedDays: z.optional(
    z.strictObject({ steps: z.partialRecord(z.enum(orderSteps), workingDays), answer: z.optional(workingDays) }),
  ),
  prices: z.array(
    z.strictObject({
      product: text,
      since: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
      parts: z.array(part).check(z.minLength(1)),
      included: z.array(ownText),
      boilerRemoval: z.nullable(part),
    }),
  ),
});

/**
 * The edition, or an error that names everything that is wrong with it.
 *
 * @param said what has to be said in every language, in a language that the packages are written in: words of a language that they aren't written in are
 *   measured by it.
 */
export function checkEdition(value: unknown, from: string, said: Readonly<Record<string, Words>> = {}): Edition {
  const refuse = (faults: string) => {
    throw new Error(`The edition of ${from} isn't right.\n${faults}`);
  };
  const result = editionSchema.safeParse(value);
  if (!result.success) refuse(z.prettifyError(result.error));
  const edition = value as Edition;
  const faults = faultsInLanguages(edition, said);
  if (faults.length > 0) refuse(faults.join('\n'));
  return edition;
}

function faultsInLanguages(
  { locale, locales, words: brought = {}, seller, prices }: Edition,
  said: Readonly<Record<string, Words>>,
): readonly string[] {
  return [
    ...(locales.includes(locale) ? [] : [`locales lacks its own language, ${locale}`]),
    ...faultsInPrefixes({ locale, locales }),
    ...locales.flatMap((offered) =>
      [
        ...faultsIn(brought[offered], said, writtenLocales.includes(offered)).map((fault) => `words.${fault}`),
        ...(['description', 'slogan'] as const)
          .filter((name) => seller[name][offered] === undefined)
          .map((name) => `seller.${name} is missing`),
        ...textsOf(prices)
          .filter((own) => typeof own !== 'string' && !isMessage(own) && own[offered] === undefined)
          .map((own) => `prices: what ‘${ownTextIn(own, { locale })}’ is called is missing`),
      ].map((fault) => `${fault} in ${offered}`),
    ),
  ];
}

/** An address says which language it is in by what it begins with. */
const faultsInPrefixes = ({ locale, locales }: Pick<Edition, 'locale' | 'locales'>): readonly string[] =>
  locales.flatMap((one, index) => {
    const prefix = languagePrefix({ locale }, one);
    const same = locales.slice(0, index).find((other) => languagePrefix({ locale }, other) === prefix);
    return same === undefined ? [] : [`locales: ${same} and ${one} would have the same addresses, ${prefix}/`];
  });

const textsOf = (prices: Edition['prices']): readonly OwnText[] =>
  prices.flatMap(({ parts, included, boilerRemoval }) => [
    ...[...parts, ...(boilerRemoval ? [boilerRemoval] : [])].map(({ description }) => description),
    ...included,
  ]);

/** Of what this process says: words for what another one says may stand there too. */
function faultsIn(words: WordsByLocale[Locale] = {}, said: Readonly<Record<string, Words>>, isWritten: boolean): readonly string[] {
  const ofThis = Object.fromEntries(Object.entries(words).filter(([name]) => Object.hasOwn(said, name)));
  // Of a written language an edition says a few things otherwise, of another it says everything.
  return faultsInTranslation(said, overrideTexts((isWritten ? said : {}) as Dictionary, ofThis as Dictionary) as Words);
}
