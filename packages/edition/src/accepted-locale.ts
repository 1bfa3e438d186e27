import { match } from '@formatjs/intl-localematcher';
import type { Edition, Locale } from './edition.js';

/** The language that a request asks for (`Accept-Language`) of those that the seller offers: our own pages name theirs, a browser lists several. For servers. */
export function acceptedLocale(
  { locale, locales }: Pick<Edition, 'locale' | 'locales'>,
  header: string | null | undefined,
): Locale {
  // What our own pages send; weighing the others takes a moment.
  if (!header) return locale;
  if (locales.includes(header)) return header;
  const asked = header
    .split(',')
    .map((part) => /^\s*([\w-]+)\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?$/.exec(part))
    .flatMap((found) => (found?.[1] ? [{ name: found[1], weight: Number(found[2] ?? 1) }] : []))
    .filter(({ name, weight }) => weight > 0 && isLanguage(name))
    .toSorted((one, other) => other.weight - one.weight);
  return match(
    asked.map(({ name }) => name),
    locales,
    locale,
  );
}

const isLanguage = (name: string): boolean => {
  try {
    return Intl.getCanonicalLocales(name).length === 1;
  } catch {
    return false;
  }
};
