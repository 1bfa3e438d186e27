import type { Edition, Locale } from '@pomp/edition';
import { languageCode } from '@pomp/language';

/** The language that a call asks for (`Accept-Language`) of those that the seller offers: our own pages name theirs, a browser lists several. */
export function acceptedLocale(
  { locale: own, locales }: Pick<Edition, 'locale' | 'locales'>,
  header: string | null | undefined,
): Locale {
  const asked = (header ?? '')
    .split(',')
    .map((part) => /^\s*([\w-]+)\s*(?:;\s*q=([\d.]+))?/.exec(part))
    .flatMap((found) => (found?.[1] ? [{ name: found[1], weight: Number(found[2] ?? 1) }] : []))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { name } of asked) {
    const found =
      locales.find((locale) => locale === name) ?? locales.find((locale) => languageCode(locale) === languageCode(name));
    if (found) return found;
  }
  return own;
}
