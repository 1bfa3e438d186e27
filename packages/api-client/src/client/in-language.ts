/** The header that says in which language an answer is read. */
export const inLanguage = (locale: string | undefined): Readonly<Record<string, string>> =>
  locale === undefined ? {} : { 'accept-language': locale };
