import { type PageContext, storyPathIn } from '@pomp/cms';
import type { LanguageLink } from '@pomp/design-system';
import { type Edition, languagePrefix, type Locale } from '@pomp/edition';
import { languageCode } from '@pomp/language';
import { listSearch } from './list-part';

/** A story, and what is asked of its page. */
type AskedStory = Pick<PageContext, 'story' | 'query'>;

/** The path and query of a page in a language. */
export const addressIn = ({ story, query }: AskedStory, edition: Pick<Edition, 'locale'>, locale: Locale): string =>
  storyPathIn(story, locale === edition.locale ? undefined : languageCode(locale)) + listSearch(query);

/** Where a page is in the languages that it isn't in; where there is no page, their start pages. */
export const otherAddresses = (
  edition: Pick<Edition, 'locale' | 'locales'>,
  locale: Locale,
  page: AskedStory | undefined,
): LanguageLink[] =>
  edition.locales
    .filter((other) => other !== locale)
    .map((other) => ({
      locale: other,
      href: page ? addressIn(page, edition, other) : `${languagePrefix(edition, other)}/`,
    }));
