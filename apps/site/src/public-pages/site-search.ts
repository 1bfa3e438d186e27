import {
  type ContentClient,
  contentTag,
  faqItemBlock,
  langOf,
  listTag,
  plainText,
  type SearchHit,
  type Story,
  storyPath,
  wordsIn,
} from '@pomp/cms';
import type { Edition, Locale } from '@pomp/edition';
import { articleBlock, articlesFolder } from '@pomp/storefront';
import MiniSearch from 'minisearch';
import { keptContent, type Published } from '../content/kept-content';
import { isList } from './asked-page';
import { blocksIn } from '../seo/blocks-in';

/** More than this nobody reads. */
const mostHits = 20;
/** The most that is searched for: nobody types more, and each word costs. */
const mostWords = 8;
const longestSummary = 160;
const longestSearch = 100;

interface Entry extends SearchHit {
  readonly id: number;
  readonly text: string;
}

type Index = MiniSearch<Entry>;

/** Any story may be in it. */
const indexTags = [contentTag, listTag('')];

/** What an address asks the knowledge base to search for; undefined where it asks for no search. */
export function searchedFor(
  edition: Pick<Edition, 'locale' | 'locales' | 'routes' | 'translatedRoutes'>,
  locale: Locale,
  pathAndQuery: string,
): string | undefined {
  const [path = '', search = ''] = pathAndQuery.split(/\?(.*)/s);
  const words = isList(edition, locale, path) ? new URLSearchParams(search).get('q')?.trim().slice(0, longestSearch) : undefined;
  return words || undefined;
}

/** Ends of Dutch and English words that say how many there are, or who: a search for one finds the other. */
const endings = /(?:en|s|e)$/;

/** A word as it is looked for: without capitals, accents and its ending. */
const searchTerm = (word: string): string | null => {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const stem = plain.length > 4 ? plain.replace(endings, '') : plain;
  // `ramen` and `raam`, `bomen` and `boom`: of two of the same letter one counts.
  return stem.replaceAll(/([a-z])\1/g, '$1') || null;
};

/**
 * Searches the knowledge base and the frequently asked questions together: all words, in any order, of which the last may still be being typed, with a slip of the pen forgiven. The index is made of
 * what is published at the first search after that, and asks the content service nothing until something is published again.
 */
export function siteSearch(
  contentOf: (locale: Locale) => Pick<ContentClient, 'stories'>,
  options: { published: Published; now: () => number },
) {
  const indexIn = keptContent(async (locale: Locale) => ({ value: await makeIndex(contentOf(locale)), tags: indexTags }), options);

  return async (locale: Locale, asked: string): Promise<readonly SearchHit[]> => {
    const words = asked.trim().split(/\s+/).slice(0, mostWords).join(' ');
    if (words === '') return [];
    const index = await indexIn(locale);
    return index.search(words).slice(0, mostHits).map(toHit);
  };
}

const toHit = ({ title, href, kind, summary, lang }: Record<string, unknown>): SearchHit =>
  ({ title, href, kind, summary, ...(lang !== undefined && { lang }) }) as SearchHit;

async function makeIndex({ stories }: Pick<ContentClient, 'stories'>): Promise<Index> {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'summary', 'text'],
    storeFields: ['title', 'href', 'kind', 'summary', 'lang'],
    processTerm: searchTerm,
    searchOptions: {
      combineWith: 'AND',
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      boost: { title: 4, summary: 2 },
    },
  });
  const all = await Promise.all([
    everyStory(stories, { startsWith: articlesFolder, contentType: articleBlock.component }),
    everyStory(stories, { contentType: 'page' }),
  ]);
  index.addAll(
    all
      .flat()
      .flatMap(entriesOf)
      .map((entry, id) => ({ ...entry, id })),
  );
  return index;
}

async function everyStory(
  stories: ContentClient['stories'],
  query: Parameters<ContentClient['stories']>[0],
): Promise<readonly Story[]> {
  const found: Story[] = [];
  for (let page = 1; ; page++) {
    const part = await stories({ ...query, page });
    found.push(...part.stories);
    if (part.stories.length === 0 || found.length >= part.total) return found;
  }
}

function entriesOf(story: Story): Omit<Entry, 'id'>[] {
  const path = storyPath(story.full_slug);
  const article = articleBlock.parse(story.content);
  if (story.content.component === articleBlock.component)
    return article.status === 'valid'
      ? [
          {
            kind: 'article',
            title: article.props.title,
            href: path,
            summary: article.props.teaser,
            text: wordsIn(article.props.body).join(' '),
            lang: langOf(story.content),
          },
        ]
      : [];
  return blocksIn(story.content, faqItemBlock.component).flatMap((block) => {
    const item = faqItemBlock.parse(block);
    if (item.status === 'invalid') return [];
    const { question, answer } = item.props;
    const text = answer ? plainText(answer) : '';
    return [
      {
        kind: 'question' as const,
        title: question,
        // The browser goes to the words themselves, and opens what they are in.
        href: `${path}#:~:text=${encodeURIComponent(question).replaceAll('-', '%2D')}`,
        summary: text.length > longestSummary ? `${text.slice(0, longestSummary).replace(/\s\S*$/, '')} …` : text,
        text,
        lang: langOf(block as Story['content']),
      },
    ];
  });
}
