import type { Brand } from '@pomp/design-system/brands';
import { pricesSaid, type ProductPrice, type PromisedDays } from '@pomp/domain';
import { languageCode, ownTextIn, type Language, type Words } from '@pomp/language';
import type { Routes } from './routes/routes.js';

/** A language as BCP 47 names it: `nl-NL`. */
export type Locale = string;

/** Languages that the packages have words in. An edition may offer others, with words of its own. */
export const writtenLocales: readonly Locale[] = ['nl-NL', 'en-GB'];

/** Words by language, and then by the names of their texts. */
export type WordsByLocale = Readonly<Record<Locale, Readonly<Record<string, Words>>>>;

/** What a seller says of itself, in each language that it offers. */
export type InEachLanguage = Readonly<Record<Locale, string>>;

/** As the register of companies and the law on selling at a distance (BW 6:230m) want a seller to name itself. */
export interface LegalIdentity {
  readonly name: string;
  /** Eight digits. */
  readonly kvkNumber: string;
  /** `NL123456789B01` */
  readonly vatNumber: string;
  readonly address: { readonly street: string; readonly postCode: string; readonly city: string };
  /** Nobody at the seller confirmed it yet: where people read it, it is called an example, and search engines aren't told. */
  readonly isExample?: boolean | undefined;
}

/** Who sells, where the brand's name isn't enough. */
export interface Seller {
  /** In a sentence, without the name: what it does. */
  readonly description: InEachLanguage;
  /** What stands beside the name where there is room for one line. */
  readonly slogan: InEachLanguage;
  /** Where people reach the seller; mails come from here, under the brand's name. */
  readonly email: string;
  /** As people dial it; undefined where the seller wants no calls. */
  readonly phone: string | undefined;
  readonly legal: LegalIdentity | undefined;
}

/**
 * One seller, whole: who it is, how it looks, in which languages it speaks, where its pages are and what it asks for its products. Plain data, made once
 * per process and handed down, as the clock is.
 */
export interface Edition {
  /** Lower case; in folders, class names and `data-` attributes. */
  readonly id: string;
  /** The seller's own language: what is said where nobody chose, and what is asked for in a language that it doesn't offer. */
  readonly locale: Locale;
  /** Languages that can be chosen, with its own, in the order in which they are offered. */
  readonly locales: readonly Locale[];
  /** Whole languages that the packages have no words in, or what this seller says otherwise in one that they have. */
  readonly words?: WordsByLocale | undefined;
  readonly brand: Brand;
  readonly seller: Seller;
  /** Its addresses in its own language. */
  readonly routes: Routes;
  /** Its addresses in other languages, each below its language's code: see `routesIn`. */
  readonly translatedRoutes?: Readonly<Record<Locale, Routes>> | undefined;
  /** What is sold, and for how much. */
  readonly prices: readonly ProductPrice[];
  /** Within how many working days it does its part; without it customers are told no day. */
  readonly promisedDays?: PromisedDays | undefined;
}

/** What a browser needs of an edition besides its looks, which are style sheets: small enough to travel with a page. */
export type EditionInPage = Pick<Edition, 'id' | 'locale' | 'locales' | 'routes' | 'prices'> & {
  readonly brand: Pick<Brand, 'id' | 'name'>;
};

/**
 * What of an edition a page carries.
 * @param page in which language the page is.
 */
export const editionInPage = (
  { id, locale, locales, routes, prices, brand }: Edition,
  page: Pick<Language, 'locale'>,
): EditionInPage => ({
  id,
  locale,
  locales,
  routes,
  prices: pricesSaid(prices, (text) => ownTextIn(text, page)),
  brand: { id: brand.id, name: brand.name },
});

/** A language of this seller: the one asked for, or its own where it doesn't offer that. */
export const offeredLocale = ({ locale, locales }: Pick<Edition, 'locale' | 'locales'>, asked: Locale | null | undefined): Locale =>
  asked != null && locales.includes(asked) ? asked : locale;

/** What a seller says of itself, in this language. */
export const inLanguage = (said: InEachLanguage, edition: Pick<Edition, 'locale' | 'locales'>, locale: Locale): string =>
  said[offeredLocale(edition, locale)] ?? said[edition.locale] ?? '';

/** The language alone, as `<html lang>` has it: `nl`. */
export const languageOf = ({ locale }: Pick<Edition, 'locale'>): string => languageCode(locale);

/** As the sender of mails: `Name <address>`. */
export const senderOf = ({ brand, seller }: Pick<Edition, 'brand' | 'seller'>): string => `${brand.name} <${seller.email}>`;
