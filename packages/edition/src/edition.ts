import type { Brand } from '@pomp/design-system/brands';
import type { ProductPrice } from '@pomp/domain';
import type { Routes } from './routes/routes.js';

/** Languages that everything is written in, as BCP 47 names them. */
export const locales = ['nl-NL'] as const;
export type Locale = (typeof locales)[number];

/** As the register of companies and the law on selling at a distance (BW 6:230m) want a seller to name itself. */
export interface LegalIdentity {
  readonly name: string;
  /** Eight digits. */
  readonly kvkNumber: string;
  /** `NL123456789B01` */
  readonly vatNumber: string;
  readonly address: { readonly street: string; readonly postCode: string; readonly city: string };
}

/** Who sells, where the brand's name isn't enough. */
export interface Seller {
  /** In a sentence, without the name: what it does. */
  readonly description: string;
  /** What stands beside the name where there is room for one line. */
  readonly slogan: string;
  /** Where people reach the seller; mails come from here, under the brand's name. */
  readonly email: string;
  /** As people dial it; undefined where the seller wants no calls. */
  readonly phone: string | undefined;
  readonly legal: LegalIdentity | undefined;
}

/**
 * One seller, whole: who it is, how it looks, in which language it speaks, where its pages are and what it asks for its products. Plain data, made once
 * per process and handed down, as the clock is.
 */
export interface Edition {
  /** Lower case; in folders, class names and `data-` attributes. */
  readonly id: string;
  readonly locale: Locale;
  readonly brand: Brand;
  readonly seller: Seller;
  readonly routes: Routes;
  /** What is sold, and for how much. */
  readonly prices: readonly ProductPrice[];
}

/** What a browser needs of an edition besides its looks, which are style sheets: small enough to travel with a page. */
export type EditionInPage = Pick<Edition, 'id' | 'locale' | 'routes' | 'prices'> & { readonly brand: Pick<Brand, 'id' | 'name'> };

export const editionInPage = ({ id, locale, routes, prices, brand }: Edition): EditionInPage => ({
  id,
  locale,
  routes,
  prices,
  brand: { id: brand.id, name: brand.name },
});

/** The language alone, as `<html lang>` has it: `nl`. */
export const languageOf = ({ locale }: Pick<Edition, 'locale'>): string => locale.split('-')[0] ?? locale;

/** As the sender of mails: `Name <address>`. */
export const senderOf = ({ brand, seller }: Pick<Edition, 'brand' | 'seller'>): string => `${brand.name} <${seller.email}>`;
