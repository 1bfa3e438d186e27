import type { Language } from './language.js';

/** Makes something the first time that a locale asks for it, and keeps it: formatters of `Intl` are dear to make. */
export function perLocale<Made>(make: (locale: string) => Made): (language: Pick<Language, 'locale'>) => Made {
  const made = new Map<string, Made>();
  return ({ locale }) => {
    const before = made.get(locale);
    if (before !== undefined) return before;
    const now = make(locale);
    made.set(locale, now);
    return now;
  };
}
