import { match } from '@formatjs/intl-localematcher';
import type { Edition, Locale } from '@pomp/edition';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

type Offer = Pick<Edition, 'locale' | 'locales'>;

/** The language that a request asks for, of those that the seller offers: `en-US` and `en` get British English. */
export const requestLocale = (c: Context, edition: Offer): Locale => {
  const { locale, locales } = edition;
  return accepts(c, {
    header: 'Accept-Language',
    supports: [...locales],
    default: locale,
    match: (asked) => nearest(asked, edition),
  });
};

function nearest(asked: readonly { readonly type: string; readonly q: number }[], { locale, locales }: Offer): Locale {
  const [first] = asked;
  // What our own pages send.
  if (asked.length === 1 && first && locales.includes(first.type)) return first.type;
  const wanted = asked
    .filter(({ type, q }) => q > 0 && isLanguage(type))
    .toSorted((one, other) => other.q - one.q)
    .map(({ type }) => type);
  return match(wanted, locales, locale);
}

const isLanguage = (type: string): boolean => {
  try {
    return Intl.getCanonicalLocales(type).length === 1;
  } catch {
    return false;
  }
};
