import type { Choice, ContentClient } from '../client/content-client.js';
import type { Story } from '../client/story.js';

/** Something that a search found. */
export interface SearchHit {
  readonly title: string;
  /** Its page, with the place on it. */
  readonly href: string;
  /** A question of the frequently asked ones, or an article. */
  readonly kind: 'question' | 'article';
  /** Begin of what it says. */
  readonly summary: string;
  /** The language of its words, where nobody translated them. */
  readonly lang?: string | undefined;
}

/** What someone searched for, with what was found, the best first. */
export interface SearchOutcome {
  readonly words: string;
  readonly hits: readonly SearchHit[];
}

/** What a block may know of the page that it stands on. */
export interface PageContext {
  readonly story: Story;
  /** Where the site is found, such as `https://pomp.example`: what leads here from elsewhere has the whole address. */
  readonly siteUrl: string;
  /** What a price a month in content is a loan over: the seller's own price of a Pomp AO. */
  readonly loanInCents?: number | undefined;
  /** Lists stories in the version that the page is shown in. The page is made again when something in that folder is published. */
  readonly stories: ContentClient['stories'];
  /** What articles are about, in the order and with the names that editors gave; none where a host has no knowledge base. */
  readonly subjects?: readonly Choice[];
  /** Of a page that is made for a search alone. */
  readonly search?: SearchOutcome | undefined;
  /** What the page's address asks for beside its path: `{ category: 'kosten', page: '2' }`. Only what the site keeps separate pages for. */
  readonly query: Readonly<Record<string, string | undefined>>;
  /** Says that what the query asks for isn't there, and ends the page. */
  readonly notFound: () => never;
}

/** How a block's `notFound` gets past the blocks around it. */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound';
}
