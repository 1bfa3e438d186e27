import type { Language } from '@pomp/language';

/** What a visitor looks for among the vacancies (spec 2 §3). */
export interface VacancyFilter {
  /** Looked for in titles. */
  readonly query: string;
  readonly location: string;
  /** From 0. */
  readonly page: number;
}

export const noFilter: VacancyFilter = { query: '', location: '', page: 0 };

export const vacanciesPerPage = 8;

type Reading = Pick<Language, 'locale'>;

const plain = (words: string, { locale }: Reading): string => words.trim().toLocaleLowerCase(locale);
const contains = (words: string, wanted: string, language: Reading): boolean =>
  plain(words, language).includes(plain(wanted, language));

/** Whether a vacancy has the keyword in its title and the place in its location, capitals or not. */
export const fitsFilter = (
  { title, location }: { readonly title: string; readonly location: string },
  filter: VacancyFilter,
  language: Reading,
): boolean => contains(title, filter.query, language) && contains(location, filter.location, language);

export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / vacanciesPerPage));

/** The page to show of so many vacancies: the last one where the page asked for is not there. */
export const shownPage = ({ page }: VacancyFilter, count: number): number => Math.min(page, pagesOf(count) - 1);

/** The filter in an address. What is no page is the first: anyone can write an address. */
export function readFilter(search: string): VacancyFilter {
  const given = new URLSearchParams(search);
  const page = given.get('page') ?? '';
  return {
    query: given.get('query')?.trim() ?? '',
    location: given.get('location')?.trim() ?? '',
    page: /^\d{1,4}$/.test(page) ? Number(page) : 0,
  };
}

/** The address of the same page with a filter, so that it can be shared and come back to; without what is empty. */
export function filterAddress(pathname: string, { query, location, page }: VacancyFilter): string {
  const search = new URLSearchParams({
    ...(query !== '' && { query }),
    ...(location !== '' && { location }),
    ...(page > 0 && { page: String(page) }),
  }).toString();
  return search === '' ? pathname : `${pathname}?${search}`;
}
