import { type PageContext } from '@pomp/cms';
import type { Language } from '@pomp/language';
import { subjectName } from '@pomp/storefront';
import { unknownSubject } from '@pomp/storefront/subjects';
import { seoTexts } from '../texts/seo';

/** The part of a page's list that the query asks for: a subject, a page number, or both. */
export interface ListPart {
  /** Its subject, with the address of that subject's first page; undefined when the list is whole. */
  subject: { name: string; search: string } | undefined;
  /** What tells it apart from the rest: 'Kosten en subsidie, pagina 2'; undefined for the list as it begins. */
  words: string | undefined;
  /** Appended to the page's path in its canonical address: '?category=kosten&page=2', or nothing. */
  search: string;
}

export function listPart({ query, subjects = [] }: Pick<PageContext, 'query' | 'subjects'>, language: Language): ListPart {
  const { category = '', page = '1' } = query;
  const texts = language.texts(seoTexts);
  const name = subjectName(subjects, category);
  const subject = name === undefined ? undefined : { name, search: listSearch({ category }) };
  const numbered = subject ? texts.subjectPage({ subject: subject.name, page }) : texts.page({ page });
  return { subject, words: page === '1' ? subject?.name : numbered, search: listSearch(query) };
}

/** The query of a part's canonical address: '?category=kosten&page=2', or nothing. */
export function listSearch({ category = unknownSubject, page = '1' }: PageContext['query']): string {
  const asked = [...(category === unknownSubject ? [] : [`category=${category}`]), ...(page === '1' ? [] : [`page=${page}`])];
  return asked.length > 0 ? `?${asked.join('&')}` : '';
}
