import { type PageContext } from '@pomp/cms';
import type { Language } from '@pomp/language';
import { articleCategories, isArticleCategory } from '@pomp/storefront';
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

export function listPart({ category = '', page = '1' }: PageContext['query'], language: Language): ListPart {
  const texts = language.texts(seoTexts);
  const subject = isArticleCategory(category) ? { name: articleCategories[category], search: `?category=${category}` } : undefined;
  if (page === '1') return { subject, words: subject?.name, search: subject?.search ?? '' };
  return {
    subject,
    words: subject ? texts.subjectPage({ subject: subject.name, page }) : texts.page({ page }),
    search: `${subject ? `${subject.search}&` : '?'}page=${page}`,
  };
}
