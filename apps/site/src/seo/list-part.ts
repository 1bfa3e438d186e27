import { type PageContext } from '@pomp/cms';
import type { Language } from '@pomp/language';
import { articleCategoryTexts, isArticleCategory } from '@pomp/storefront';
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

export function listPart(query: PageContext['query'], language: Language): ListPart {
  const { category = '', page = '1' } = query;
  const texts = language.texts(seoTexts);
  const subject = isArticleCategory(category)
    ? { name: language.texts(articleCategoryTexts)[category], search: listSearch({ category }) }
    : undefined;
  const numbered = subject ? texts.subjectPage({ subject: subject.name, page }) : texts.page({ page });
  return { subject, words: page === '1' ? subject?.name : numbered, search: listSearch(query) };
}

/** The query of a part's canonical address: '?category=kosten&page=2', or nothing. */
export function listSearch({ category = '', page = '1' }: PageContext['query']): string {
  const asked = [...(isArticleCategory(category) ? [`category=${category}`] : []), ...(page === '1' ? [] : [`page=${page}`])];
  return asked.length > 0 ? `?${asked.join('&')}` : '';
}
